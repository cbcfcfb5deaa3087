import * as v from 'valibot'
import { type CallError, callErrorOf, codeOf, fieldErrorOf, fieldsOf } from '../call-error.ts'
import type { FieldErrors, FormFailure } from '../form.ts'
import { filled, id, name, numeric, optional } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** A passkey of a member as the club lists it. LCK-1. */
export const passkey = v.object({
  id,
  /** The platform's own text, such as "Firefox on Android". */
  name,
  created_at: optional(numeric),
})
export type Passkey = v.InferOutput<typeof passkey>

/** Returns each passkey once, the newest first. LCK-1. */
export const passkeysInOrder = (passkeys: readonly Passkey[]): readonly Passkey[] =>
  [...new Map(passkeys.map((one) => [one.id, one])).values()].sort(
    (one, other) => (unixSeconds(other.created_at) ?? 0) - (unixSeconds(one.created_at) ?? 0),
  )

const bytes = v.pipe(v.string(), v.nonEmpty())
const publicKey = v.literal('public-key')
/** A member of the standard's that the browser judges. */
const asItCame = v.optional(v.unknown())
const common = ['timeout', 'hints', 'extensions'] as const
const credentials = v.optional(v.array(v.object({ id: bytes, type: publicKey, transports: asItCame })))

/** The options to make a passkey: PublicKeyCredentialCreationOptionsJSON of Web Authentication Level 3. LCK-1. */
export const creationOptions = v.object({
  challenge: bytes,
  rp: v.object({ name: v.string(), id: v.optional(v.string()) }),
  user: v.object({ id: bytes, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: publicKey, alg: v.number() })),
  excludeCredentials: credentials,
  ...v.entriesFromList(['authenticatorSelection', 'attestation', 'attestationFormats', ...common], asItCame),
})
export type CreationOptions = v.InferOutput<typeof creationOptions>

/** The options to prove a passkey: PublicKeyCredentialRequestOptionsJSON; without `allowCredentials` any of the site. LCK-1. */
export const requestOptions = v.object({
  challenge: bytes,
  rpId: v.optional(v.string()),
  allowCredentials: credentials,
  ...v.entriesFromList(['userVerification', ...common], asItCame),
})
export type RequestOptions = v.InferOutput<typeof requestOptions>

const credential = {
  id: bytes,
  rawId: bytes,
  type: publicKey,
  authenticatorAttachment: v.optional(v.string()),
  clientExtensionResults: v.object({}),
}

/** The answer of a device that has made a passkey: RegistrationResponseJSON. LCK-1. */
export const attestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.array(v.string())),
  }),
})
export type Attestation = v.InferOutput<typeof attestation>

/** The answer of a device that has proven that it has a passkey: AuthenticationResponseJSON. LCK-1. */
export const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(v.string()),
  }),
})
export type Assertion = v.InferOutput<typeof assertion>

/** The reason why a device gave no passkey. `cancelled`: also a time-out; `known`: it has one for this account already. */
export type DeviceFailure = 'cancelled' | 'notSupported' | 'known' | 'unknown'

/** The reason why an attempt with a passkey failed. `refused`: the club does not know the passkey. */
export type PasskeyFailure = Exclude<DeviceFailure, 'unknown'> | 'refused' | CallError

/** Translates a failed attempt. error: what the device or the client throws; only its fields are read. LCK-1. */
export const passkeyFailureOf = (error: unknown): PasskeyFailure => {
  const { device } = fieldsOf(error)
  if (device === 'cancelled' || device === 'notSupported' || device === 'known') return device
  const code = codeOf(error)
  if (code === 'passkey_cancelled') return 'cancelled'
  return code === 'passkey_unknown' ? 'refused' : callErrorOf(error)
}

/** The proof that it is the member who asks: sent along with a call that spends. LCK-2. */
export const confirmation = v.object({
  confirmation: filled,
  /** Seconds. */
  expires_in: optional(numeric),
})

/** The way in which a member shows that it is her. */
export type Reauthentication = { readonly password: string } | 'passkey'

type ReauthenticationErrors = FieldErrors<'password', 'required' | 'wrong'>

export const reauthenticationErrors = (by: Reauthentication): ReauthenticationErrors =>
  by !== 'passkey' && by.password === '' ? { password: 'required' } : {}

/**
 * Translates a failed confirmation: by the field of the password, or by what became of the passkey or the call.
 * error: what the device or the client throws. LCK-1, LCK-2.
 */
export const reauthenticationFailure = (
  error: unknown,
): FormFailure<ReauthenticationErrors, PasskeyFailure | CallError> => {
  if (codeOf(error) === 'invalid_credentials' || fieldErrorOf(error, 'password') !== undefined)
    return { fieldErrors: { password: 'wrong' }, failure: undefined }
  const isRefused = fieldErrorOf(error, 'passkey') !== undefined
  return { fieldErrors: {}, failure: isRefused ? 'refused' : passkeyFailureOf(error) }
}
