import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import {
  type NewPassword,
  type NewPasswordFailure,
  newPasswordErrors,
  newPasswordFailure,
} from '#lib/domain/new-password.ts'
import { isExpiredLink, isRefusal } from '#lib/domain/refusal.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import {
  countDown,
  type Failed,
  type FormContext,
  failed,
  holding,
  newForm,
  orHold,
  secondsLeft,
  type Ticked,
  waitGuards,
  waitOf,
} from '../setup-parts.ts'

interface Context extends NewPasswordFailure, FormContext {
  /** The token of the mailed link. */
  readonly token: string
  /** True when an answer was lost, so that the password may be set although no answer confirmed it. */
  readonly isUnsure: boolean
}

const untouched = { fieldErrors: {}, callError: undefined }

/**
 * Setting a new password with the token of the mailed link. The password passes through to the call and is never kept
 * in the context. AUT-4, AUT-5.
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** The result of reading the page's address: the token of the link, or none. */
        | { type: 'arrived'; token: string | undefined }
        | ({ type: 'submitted' } & NewPassword)
        | { type: 'typed'; field: keyof NewPassword }
        | Ticked,
  },
  actors: {
    /** Sends `arrived`, once. */
    readToken: notProvidedListener('readToken'),
    /** Sets the password. Fails with `link_expired`. */
    save: notProvided<void, { token: string; password: string }>('save'),
    countDown,
  },
  actions: {
    /** Forgets the token: it has served, or can be used no more. */
    forget: notProvidedAction,
    keepToken: assign(({ event }) => (event.type === 'arrived' ? { token: event.token ?? '' } : {})),
    setError: assign(({ context, event }) => ({
      fieldErrors: event.type === 'submitted' ? newPasswordErrors(event) : context.fieldErrors,
      callError: undefined,
      round: context.round + 1,
    })),
    clearError: assign(({ context, event }) =>
      event.type === 'typed' ? { fieldErrors: { ...context.fieldErrors, [event.field]: undefined } } : {},
    ),
    clear: assign(untouched),
    setFailure: assign(({ context }, { error }: Failed) => ({
      ...newPasswordFailure(error),
      isUnsure: context.isUnsure || !isRefusal(error),
      ...waitOf(error),
      round: context.round + 1,
    })),
    count: assign({ left: secondsLeft }),
  },
  guards: {
    ...waitGuards,
    hasToken: ({ event }) => event.type === 'arrived' && event.token !== undefined,
    isGood: ({ event }) => event.type === 'submitted' && Object.keys(newPasswordErrors(event)).length === 0,
    isExpired: (_, { error }: Failed) => isExpiredLink(error),
  },
}).createMachine({
  id: 'password-reset',
  context: { ...untouched, token: '', isUnsure: false, ...newForm },
  initial: 'arriving',
  on: { typed: { actions: 'clearError' } },
  states: {
    arriving: {
      invoke: { src: 'readToken' },
      on: { arrived: [{ guard: 'hasToken', target: 'choosing', actions: 'keepToken' }, 'incomplete'] },
    },
    incomplete: {},
    choosing: {
      on: { submitted: [{ guard: 'isGood', target: 'saving', actions: 'clear' }, { actions: 'setError' }] },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context, event }) => {
          assertEvent(event, 'submitted')
          return { token: context.token, password: event.password }
        },
        onDone: { target: 'done', actions: 'forget' },
        onError: [
          { guard: { type: 'isExpired', params: failed }, target: 'expired', actions: 'forget' },
          ...orHold('choosing'),
        ],
      },
    },
    holding: holding('choosing'),
    expired: {},
    done: {},
  },
})

/** The view model of setting a new password. */
export interface PasswordResetView extends NewPasswordFailure {
  /** `unsure`: the link works no more, perhaps because the password is set and the answer was lost. */
  readonly screen: 'form' | 'incomplete' | 'expired' | 'unsure' | 'done'
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: keyof NewPassword | undefined
  readonly round: number
}

/** The view of setting a new password. AUT-4, AUT-5. */
export const passwordResetView = ({
  value,
  context: { fieldErrors, callError, isUnsure, left, round },
}: Pick<SnapshotFrom<typeof passwordResetMachine>, 'value' | 'context'>): PasswordResetView => ({
  screen:
    value === 'expired' && isUnsure
      ? 'unsure'
      : value === 'expired' || value === 'incomplete' || value === 'done'
        ? value
        : 'form',
  fieldErrors,
  callError,
  busy: value === 'saving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldErrors.password ? 'password' : fieldErrors.repeat ? 'repeat' : undefined,
  round,
})
