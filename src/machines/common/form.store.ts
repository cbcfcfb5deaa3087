import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { onRevival } from '#lib/browser/navigation.ts'
import { tickFor } from './countdown.store.ts'
import { type FormRules, formMachine } from './form.machine.ts'

interface Form<Values, Errors extends object, Failure, Sent>
  extends FormRules<Values, Errors, Failure, Sent> {
  /** Sends the values and takes up what comes of them: keeps it, signs in, goes on. Fails with ApiError or MistypedError. */
  readonly send: (values: Values, signal: AbortSignal) => Promise<Sent>
  /** Returns what the form was sent with before, or why it need not be; undefined where it has to be filled in. */
  readonly arrive?: () => Sent | undefined
  /** A success leads to another page; when this one comes back out of the back/forward cache, the form is open again. */
  readonly leaves?: boolean
}

/** The machine of a form as a screen runs it. */
export const form = <Values, Errors extends object, Failure, Sent>({
  send,
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
      send: fromPromise<unknown, unknown>(({ input, signal }) => send(input as Values, signal)),
      countDown: tickFor,
      awaitReturn: fromCallback<EventObject, void>(({ sendBack }) =>
        leaves ? onRevival(() => sendBack({ type: 'returned' })) : undefined,
      ),
    },
  })
