import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type {
  Assertion,
  Attestation,
  CreationOptions,
  DeviceFailure,
  RequestOptions,
} from '#lib/domain/session/passkey.ts'
import { importLate } from '../late-code.ts'

/** Tells whether this browser has passkeys here: it needs Web Authentication, and a page served over TLS or by localhost. LCK-1. */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && globalThis.navigator?.credentials !== undefined

/** The error of an attempt that gave no passkey; `device` says why. */
class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly device: DeviceFailure

  constructor(device: DeviceFailure, cause?: unknown) {
    super(`No passkey: ${device}`, { cause })
    this.device = device
  }
}

/** By the names of what browsers throw. Web Authentication Level 3 (W3C), the methods Create and DiscoverFromExternalSource. */
const failures: Readonly<Record<string, DeviceFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'notSupported',
  ConstraintError: 'notSupported',
  // The page's address fits no passkey of the club, such as a bare IP address.
  SecurityError: 'notSupported',
}

/** Named one by one: the bundler leaves out what is not. */
const load = () =>
  importLate(() =>
    import('@simplewebauthn/browser').then(
      ({ startAuthentication, startRegistration, WebAuthnAbortService }) => ({
        startAuthentication,
        startRegistration,
        WebAuthnAbortService,
      }),
    ),
  )
type Library = Awaited<ReturnType<typeof load>>

/** Runs one attempt, which ends with `signal`; a new one ends the one before. */
const attempt = async <T>(run: (library: Library) => Promise<T>, signal?: AbortSignal): Promise<T> => {
  if (!hasPasskeys()) throw new PasskeyError('notSupported')
  const library = await load()
  if (signal?.aborted) throw new PasskeyError('cancelled')
  const stop = () => library.WebAuthnAbortService.cancelCeremony()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await run(library)
  } catch (error) {
    throw new PasskeyError((error instanceof Error && failures[error.name]) || 'unknown', error)
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** Has the member's device make a passkey. Fails with an error whose `device` says why. LCK-1. */
export const createPasskey = (options: CreationOptions, signal?: AbortSignal): Promise<Attestation> =>
  attempt(
    ({ startRegistration }) =>
      startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
    signal,
  )

/** Has the member's device prove that it has a passkey. Fails with an error whose `device` says why. LCK-1. */
export const provePasskey = (options: RequestOptions, signal?: AbortSignal): Promise<Assertion> =>
  attempt(
    ({ startAuthentication }) =>
      startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
    signal,
  )
