import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { onRestored } from '#lib/browser/navigation.ts'
import { type LeftReport, reportIfLeft } from '#lib/queries/left-report.ts'
import { tickFor } from './countdown.store.ts'
import { type FormRules, formMachine } from './form.machine.ts'

interface Form<Values, Errors extends object, Failure, Sent>
  extends FormRules<Values, Errors, Failure, Sent> {
  /** Sends the values and stores the result. Opens no page: see `next`. Fails with ApiError or MistypedError. */
  readonly send: (values: Values, signal: AbortSignal) => Promise<Sent>
  /** Opens the page that follows a success, or hands the result over; not if the form was left before the answer. */
  readonly next?: (sent: Sent) => void
  /** Reports the outcome if the form was left before the answer. */
  readonly left?: LeftReport<Sent>
  /** Returns what the form was sent with before, or why it need not be; undefined where it has to be filled in. */
  readonly arrive?: () => Sent | undefined
  /** A success leads to another page; when this one comes back out of the back/forward cache, the form is open again. */
  readonly leaves?: boolean
}

/** The machine of a form as a screen runs it. */
export const form = <Values, Errors extends object, Failure, Sent>({
  send,
  next,
  left,
  arrive,
  leaves = false,
  ...rules
}: Form<Values, Errors, Failure, Sent>) =>
  formMachine(rules).provide({
    actors: {
      arrive: fromCallback<EventObject, void>(({ sendBack }) => {
        const sent = arrive?.()
        if (sent !== undefined) sendBack({ type: 'arrived', sent })
      }),
      send: fromPromise<unknown, unknown>(({ input, signal }) =>
        reportIfLeft(send(input as Values, signal), signal, left),
      ),
      countDown: tickFor,
      awaitReturn: fromCallback<EventObject, void>(({ sendBack }) =>
        leaves ? onRestored(() => sendBack({ type: 'returned' })) : undefined,
      ),
    },
    actions: { goOn: (_, { sent }) => next?.(sent) },
  })
