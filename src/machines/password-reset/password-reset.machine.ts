import { assertEvent, assign, setup } from 'xstate'
import { isExpiredLink } from '#lib/domain/expired-link.ts'
import {
  type NewPassword,
  type NewPasswordFailure,
  newPasswordFailure,
  newPasswordFaults,
} from '#lib/domain/new-password.ts'
import { isRefusal } from '#lib/domain/refusal.ts'
import { troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'

interface Context extends NewPasswordFailure {
  /** The token of the mailed link. */
  readonly token: string
  /** An answer was lost, so the password may be set although nobody said so. */
  readonly isUnsure: boolean
  /** How long the server asks to wait before another try, in milliseconds. */
  readonly wait: number
  /** Whole seconds that are left of it. */
  readonly left: number
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const untouched = { faults: {}, trouble: undefined }
type Failed = { readonly error: unknown }
const failed = ({ event: { error } }: { event: Failed }): Failed => ({ error })

/**
 * Setting a new password with the token of the mailed link. The password passes through to the call and is never kept
 * in the context. Spec §2 "new password (two fields, then success)", §8 "link expired".
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** What the page's address had: the token of the link, or none. */
        | { type: 'arrived'; token: string | undefined }
        | ({ type: 'submitted' } & NewPassword)
        | { type: 'typed'; field: keyof NewPassword }
        | { type: 'ticked'; left: number },
  },
  actors: {
    /** Sends `arrived`, once. */
    readToken: notProvidedListener('readToken'),
    /** Sets the password. Fails with `link_expired`. */
    save: notProvided<void, { token: string; password: string }>('save'),
    /** Sends `ticked` at once, with each second, and with 0 at the end. Milliseconds. */
    countDown: notProvidedListener<{ wait: number }>('countDown'),
  },
  actions: {
    /** Forgets the token: it has served, or can be used no more. */
    forget: notProvidedAction,
    keepToken: assign(({ event }) => (event.type === 'arrived' ? { token: event.token ?? '' } : {})),
    blame: assign(({ context, event }) => ({
      faults: event.type === 'submitted' ? newPasswordFaults(event) : context.faults,
      trouble: undefined,
      round: context.round + 1,
    })),
    forgive: assign(({ context, event }) =>
      event.type === 'typed' ? { faults: { ...context.faults, [event.field]: undefined } } : {},
    ),
    clear: assign(untouched),
    refuse: assign(({ context }, { error }: Failed) => ({
      ...newPasswordFailure(error),
      isUnsure: context.isUnsure || !isRefusal(error),
      wait: troubleOf(error).wait ?? 0,
      round: context.round + 1,
    })),
    count: assign(({ event }) => (event.type === 'ticked' ? { left: event.left } : {})),
  },
  guards: {
    hasToken: ({ event }) => event.type === 'arrived' && event.token !== undefined,
    isGood: ({ event }) => event.type === 'submitted' && Object.keys(newPasswordFaults(event)).length === 0,
    isExpired: (_, { error }: Failed) => isExpiredLink(error),
    asksToWait: (_, { error }: Failed) => troubleOf(error).wait !== undefined,
    isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
  },
}).createMachine({
  id: 'password-reset',
  context: { ...untouched, token: '', isUnsure: false, wait: 0, left: 0, round: 0 },
  initial: 'arriving',
  on: { typed: { actions: 'forgive' } },
  states: {
    arriving: {
      invoke: { src: 'readToken' },
      on: { arrived: [{ guard: 'hasToken', target: 'choosing', actions: 'keepToken' }, 'lacking'] },
    },
    lacking: {},
    choosing: {
      on: { submitted: [{ guard: 'isGood', target: 'saving', actions: 'clear' }, { actions: 'blame' }] },
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
          {
            guard: { type: 'asksToWait', params: failed },
            target: 'holding',
            actions: { type: 'refuse', params: failed },
          },
          { target: 'choosing', actions: { type: 'refuse', params: failed } },
        ],
      },
    },
    holding: {
      invoke: { src: 'countDown', input: ({ context }) => ({ wait: context.wait }) },
      on: { ticked: [{ guard: 'isOver', target: 'choosing', actions: 'clear' }, { actions: 'count' }] },
    },
    expired: {},
    done: {},
  },
})
