import type * as wire from '../../generated/wire'
import { call } from '../../lib/api'
import { prefs } from '../../lib/prefs.svelte'

type Json = Record<string, unknown>

/** An address has no name to which a passkey could be tied. */
const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[')

/** Whether passkeys can be used on this page: over https or on this machine, under a name. */
export const passkeysHere = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && !isAddress(location.hostname)

/** The browser was told no, or waited too long. */
export class NoPasskey extends Error {}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer
}

function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data))
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** Options to make a passkey; where the browser reads no JSON, what is binary in it is read here. */
export function toMake(options: Json): PublicKeyCredentialCreationOptions {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function')
    return PublicKeyCredential.parseCreationOptionsFromJSON(json)
  return {
    ...json,
    challenge: bytes(json.challenge),
    user: { ...json.user, id: bytes(json.user.id) },
    excludeCredentials: (json.excludeCredentials ?? []).map(({ id }) => ({ type: 'public-key', id: bytes(id) })),
  } as unknown as PublicKeyCredentialCreationOptions
}

/** Options to sign in, in the same way. */
export function toUse(options: Json): PublicKeyCredentialRequestOptions {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function')
    return PublicKeyCredential.parseRequestOptionsFromJSON(json)
  return { ...json, challenge: bytes(json.challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions
}

/** What the browser answers, as JSON; where it writes none, it is written here. */
export function written(credential: PublicKeyCredential): Json {
  if (typeof credential.toJSON === 'function') return credential.toJSON() as unknown as Json
  const response: Json = {}
  for (const name of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']) {
    const value = (credential.response as unknown as Record<string, ArrayBuffer | null | undefined>)[name]
    if (value) response[name] = text(value)
  }
  const { id, rawId, type } = credential
  return { id, rawId: text(rawId), type, response, clientExtensionResults: credential.getClientExtensionResults() }
}

/** What a browser gives, or that it gave nothing, in a sentence. */
async function given(asked: Promise<Credential | null>): Promise<Json> {
  const credential = await asked.catch((error: unknown) => {
    const known = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new NoPasskey(prefs.t(known ? 'ui-passkey-known' : 'ui-passkey-none'))
  })
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey(prefs.t('ui-passkey-none'))
  return written(credential)
}

/** Make a passkey of one's own; one's own are then listed. */
export async function makePasskey(): Promise<wire.PasskeyFacts[]> {
  const { options } = await call<wire.PasskeyChallenge>('POST', '/people/me/passkeys/challenge')
  const credential = await given(navigator.credentials.create({ publicKey: toMake(options) }))
  return call<wire.PasskeyFacts[]>('POST', '/people/me/passkeys', { credential })
}

/** Sign in with a passkey. */
export async function usePasskey(): Promise<wire.Created> {
  const { options } = await call<wire.PasskeyChallenge>('POST', '/passkeys/challenge')
  const credential = await given(navigator.credentials.get({ publicKey: toUse(options) }))
  return call<wire.Created>('POST', '/passkeys', { credential })
}
