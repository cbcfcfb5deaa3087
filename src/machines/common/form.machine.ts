import { assertEvent, assign, setup } from 'xstate'
import { callErrorOf, isRefusal } from '#lib/domain/call-error.ts'
import { type FormFailure, MistypedError } from '#lib/domain/form.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import {
  type ActionWith,
  errorOf,
  notProvided,
  notProvidedAction,
  notProvidedListener,
} from '../setup-parts.ts'

/** The rules of a form, all pure. */
export interface FormRules<Values, Errors extends object, Failure, Sent> {
  /** Finds the mistakes before anybody is asked, in the order in which the fields stand. */
  readonly errorsOf: (values: Values) => Errors
  /** Says what a failed call means. error: what the client throws. */
  readonly failureOf: (error: unknown) => FormFailure<NoInfer<Errors>, Failure>
  /** Returns the failure as a whole that mistakes amount to; without it they stand at their fields alone. */
  readonly summaryOf?: (fieldErrors: Errors) => Failure | undefined
  /** Tells whether the form is open again at once after a success; without it, it gives way. */
  readonly isOpenAfter?: (sent: Sent) => boolean
}

interface Context<Errors, Failure, Sent> {
  readonly fieldErrors: Errors
  readonly failure: Failure | undefined
  /** The result of the call, or of one before. */
  readonly sent: Sent | undefined
  /** No readable answer came to the last try: what was asked for may have been done. */
  readonly isUnsure: boolean
  /** The same of any try. */
  readonly wasUnsure: boolean
  /** The time that the server asks to wait before another try, in milliseconds, and the whole seconds left of it. */
  readonly wait: number
  readonly left: number
  /** The field to go back to, anew at each round: refusals are counted. Typing elsewhere does not change it. */
  readonly focus: string | undefined
  readonly round: number
}

const focusOf = (fieldErrors: object): string | undefined =>
  Object.entries(fieldErrors).find(([, mistake]) => mistake !== undefined)?.[0]

/** XState cannot infer what goes into and out of an actor whose types are those of a type parameter. */
const valuesOf = ({ event }: { event: { type: string; values?: unknown } }) => event.values
const sentOf = <Sent>({ event }: { event: { output: unknown } }) => ({ sent: event.output as Sent })

/**
 * A form that is sent once for each press: its values pass through to the call and are never kept. After a refusal it is
 * open again, once the wait that the server asked for is over; after a success it gives way, until `returned`.
 */
