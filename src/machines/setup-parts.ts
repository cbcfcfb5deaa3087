import { type EventObject, fromCallback, fromPromise } from 'xstate'

/**
 * A promise actor that a machine names and its store must provide. Run as it is, it fails with an Error that names it.
 * The type arguments say what the real actor resolves to and what it is given.
 */
export const notProvided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`The actor "${name}" is not provided: its store must provide it`)
  })

/**
 * A listening actor (a callback actor) that a machine names and its store must provide. Run as it is, it fails with
 * an Error that names it. The type argument says what it is given.
 */
export const notProvidedListener = <Input = void>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`The listener "${name}" is not provided: its store must provide it`)
  })

/** An action that a machine names and its store must provide. Run as it is, it throws an Error that names the event. */
export function notProvidedAction({ event }: { event: { type: string } }): never {
  throw new Error(`An action on "${event.type}" is not provided: its store must provide it`)
}

/** The type of `notProvidedAction` where the action is given something: `notProvidedAction as ActionWith<TokenPair>`. */
export type ActionWith<Params> = (args: Parameters<typeof notProvidedAction>[0], params: Params) => void

/** Returns the error that an actor failed with; the types of a machine's events do not know of such an event. */
export const errorOf = (event: EventObject): unknown => Reflect.get(event, 'error')
