"""Passkeys (WebAuthn): what a browser is asked for, and whether what it answers is true.

The library reads everything that comes from outside. It takes a moment to load, so that only a process in which somebody
uses a passkey does; what is here is called in a thread.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from hashlib import blake2b
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from ..settings import Settings
from ..storage.rows import Passkey, Person
from ..texts import Refusal
from ..web.hosts import bare

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialCreationOptions, PublicKeyCredentialRequestOptions

CHALLENGE_MS: Final = 5 * 60_000
CHALLENGE_BYTES: Final = 32
NAME: Final = "Tablée"
T = TypeVar("T")


class Party(NamedTuple):
    """For whom passkeys are: a name of this server, and the origins of the pages on which they may be used."""

    name: str
    origins: list[str]


class Asked(NamedTuple):
    """What a browser is asked for, and the challenge that it must answer."""

    options: dict[str, Any]
    challenge: bytes


def party(settings: Settings, host: str | None, origin: str | None) -> Party:
    """For whom passkeys are that the page of an origin asks for; a Refusal where they cannot be used.

    Their name is that of `public_url`, or else the one under which the server is asked. Pages of other names may speak to
    this server and still not use its passkeys, since browsers tie these to the name.

    >>> party(Settings(public_url="https://play.example"), "play.example", None)
    Party(name='play.example', origins=['https://play.example'])
    """
    name = host_of(settings.public_url) if settings.public_url else bare(host or "")
    pages = [page for page in settings.pages() if is_within(host_of(page), name)]
    if not settings.public_url:
        pages += [f"https://{host}", *([f"http://{host}"] if is_within(name, "localhost") else [])]
    if not name or is_address(name):
        raise Refusal("passkey-address")
    if origin is not None and origin not in pages:
        raise Refusal("passkey-page", name=name)
    return Party(name, pages)


def host_of(url: str) -> str:
    """The name in a URL, without its port."""
    return bare(urlsplit(url).netloc)


def is_within(host: str, name: str) -> bool:
    """Whether a host is of a name, or below it.

    >>> is_within("play.example", "example"), is_within("badexample", "example")
    (True, False)
    """
    return host == name or host.endswith(f".{name}")


def is_address(name: str) -> bool:
    """Whether a name is an address, to which no passkey can be tied."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def hash_challenge(challenge: bytes) -> str:
    """What is kept of a challenge."""
    return blake2b(challenge, digest_size=32, person=b"tablee-challenge").hexdigest()


def ask_to_make(own: Party, person: Person, kept: list[Passkey]) -> Asked:
    """Ask a browser for a new passkey of a person, on a device that has none of theirs yet.

    What the device is told of the person is their id, which is no secret, and their name.
    """
    import webauthn
    from webauthn.helpers import structs

    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    options = webauthn.generate_registration_options(
        rp_id=own.name,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.name or NAME,
        challenge=challenge,
        timeout=CHALLENGE_MS,
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(passkey.id)) for passkey in kept
        ],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
    )
    return Asked(as_data(options), challenge)


def ask_to_sign_in(own: Party) -> Asked:
    """Ask a browser for any passkey of this server; whose it is, its answer says."""
    import webauthn

    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    options = webauthn.generate_authentication_options(rp_id=own.name, challenge=challenge, timeout=CHALLENGE_MS)
    return Asked(as_data(options), challenge)


def as_data(options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions) -> dict[str, Any]:
    """Options as the browser's own `PublicKeyCredential.parse…FromJSON` reads them."""
    import webauthn

    made: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return made


def answered_challenge(credential: Mapping[str, Any]) -> bytes:
    """The challenge that a browser says it answers; a Refusal when what it sent cannot be read."""
    import webauthn
    from webauthn.helpers import parse_client_data_json

    def read() -> bytes:
        sent = webauthn.base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(sent).challenge

    return sound(read)


def made_passkey(own: Party, credential: dict[str, Any], challenge: bytes) -> tuple[str, bytes, int]:
    """A passkey that a browser has made: its id, its public key, how often it was used; a Refusal when it is not sound."""
    import webauthn

    made = sound(
        lambda: webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=own.name, expected_origin=own.origins
        )
    )
    return webauthn.helpers.bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count


def used_passkey(own: Party, passkey: Passkey, credential: dict[str, Any], challenge: bytes) -> int:
    """How often a passkey was used by now, once its signature is found good; a Refusal when it is not."""
    import webauthn

    def read() -> int:
        handle = credential["response"].get("userHandle")
        if handle is not None and webauthn.base64url_to_bytes(handle) != passkey.person.encode():
            raise ValueError("the passkey is somebody else's")
        return webauthn.verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=own.name, expected_origin=own.origins,
            credential_public_key=passkey.public_key, credential_current_sign_count=passkey.sign_count,
        ).new_sign_count  # fmt: skip

    return sound(read)


def sound(read: Callable[[], T]) -> T:
    """What is read of a browser's answer; a Refusal when it cannot be read or is not true, whatever is wrong with it."""
    try:
        return read()
    except Exception:
        raise Refusal("passkey", 422) from None
