import { callErrorOf } from '#lib/domain/call-error.ts'
import { notProvidedListener } from './not-provided.ts'

/** The event of an actor that failed. */
export interface Failed {
  /** The value that the client throws. */
  readonly error: unknown
}

/** Hands what an actor failed with on to an action or a guard. */
export const failed = ({ event }: { event: Failed }): Failed => event

/** The context of a form that can be asked to wait, beside its fields. */
export interface FormContext {
  /** The time that the server asks to wait before another try, in milliseconds. */
  readonly wait: number
  /** Whole seconds that are left of it. */
  readonly left: number
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

/** A form that was not sent yet. */
export const newForm: FormContext = { wait: 0, left: 0, round: 0 }

/** Whole seconds that are left to wait. */
export interface Ticked {
  readonly type: 'ticked'
  readonly left: number
}

/** The page is back from the back/forward cache. */
export interface Returned {
  readonly type: 'returned'
}

type AnyEvent = { readonly type: string }

/** The actor of a form that can be asked to wait: sends `ticked` at once, with each second, and with 0 at the end. */
export const countDown = notProvidedListener<Pick<FormContext, 'wait'>>('countDown')

/** The guards of a form that can be asked to wait. */
export const waitGuards = {
  asksToWait: (_: unknown, { error }: Failed) => callErrorOf(error).wait !== undefined,
  isOver: ({ event }: { event: AnyEvent | Ticked }) => 'left' in event && event.left <= 0,
}

/** Returns the seconds that are left of a wait. */
export const secondsLeft = ({
  context,
  event,
}: {
  context: Pick<FormContext, 'left'>
  event: AnyEvent | Ticked
}): number => ('left' in event ? event.left : context.left)

/** Returns the wait that an error asks for. */
export const waitOf = (error: unknown): Pick<FormContext, 'wait'> => ({ wait: callErrorOf(error).wait ?? 0 })

const setFailure = { type: 'setFailure', params: failed } as const

/** The transitions of a failed call: to the wait that the server asks for, or to the state that takes another try. */
export const orHold = <const Target extends string>(target: Target) =>
  [
    { guard: { type: 'asksToWait', params: failed }, target: 'holding', actions: setFailure },
    { target, actions: setFailure },
  ] as const

/** The state of a wait; `target` is the state that takes another try. */
export const holding = <const Target extends string>(target: Target) =>
  ({
    invoke: {
      src: 'countDown',
      input: ({ context: { wait } }: { context: Pick<FormContext, 'wait'> }) => ({ wait }),
    },
    on: { ticked: [{ guard: 'isOver', target, actions: 'clear' }, { actions: 'count' }] },
  }) as const
