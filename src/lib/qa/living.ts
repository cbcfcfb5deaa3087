import type { AnyActorRef, AnyStateMachine, StateValue } from 'xstate'
import { tellable } from './tellable.ts'

/** A machine's actor that runs on this page. */
export interface LivingActor {
  readonly key: string
  readonly machine: string
  /** The state it is in, such as `member.resting`. */
  readonly state: string
  /** The part of its context that may be told. */
  readonly says: string
  /** The other actors that it runs now: promises and listeners. */
  readonly runs: readonly string[]
}

/** An actor as anybody may see it; what is seen of it says by itself whether a machine runs it. */
type Seen = Pick<AnyActorRef, 'getSnapshot' | 'sessionId'> & {
  readonly src?: unknown
  readonly logic?: unknown
}

/** The machine that an actor runs; undefined for a promise or a listener. */
export const machineOf = (actor: object): AnyStateMachine | undefined => {
  const logic: unknown = Reflect.get(actor, 'logic')
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? (logic as AnyStateMachine)
    : undefined
}

/** A state's path as the maps name it: `member.renewing`; parallel states with a plus. */
export const statePath = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => [name, statePath(inner ?? '')].filter(Boolean).join('.'))
        .join(' + ')

/** An actor with the machines that it runs itself behind it; none where it has ended. */
export const withDescendants = (actor: Seen): LivingActor[] => {
  const machine = machineOf(actor)
  const snapshot = actor.getSnapshot()
  if (!machine || snapshot.status !== 'active') return []
  const children = Object.values(snapshot.children as Record<string, Seen | undefined>).flatMap(
    (child) => child ?? [],
  )
  const named = Object.keys(machine.implementations.actors)
  return [
    {
      key: actor.sessionId,
      machine: machine.id,
      state: statePath(snapshot.value),
      says: tellable(snapshot.context),
      runs: children
        .filter((child) => !machineOf(child))
        .flatMap(({ src }) => named.find((name) => name === src) ?? []),
    },
    ...children.flatMap(withDescendants),
  ]
}

/** Actors that stand alike, counted: a list of coupons runs a button and a countdown for each. */
export const grouped = (
  actors: readonly LivingActor[],
): readonly { readonly actor: LivingActor; readonly times: number }[] => {
  const groups = Map.groupBy(actors, ({ machine, state, says, runs }) =>
    [machine, state, says, ...runs].join(),
  )
  return [...groups.values()].flatMap(([actor, ...others]) =>
    actor ? [{ actor, times: others.length + 1 }] : [],
  )
}
