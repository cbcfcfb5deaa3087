import { assign, setup } from 'xstate'
import { notProvided, notProvidedAction } from '../not-provided.ts'

/** A consent's text: its title, and its HTML made safe. */
export interface ConsentWording {
  readonly title: string
  readonly html: TrustedHTML | string
}

interface Context {
  readonly versionId: string
  /** The text must be read to its end before it can be agreed to. */
  readonly readRequired: boolean
  readonly wording: ConsentWording | undefined
}

/**
 * The dialog of a consent's text. Agree is enabled only after the end of the text was visible, where reading is
 * required, and at once where it is not. Agreeing decides true; disagreeing or closing decides false; all close.
 * Spec §4 "Consent dialog".
 */
export const consentDialogMachine = setup({
  types: {
    input: {} as { versionId: string; readRequired: boolean },
    context: {} as Context,
    events: {} as
      | { type: 'opened' }
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
    /** Hands over the member's decision. */
    decide: notProvidedAction as (_: unknown, agreed: boolean) => void,
  },
  guards: { mustRead: ({ context }) => context.readRequired },
}).createMachine({
  id: 'consent-dialog',
  context: ({ input }) => ({ ...input, wording: undefined }),
  initial: 'closed',
  states: {
    closed: { on: { opened: 'open' } },
    open: {
      initial: 'loading',
      on: {
        disagreed: { target: 'closed', actions: { type: 'decide', params: false } },
        dismissed: { target: 'closed', actions: { type: 'decide', params: false } },
      },
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => ({ versionId: context.versionId }),
            onDone: [
              {
                guard: 'mustRead',
                target: 'reading',
                actions: assign({ wording: ({ event }) => event.output }),
              },
              { target: 'read', actions: assign({ wording: ({ event }) => event.output }) },
            ],
            onError: 'failed',
          },
        },
        failed: { on: { retried: 'loading' } },
        reading: { on: { endSeen: 'read' } },
        read: {
          on: { agreed: { target: '#consent-dialog.closed', actions: { type: 'decide', params: true } } },
        },
      },
    },
  },
})
