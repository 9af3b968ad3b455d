"""A real Ray cluster of two nodes on this machine plays a plan while a node, a worker or the driver is killed.

Whatever happens, the rows are those that the processes of this machine give, bit for bit. Run by `make drills`, in an
environment that has the extra `ray`.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import polars as pl
import pytest

from tablee.lab import results as folders
from tablee.lab.plan import read, total
from tablee.lab.run import run
from tablee.lab.tables import SCHEMAS

PLAN = """
game = ["push", "conan", "heros"]
seats = 2
bots = ["greedy", "random"]
matches = 60
seed = "cluster"
decisions = true
moments = 10

[[variant]]
name = "open"
bots = ["greedy:20", "greedy"]
"""
RAY = Path(sys.executable).with_name("ray")
PATIENCE = 240.0


class Node:
    """A node of the cluster: all processes of one session."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.folder = folder
        command = [str(RAY), "start", "--block", "--num-cpus=1", "--disable-usage-stats", "--object-store-memory=100000000"]
        self.process = subprocess.Popen(
            [*command, f"--temp-dir={folder}", *args],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def processes(self, title: str = "") -> list[int]:
        """Those of its processes whose title begins so."""
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdecimal() and os.getsid(int(entry.name)) == self.process.pid:
                    if (entry / "cmdline").read_bytes().decode(errors="replace").startswith(title):
                        found.append(int(entry.name))
            except OSError:
                continue
        return found

    def kill(self) -> None:
        """End all of it at once, as when a machine loses its power."""
        for process in self.processes():
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()


class Cluster:
    """A head and a second node."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        self.head = Node(folder / "h", "--head", f"--port={port}", "--include-dashboard=false")
        until(lambda: answers(self.address))
        self.second = Node(folder / "s", f"--address={self.address}")

    def stop(self) -> None:
        self.second.kill()
        self.head.kill()


def until(true: Callable[[], object]) -> None:
    """Wait for something; what never comes is a failure."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)


def answers(address: str) -> bool:
    host, _, port = address.rpartition(":")
    with socket.socket() as tried:
        return tried.connect_ex((host, int(port))) == 0


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A fresh cluster. The names of Ray's sockets must be short."""
    made = Cluster(tmp_path_factory.mktemp("r"))
    try:
        yield made
    finally:
        made.stop()


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("plan") / "plan.toml"
    path.write_text(PLAN, "utf-8")
    return path


@pytest.fixture(scope="module")
def expected(plan: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, pl.DataFrame]:
    """What the processes of this machine give."""
    return rows(run(read(plan), tmp_path_factory.mktemp("processes") / "run").folder)


def rows(folder: Path) -> dict[str, pl.DataFrame]:
    """All rows of a run but the times of the clock."""
    results = folders.read(folder)
    return {name: results.table(name).collect() for name in SCHEMAS if name != "timings"}


def same(one: dict[str, pl.DataFrame], other: dict[str, pl.DataFrame]) -> bool:
    """Whether two runs have the same rows, bit for bit and in the same order."""
    return all(one[name].schema == other[name].schema and one[name].equals(other[name]) for name in one)


def driver(plan: Path, out: Path, address: str) -> subprocess.Popen[str]:
    command = [
        sys.executable,
        "-m",
        "tablee.cli",
        "lab",
        "run",
        str(plan),
        "--out",
        str(out),
        "--ray",
        address,
        "--lang",
        "en",
    ]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def parts(out: Path) -> int:
    return len(list(out.glob("matches-*.parquet"))) if out.exists() else 0


def ended(process: subprocess.Popen[str]) -> int:
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, out + err
    return process.returncode


def test_a_node_that_is_killed_costs_only_time(
    cluster: Cluster, plan: Path, expected: dict[str, pl.DataFrame], tmp_path: Path
) -> None:
    out = tmp_path / "run"
    playing = driver(plan, out, cluster.address)
    until(lambda: parts(out) >= 4 and cluster.second.processes("ray::play_here") and cluster.head.processes("ray::play_here"))
    cluster.second.kill()
    assert playing.poll() is None, "the run was over before the node was killed"
    assert folders.read(out).played < total(read(plan))
    ended(playing)
    assert same(rows(out), expected)


def test_a_worker_that_is_killed_costs_only_time(
    cluster: Cluster, plan: Path, expected: dict[str, pl.DataFrame], tmp_path: Path
) -> None:
    out = tmp_path / "run"
    playing = driver(plan, out, cluster.address)
    for wanted in (2, 6):
        until(lambda least=wanted: parts(out) >= least and cluster.head.processes("ray::play_here"))  # type: ignore[misc]
        for worker in cluster.head.processes("ray::play_here"):
            os.kill(worker, signal.SIGKILL)
    ended(playing)
    assert same(rows(out), expected)


def test_a_driver_that_is_killed_goes_on(
    cluster: Cluster, plan: Path, expected: dict[str, pl.DataFrame], tmp_path: Path
) -> None:
    out = tmp_path / "run"
    for least in (3, 8):
        playing = driver(plan, out, cluster.address)
        until(lambda wanted=least: parts(out) >= wanted)  # type: ignore[misc]
        playing.kill()
        playing.communicate()
        assert 0 < folders.read(out).played < total(read(plan))
    ended(driver(plan, out, cluster.address))
    assert same(rows(out), expected)


def test_no_cluster_is_a_sentence(plan: Path, tmp_path: Path) -> None:
    for address in ("auto", "127.0.0.1:1", "nowhere", "nowhere.invalid:6379"):
        playing = driver(plan, tmp_path / "run", address)
        out, err = playing.communicate(timeout=60)
        assert (playing.returncode, out) == (2, "")
        assert len(err.strip().splitlines()) == 1, err
        assert "Ray" in err
    assert not (tmp_path / "run").exists()


def test_rows_that_differ_are_found(expected: dict[str, pl.DataFrame]) -> None:
    changed = expected["matches"].with_columns(moves=pl.when(pl.col("match") == 7).then(0).otherwise(pl.col("moves")))
    assert same(expected, expected)
    assert not same(expected, {**expected, "matches": changed})
