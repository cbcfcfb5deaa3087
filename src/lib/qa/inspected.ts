import { atom } from 'nanostores'
import type {
  AnyActor,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  createActor,
  InspectionEvent,
  StateValue,
} from 'xstate'
import { startLog, writeEvent } from './log.ts'
import { tellable } from './tellable.ts'

/** A machine's actor that runs on this page. */
export interface LivingActor {
  readonly key: string
  readonly machine: string
  /** Where it stands, such as `member.resting`. */
  readonly state: string
  /** What may be told of its context. */
  readonly says: string
  /** The other actors that it runs now: promises and listeners. */
  readonly runs: readonly string[]
}

/** An actor as anybody may see it; what is seen of it says by itself whether a machine runs it. */
type Seen = Pick<AnyActorRef, 'getSnapshot' | 'sessionId'> & {
  readonly src?: unknown
  readonly logic?: unknown
}

const machineOf = (actor: object): AnyStateMachine | undefined => {
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

/** An event by its name in the machine's definition; any other name might be somebody's word. */
const nameOf = (machine: AnyStateMachine, type: string): string => {
  if (type === 'xstate.init') return 'start'
  if (!machine.events.includes(type)) return 'an event that it does not know'
  return type.replace(/^xstate\.(done|error)\..*/, '$1').replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
}

/** The actors that were started and not stopped. */
const roots = new Set<AnyActor>()
const places = new WeakMap<object, string>()

/** Changes whenever an actor may have. */
export const $moves = atom(0)
const moved = () => $moves.set($moves.get() + 1)

const hear = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.snapshot') return
  const machine = machineOf(event.actorRef)
  if (machine && 'value' in event.snapshot) {
    const to = statePath(event.snapshot.value as StateValue)
    const from = places.get(event.actorRef) ?? ''
    places.set(event.actorRef, to)
    writeEvent({
      machine: machine.id,
      event: nameOf(machine, event.event.type),
      says: tellable(event.event),
      from,
      to,
    })
  }
  moved()
}

const look = (actor: Seen): LivingActor[] => {
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
    ...children.flatMap(look),
  ]
}

/** The machines that run on this page now, each before those that it runs itself. */
export const livingActors = (): LivingActor[] => [...roots].flatMap(look)

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

/** Whether this is a page of the portal, whose actors testers want to see; the maps run actors of their own. */
const isPortal = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.frame !== undefined

/** xstate's `createActor` that lets testers look on; see hosting/inspect-at-build.ts. */
export const inspected = (create: typeof createActor): typeof createActor => {
  if (!isPortal()) return create
  startLog()
  return ((logic: AnyActorLogic, options?: object) => {
    const actor: AnyActor = create(logic, { ...options, inspect: hear })
    const { start, stop } = actor
    actor.start = () => {
      roots.add(actor)
      start.call(actor)
      moved()
      return actor
    }
    actor.stop = () => {
      roots.delete(actor)
      moved()
      return stop.call(actor)
    }
    return actor
  }) as typeof createActor
}
