import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { consentSigningMachine, Signature } from './consent-signing.machine.ts'

/** The view model of signing consents. */
export interface ConsentSigningView {
  /** The version that is being signed. */
  readonly signing: string | undefined
  /** The reason why the last signing failed. */
  readonly failure: Attempt
  /** The question before a signature is taken back is open. */
  readonly asks: boolean
  /** The signature that the question is about. */
  readonly signature: Signature | undefined
  readonly revoking: boolean
  /** The reason why the last try to take the signature back failed. */
  readonly refusal: Attempt
}

const none: Attempt = { callError: undefined, isUnsure: false }

/** Returns the view model of signing consents and taking signatures back. */
export const consentSigningView = ({
  value,
  context: { versionId, signature, callError, isUnsure },
}: Pick<SnapshotFrom<typeof consentSigningMachine>, 'value' | 'context'>): ConsentSigningView => {
  const asks = value === 'asking' || value === 'revoking'
  const attempt = { callError, isUnsure }
  return {
    signing: value === 'signing' ? versionId : undefined,
    failure: value === 'resting' ? attempt : none,
    asks,
    signature,
    revoking: value === 'revoking',
    refusal: value === 'asking' ? attempt : none,
  }
}
