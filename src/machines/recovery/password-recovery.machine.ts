import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { fieldFailure } from '#lib/domain/call-error.ts'
import { email, emailError } from '#lib/domain/email-address.ts'
import type { RecoveryFailure, SentMail } from '#lib/domain/recovery/recovery-email.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import { resendMachine } from '../common/resend.machine.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import {
  countDown,
  type Failed,
  type FormContext,
  holding,
  newForm,
  orHold,
  secondsLeft,
  type Ticked,
  waitGuards,
  waitOf,
} from '../setup-parts.ts'

interface Context extends RecoveryFailure, FormContext {
  /** The mail that is on its way. */
  readonly mail: SentMail
  /** Another mail is on its way. */
  readonly isResent: boolean
}

const untouched = { fieldError: undefined, callError: undefined, isResent: false }

/**
 * A forgotten password: an e-mail address, to which a link is sent if it belongs to an account, which is never told;
 * then "check your e-mail", another mail, or another address. AUT-4.
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
      | Ticked,
  },
  actors: {
    /** Sends `recalled` when this tab has had a mail sent before. */
    recall: notProvidedListener('recall'),
    /** Has a link sent to a cleaned address. */
    requestLink: notProvided<SentMail, { email: string }>('requestLink'),
    /** Sends `renewed` when another mail is on its way. */
    resend: resendMachine,
    countDown,
  },
  actions: {
    /** Forgets in this tab that a mail is on its way. */
    forget: notProvidedAction,
    note: assign((_, mail: SentMail) => ({ ...untouched, mail })),
    setError: assign(({ context, event }) => ({
      fieldError: event.type === 'submitted' ? emailError(event.email) : undefined,
      callError: undefined,
      round: context.round + 1,
    })),
    clear: assign(untouched),
    setFailure: assign(({ context }, { error }: Failed) => ({
      ...fieldFailure(error, 'email'),
      ...waitOf(error),
      round: context.round + 1,
    })),
    count: assign({ left: secondsLeft }),
  },
  guards: {
    ...waitGuards,
    isEmail: ({ event }) => event.type === 'submitted' && emailError(event.email) === undefined,
  },
}).createMachine({
  id: 'password-recovery',
  context: { ...untouched, mail: { email: '', resend_at: 0 }, ...newForm },
  initial: 'asking',
  on: { typed: { actions: assign({ fieldError: undefined }) } },
  states: {
    asking: {
      invoke: { src: 'recall' },
      on: {
        recalled: { target: 'sent', actions: { type: 'note', params: ({ event }) => event.mail } },
        submitted: [{ guard: 'isEmail', target: 'requesting', actions: 'clear' }, { actions: 'setError' }],
      },
    },
    requesting: {
      invoke: {
        src: 'requestLink',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { email: email(event.email) ?? '' }
        },
        onDone: { target: 'sent', actions: { type: 'note', params: ({ event }) => event.output } },
        onError: orHold('asking'),
      },
    },
    holding: holding('asking'),
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

/** The view model of a forgotten password; asking for another mail has its own view model. */
export interface PasswordRecoveryView extends RecoveryFailure {
  /** The address that the mail was sent to; undefined while the form asks for it. */
  readonly sentTo: string | undefined
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** Another mail is on its way. */
  readonly isResent: boolean
  /** The field to go back to, anew at each round. */
  readonly focus: 'email' | undefined
  readonly round: number
}

/** The view of a forgotten password. AUT-4. */
export const passwordRecoveryView = ({
  value,
  context: { mail, fieldError, callError, left, isResent, round },
}: Pick<SnapshotFrom<typeof passwordRecoveryMachine>, 'value' | 'context'>): PasswordRecoveryView => ({
  sentTo: value === 'sent' ? mail.email : undefined,
  fieldError,
  callError,
  busy: value === 'requesting',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  isResent,
  focus: fieldError ? 'email' : undefined,
  round,
})
