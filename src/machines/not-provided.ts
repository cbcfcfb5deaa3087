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

/**
 * An action that a machine names and its store must provide. Run as it is, it throws an Error that names
 * the machine, the event, and which of the machine's actions still stand without a body.
 */
export function notProvidedAction({ event, self }: { event: { type: string }; self: object }): never {
  const logic = 'logic' in self ? (self.logic as Logic) : {}
  const missing = Object.entries(logic.implementations?.actions ?? {})
    .filter(([, action]) => action === notProvidedAction)
    .map(([name]) => `"${name}"`)
  const whose = `machine "${logic.id ?? 'unknown'}" on "${event.type}"`
  throw new Error(`An action of ${whose} is not provided: its store must provide ${missing.join(', ')}`)
}

/** The type of `notProvidedAction` where the action is given something: `notProvidedAction as ActionWith<TokenPair>`. */
export type ActionWith<Params> = (told: Parameters<typeof notProvidedAction>[0], params: Params) => void

interface Logic {
  readonly id?: string
  readonly implementations?: { readonly actions?: Readonly<Record<string, unknown>> }
}
