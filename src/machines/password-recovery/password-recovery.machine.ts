import { assertEvent, assign, sendTo, setup } from 'xstate'
import { faultInEmail, type RecoveryFailure, recoveryFailure } from '#lib/domain/recovery-email.ts'
import type { SentMail } from '#lib/domain/sent-mail.ts'
import { troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import { resendMachine } from '../resend/resend.machine.ts'

interface Context extends RecoveryFailure {
  /** The mail that is on its way. */
  readonly mail: SentMail
  /** How long the server asks to wait before another try, in milliseconds. */
  readonly wait: number
  /** Whole seconds that are left of it. */
  readonly left: number
  /** Another mail is on its way. */
  readonly isResent: boolean
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const untouched = { fault: undefined, trouble: undefined, isResent: false }
type Failed = { readonly error: unknown }
const failed = ({ event: { error } }: { event: Failed }): Failed => ({ error })

/**
 * A forgotten password: an e-mail address, to which a link is sent if it belongs to an account, which is never told;
 * then "check your e-mail", another mail, or another address. Spec §2 "forgot password".
 */
export const passwordRecoveryMachine = setup({
  types: {
    context: {} as Context,
    children: {} as { resend: 'resend' },
    events: {} as
      | { type: 'submitted'; email: string }
      /** This tab has had a mail sent before. */
      | { type: 'recalled'; mail: SentMail }
      /** The member changed the address in the field; she asks for another mail; she wants it sent elsewhere. */
      | { type: 'typed' | 'asked' | 'changed' }
      /** Another mail is on its way. */
      | { type: 'renewed' }
      /** Whole seconds that are left to wait. */
      | { type: 'ticked'; left: number },
  },
  actors: {
    /** Sends `recalled` when this tab has had a mail sent before. */
    recall: notProvidedListener('recall'),
    /** Has a link sent to a cleaned address. */
    requestLink: notProvided<SentMail, { email: string }>('requestLink'),
    /** Sends `renewed` when another mail is on its way. */
    resend: resendMachine,
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
  },
  actions: {
    /** Forgets in this tab that a mail is on its way. */
    forget: notProvidedAction,
    note: assign((_, mail: SentMail) => ({ ...untouched, mail })),
    blame: assign(({ context, event }) => ({
      fault: event.type === 'submitted' ? faultInEmail(event.email) : undefined,
      trouble: undefined,
      round: context.round + 1,
    })),
    clear: assign(untouched),
    refuse: assign(({ context }, { error }: Failed) => ({
      ...recoveryFailure(error),
      wait: troubleOf(error).wait ?? 0,
      round: context.round + 1,
    })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    isEmail: ({ event }) => event.type === 'submitted' && faultInEmail(event.email) === undefined,
    asksToWait: (_, { error }: Failed) => troubleOf(error).wait !== undefined,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'password-recovery',
  context: { ...untouched, mail: { email: '', resend_at: 0 }, wait: 0, left: 0, round: 0 },
  initial: 'asking',
  on: { typed: { actions: assign({ fault: undefined }) } },
  states: {
    asking: {
      invoke: { src: 'recall' },
      on: {
        recalled: { target: 'sent', actions: { type: 'note', params: ({ event }) => event.mail } },
        submitted: [{ guard: 'isEmail', target: 'requesting', actions: 'clear' }, { actions: 'blame' }],
      },
    },
    requesting: {
      invoke: {
        src: 'requestLink',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { email: event.email.trim() }
        },
        onDone: { target: 'sent', actions: { type: 'note', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'asksToWait', params: failed },
            target: 'holding',
            actions: { type: 'refuse', params: failed },
          },
          { target: 'asking', actions: { type: 'refuse', params: failed } },
        ],
      },
    },
    holding: {
      invoke: { src: 'countDown', input: ({ context }) => ({ wait: context.wait }) },
      on: { ticked: [{ guard: 'isOver', target: 'asking', actions: 'clear' }, { actions: 'count' }] },
    },
    sent: {
      invoke: { id: 'resend', src: 'resend', input: ({ context }) => context.mail },
      on: {
        asked: { actions: ['clear', sendTo('resend', { type: 'asked' })] },
        renewed: { actions: assign({ isResent: true }) },
        changed: { target: 'asking', actions: 'forget' },
      },
    },
  },
})
