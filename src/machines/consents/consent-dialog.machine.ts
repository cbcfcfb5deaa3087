import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, callErrorOf } from '#lib/domain/call-error.ts'
import { type ActionWith, errorOf, notProvided, notProvidedAction } from '../setup-parts.ts'

/** A consent's text: its title, and its HTML made safe. */
export interface ConsentWording {
  readonly title: string
  readonly html: TrustedHTML | string
}

/** The consent whose text the dialog shows. */
export interface ShownConsent {
  readonly versionId: string
  readonly title: string
  /** The text must be read to its end before it can be agreed to. */
  readonly readRequired: boolean
  /** The member is asked to agree; otherwise the text is only read, and closing it decides nothing. */
  readonly isAsked: boolean
}

interface Context {
  readonly consent: ShownConsent
  readonly wording: ConsentWording | undefined
  /** The reason why the text did not arrive. */
  readonly callError: CallError | undefined
}

/**
 * The dialog of a consent's text: one for all consents of a list. Agree is enabled only after the end of the text was
 * visible, where reading is required, and at once where it is not. Agreeing decides true; disagreeing or closing
 * decides false; all close. CON-1, CON-2.
 */
export const consentDialogMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'opened'; consent: ShownConsent }
      /** The end of the text came into view, or the text is shorter than its box. */
      | { type: 'endSeen' }
      | { type: 'agreed' }
      | { type: 'disagreed' }
      /** The cross, Escape, or a press beside the dialog. */
      | { type: 'dismissed' }
      | { type: 'retried' },
  },
  actors: {
    /** Loads the text of a consent's version and makes it safe. */
    load: notProvided<ConsentWording, { versionId: string }>('load'),
  },
  actions: {
    /** Hands over the member's decision on the consent that is shown. */
    decide: notProvidedAction as ActionWith<boolean>,
    show: assign(({ event }) => {
      assertEvent(event, 'opened')
      return { consent: event.consent, wording: undefined, callError: undefined }
    }),
    take: assign((_, { wording }: { wording: ConsentWording }) => ({ wording })),
    setFailure: assign(({ event }) => ({ callError: callErrorOf(errorOf(event)) })),
  },
  guards: {
    isAsked: ({ context }) => context.consent.isAsked,
    mustRead: ({ context: { consent } }) => consent.isAsked && consent.readRequired,
  },
}).createMachine({
  id: 'consent-dialog',
  context: {
    consent: { versionId: '', title: '', readRequired: false, isAsked: false },
    wording: undefined,
    callError: undefined,
  },
  initial: 'closed',
  states: {
    closed: { on: { opened: { target: 'open', actions: 'show' } } },
    open: {
      initial: 'loading',
      on: {
        disagreed: { guard: 'isAsked', target: 'closed', actions: { type: 'decide', params: false } },
        dismissed: [
          { guard: 'isAsked', target: 'closed', actions: { type: 'decide', params: false } },
          { target: 'closed' },
        ],
      },
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: ({ context: { consent } }) => ({ versionId: consent.versionId }),
            onDone: [
              {
                guard: 'mustRead',
                target: 'reading',
                actions: { type: 'take', params: ({ event }) => ({ wording: event.output }) },
              },
              {
                target: 'read',
                actions: { type: 'take', params: ({ event }) => ({ wording: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: 'setFailure' },
          },
        },
        failed: { on: { retried: 'loading' } },
        reading: { on: { endSeen: 'read' } },
        read: {
          on: {
            agreed: {
              guard: 'isAsked',
              target: '#consent-dialog.closed',
              actions: { type: 'decide', params: true },
            },
          },
        },
      },
    },
  },
})

/** The view of a consent's dialog; what it last showed stays while it closes. CON-1, CON-2. */
export const consentDialogView = (snapshot: SnapshotFrom<typeof consentDialogMachine>) => {
  const { consent, wording, callError } = snapshot.context
  return {
    open: snapshot.matches('open'),
    /** The consent's own title; empty where it has none but that of its text. */
    title: consent.title || wording?.title || '',
    /** The reason why the text did not arrive; it can be tried again. */
    callError: snapshot.matches({ open: 'failed' }) ? callError : undefined,
    /** The text; undefined while it loads. */
    wording,
    /** Agree and Disagree are offered. */
    isAsked: consent.isAsked,
    /** Agreeing waits until the text has been read, or did so. */
    isGated: consent.isAsked && consent.readRequired,
    /** The text waits to be read: its end must be watched for. */
    watchesEnd: snapshot.matches({ open: 'reading' }),
    canAgree: snapshot.matches({ open: 'read' }) && consent.isAsked,
  }
}
export type ConsentDialogView = ReturnType<typeof consentDialogView>
