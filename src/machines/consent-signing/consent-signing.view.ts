import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { consentSigningMachine, Signature } from './consent-signing.machine.ts'

/** How signing consents shows itself. */
export interface ConsentSigningView {
  /** The version that is being signed. */
  readonly signing: string | undefined
  /** Why the last signing failed. */
  readonly failure: Attempt
  /** The question before a signature is taken back is open. */
  readonly asks: boolean
  /** What the question is about. */
  readonly signature: Signature | undefined
  readonly revoking: boolean
  /** Why the last try to take it back failed. */
  readonly refusal: Attempt
}

const none: Attempt = { trouble: undefined, isUnsure: false }

/** What to show of signing consents and taking signatures back. */
export const consentSigningView = ({
  value,
  context: { versionId, signature, trouble, isUnsure },
}: Pick<SnapshotFrom<typeof consentSigningMachine>, 'value' | 'context'>): ConsentSigningView => {
  const asks = value === 'asking' || value === 'revoking'
  const attempt = { trouble, isUnsure }
  return {
    signing: value === 'signing' ? versionId : undefined,
    failure: value === 'resting' ? attempt : none,
    asks,
    signature,
    revoking: value === 'revoking',
    refusal: value === 'asking' ? attempt : none,
  }
}