export const formMachine = <Values, Errors extends object, Failure, Sent>(
  rules: FormRules<Values, Errors, Failure, Sent>,
) => {
  const mistaken = (fieldErrors: Errors): FormFailure<Errors, Failure> => ({
    fieldErrors,
    failure: rules.summaryOf?.(fieldErrors),
  })
  const refused = ({ fieldErrors, failure, focus }: FormFailure<Errors, Failure>, round: number) => ({
    fieldErrors,
    failure,
    focus: focusOf(fieldErrors) ?? focus,
    round: round + 1,
  })
  const accepted = [
    { type: 'keep', params: sentOf<Sent> },
    { type: 'goOn', params: sentOf<Sent> },
  ] as const
  return setup({
    types: {
      context: {} as Context<Errors, Failure, Sent>,
      events: {} as
        | { type: 'submitted'; values: Values }
        | { type: 'typed'; field: keyof Errors }
        /** It was sent before, or there is nothing to send. */
        | { type: 'arrived'; sent: Sent }
        /** Whole seconds that are left to wait. */
        | { type: 'ticked'; left: number }
        /** The page is back from the back/forward cache, or another try is wanted after a success. */
        | { type: 'returned' },
    },
    actors: {
      /** Sends `arrived` where the form need not be filled in. */
      arrive: notProvidedListener('arrive'),
      /** Sends the values. Fails as the call did, or with MistypedError. */
      send: notProvided<unknown, unknown>('send'),
      /** Sends `ticked` at once, with each second, and with 0 at the end. */
      countDown: notProvidedListener<{ wait: number }>('countDown'),
      /** Sends `returned` when the page comes back after it was left. */
      awaitReturn: notProvidedListener('awaitReturn'),
    },
    actions: {
      keep: assign((_, { sent }: { sent: Sent }) => ({ sent })),
      clear: assign({
        fieldErrors: {} as Errors,
        failure: undefined,
        focus: undefined,
        isUnsure: false,
        wait: 0,
      }),
      clearError: assign(({ context, event }) => {
        assertEvent(event, 'typed')
        return { fieldErrors: { ...context.fieldErrors, [event.field]: undefined } }
      }),
      setError: assign(({ context, event }) => {
        assertEvent(event, 'submitted')
        return refused(mistaken(rules.errorsOf(event.values)), context.round)
      }),
      setFailure: assign(({ context, event }) => {
        const error = errorOf(event)
        if (error instanceof MistypedError)
          return refused(mistaken(error.fieldErrors as Errors), context.round)
        const isUnsure = !isRefusal(error)
        return {
          ...refused(rules.failureOf(error), context.round),
          wait: callErrorOf(error).wait ?? 0,
          isUnsure,
          wasUnsure: context.wasUnsure || isUnsure,
        }
      }),
      count: assign(({ event }) => ('left' in event ? { left: event.left } : {})),
      /** Opens the page that follows a success, or hands the result over. */
      goOn: notProvidedAction as ActionWith<{ sent: Sent }>,
    },
    guards: {
      isGood: ({ event }) =>
        event.type === 'submitted' && focusOf(rules.errorsOf(event.values)) === undefined,
      isOpenAfter: (_, { sent }: { sent: Sent }) => rules.isOpenAfter?.(sent) ?? false,
      asksToWait: ({ event }) => callErrorOf(errorOf(event)).wait !== undefined,
      isOver: ({ event }) => event.type === 'ticked' && event.left <= 0,
    },
  }).createMachine({
    id: 'form',
    context: {
      fieldErrors: {} as Errors,
      failure: undefined,
      sent: undefined,
      isUnsure: false,
      wasUnsure: false,
      wait: 0,
      left: 0,
      focus: undefined,
      round: 0,
    },
    initial: 'resting',
    on: { typed: { actions: 'clearError' } },
    states: {
      resting: {
        invoke: { src: 'arrive' },
        on: {
          arrived: { target: 'done', actions: { type: 'keep', params: ({ event }) => event } },
          submitted: [{ guard: 'isGood', target: 'sending', actions: 'clear' }, { actions: 'setError' }],
        },
      },
      sending: {
        invoke: {
          src: 'send',
          input: valuesOf,
          onDone: [
            { guard: { type: 'isOpenAfter', params: sentOf<Sent> }, target: 'resting', actions: accepted },
            { target: 'done', actions: accepted },
          ],
          onError: [
            { guard: 'asksToWait', target: 'holding', actions: 'setFailure' },
            { target: 'resting', actions: 'setFailure' },
          ],
        },
      },
      holding: {
        invoke: { src: 'countDown', input: ({ context: { wait } }) => ({ wait }) },
        on: { ticked: [{ guard: 'isOver', target: 'resting', actions: 'clear' }, { actions: 'count' }] },
      },
      done: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
    },
  })
}

interface Snapshot<Errors, Failure, Sent> {
  readonly value: 'resting' | 'sending' | 'holding' | 'done'
  readonly context: Context<Errors, Failure, Sent>
}

/** The view model of a form. */
export interface FormView<Errors, Failure, Sent>
  extends Omit<Context<Errors, Failure, Sent>, 'wait' | 'left'> {
  readonly busy: boolean
  /** It was accepted, and what follows is on its way. */
  readonly done: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
}

/** The view of a form. */
export const formView = <Errors, Failure, Sent>({
  value,
  context: { wait: _, left, ...shown },
}: Snapshot<Errors, Failure, Sent>): FormView<Errors, Failure, Sent> => ({
  ...shown,
  busy: value === 'sending' || value === 'done',
  done: value === 'done',
  wait: value === 'holding' ? timeUntil(left) : undefined,
})
