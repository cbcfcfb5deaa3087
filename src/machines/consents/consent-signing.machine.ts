import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

/** A signature that may be taken back. */
export interface Signature {
  readonly versionId: string
  readonly signedId: string
  readonly title: string
  /** The club cannot do without it, and says so before. */
  readonly isRequired: boolean
}

interface Context extends Attempt {
  /** The id of the version that is being signed, or was the last one. */
  readonly versionId: string
  /** The signature that the question is about; it stays while the dialog closes. */
  readonly signature: Signature | undefined
}

/**
 * Signing a consent and taking the signature back, one at a time. Taking back is asked about first; a signature that
 * the server does not know any more is taken back. CON-4.
 */
export const consentSigningMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The member agreed to the text. */
        | { type: 'agreed'; versionId: string }
        | { type: 'revokeAsked'; signature: Signature }
        | { type: 'confirmed' | 'dismissed' },
  },
  actors: {
    sign: notProvided<void, { versionId: string }>('sign'),
    /** Takes a signature back. Fails with 404 when there is none any more. */
    revoke: notProvided<void, Signature | undefined>('revoke'),
  },
  actions: {
    /** Tells that it is signed. */
    tellSigned: notProvidedAction,
    /** Tells that the signature is taken back. */
    tellRevoked: notProvidedAction,
    clear: assign(untried),
    note: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: { isGone: (_, { error }: Failed) => callErrorOf(error).name === 'notFound' },
}).createMachine({
  id: 'consent-signing',
  context: { versionId: '', signature: undefined, ...untried },
  initial: 'resting',
  states: {
    resting: {
      on: {
        agreed: {
          target: 'signing',
          actions: ['clear', assign({ versionId: ({ event }) => event.versionId })],
        },
        revokeAsked: {
          target: 'asking',
          actions: ['clear', assign({ signature: ({ event }) => event.signature })],
        },
      },
    },
    signing: {
      invoke: {
        src: 'sign',
        input: ({ context: { versionId } }) => ({ versionId }),
        onDone: { target: 'resting', actions: 'tellSigned' },
        onError: { target: 'resting', actions: { type: 'note', params: failed } },
      },
    },
    asking: { on: { confirmed: 'revoking', dismissed: { target: 'resting', actions: 'clear' } } },
    revoking: {
      invoke: {
        src: 'revoke',
        input: ({ context: { signature } }) => signature,
        onDone: { target: 'resting', actions: ['clear', 'tellRevoked'] },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'resting',
            actions: ['clear', 'tellRevoked'],
          },
          { target: 'asking', actions: { type: 'note', params: failed } },
        ],
      },
    },
  },
})

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
