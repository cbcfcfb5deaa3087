import { atom } from 'nanostores'
import type {
  ActorRefLike,
  AnyActorLogic,
  AnyStateMachine,
  createActor,
  InspectedMicrostepEvent,
  InspectionEvent,
  StateValue,
} from 'xstate'
import { eventLabel, nodesIn, statePath, transitionName } from './chart.ts'
import { sendToMap, startLive } from './live.ts'
import { logEvent, startLog } from './log.ts'
import { redact, redactEvent } from './redact.ts'
import { currentAction } from './user-actions.ts'

export interface RunningActor {
  readonly key: string
  readonly machine: string
  /** The state it is in, such as `member.resting`. */
  readonly state: string
  /** The part of its context that may appear. */
  readonly details: string
  /** The other actors that it runs now: promises and listeners. */
  readonly runs: readonly string[]
  /** The number of actors in the same state: a list of coupons runs a button for each. */
  readonly times: number
}

type Actor = ActorRefLike & { readonly src?: unknown }

/** The machine that an actor runs; undefined for a promise or a listener. */
export const machineOf = (actor: object): AnyStateMachine | undefined => {
  const logic: unknown = Reflect.get(actor, 'logic')
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? (logic as AnyStateMachine)
    : undefined
}

const childrenOf = (actor: Actor): readonly Actor[] => {
  const { children = {} }: { children?: Record<string, Actor | undefined> } = actor.getSnapshot()
  return Object.values(children).flatMap((child) => child ?? [])
}

/** An actor, and all that it runs itself behind it. */
const withDescendants = (actor: Actor): readonly Actor[] => [
  actor,
  ...childrenOf(actor).flatMap(withDescendants),
]

/** An actor as it is shown; none for one that runs no machine, or has ended. */
const shown = (actor: Actor): readonly Omit<RunningActor, 'times'>[] => {
  const machine = machineOf(actor)
  const { status, value, context } = actor.getSnapshot()
  if (!machine || status !== 'active') return []
  const named = Object.keys(machine.implementations.actors)
  return [
    {
      key: actor.sessionId,
      machine: machine.id,
      state: statePath(value),
      details: redact(context),
      runs: childrenOf(actor)
        .filter((child) => !machineOf(child))
        .flatMap(({ src }) => named.find((name) => name === src) ?? []),
    },
  ]
}

/** The actors that no other one has started. */
const roots = new Set<Actor>()

/** The machines that run on this page now, each before those that it runs itself; those in the same state are one, counted. */
export const runningActors = (): RunningActor[] => {
  const actors = [...roots].flatMap(withDescendants).flatMap(shown)
  const groups = Map.groupBy(actors, ({ machine, state, details, runs }) =>
    [machine, state, details, ...runs].join(),
  )
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, times: others.length + 1 }] : [],
  )
}

type Watcher = (inspection: InspectionEvent) => void

let watcher: Watcher = () => {}

/** Hands the actors that run now to a watcher, and from now on all that is inspected. */
export const watchActors = (next: Watcher): void => {
  for (const root of roots)
    for (const actorRef of withDescendants(root))
      next({ type: '@xstate.actor', actorRef, rootId: root.sessionId })
  watcher = next
}

/** Changes whenever an actor may have. */
export const $actorChanges = atom(0)

export const unknownEvent = 'an event that it does not know'

/** An event as the machine's map names it; any type that the machine does not name might be somebody's word. */
const nameOf = ({ root }: AnyStateMachine, type: string): string => {
  if (type === 'xstate.init') return 'start'
  const node = nodesIn(root).find(({ transitions }) => transitions.has(type))
  return node ? eventLabel(type, node) : unknownEvent
}

const states = new WeakMap<object, string>()
/** The transitions of each actor that it has taken since its last snapshot. */
const taken = new WeakMap<object, readonly string[]>()

const noteMicrostep = ({ actorRef, _transitions }: InspectedMicrostepEvent): void => {
  const names = _transitions.map((definition) => transitionName(definition.source, definition))
  taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...names])
}

const inspect = (inspection: InspectionEvent): void => {
  watcher(inspection)
  if (inspection.type === '@xstate.microstep') noteMicrostep(inspection)
  if (inspection.type !== '@xstate.snapshot') return
  const { actorRef, event, snapshot, rootId } = inspection
  if (actorRef.sessionId === rootId) {
    if (snapshot.status === 'active') roots.add(actorRef)
    else roots.delete(actorRef)
  }
  const machine = machineOf(actorRef)
  if (machine && 'value' in snapshot) {
    const to = statePath(snapshot.value as StateValue)
    const logged = logEvent({
      machine: machine.id,
      actor: actorRef.sessionId,
      event: nameOf(machine, event.type),
      details: redactEvent(event),
      from: states.get(actorRef) ?? '',
      to,
      taken: taken.get(actorRef) ?? [],
      ...currentAction(),
    })
    states.set(actorRef, to)
    taken.delete(actorRef)
    sendToMap(logged)
  }
  $actorChanges.set($actorChanges.get() + 1)
}

/** Tells whether this is a page of the portal, whose actors testers want to see; the maps run actors of their own. */
const isPortal = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.frame !== undefined

/** Returns xstate's `createActor` with an inspector on each actor; see `../build/hosting/qa-pages.ts`. */
export const inspected = (create: typeof createActor): typeof createActor => {
  if (!isPortal()) return create
  startLog()
  startLive(runningActors)
  return ((logic: AnyActorLogic, options?: object) =>
    create(logic, { ...options, inspect })) as typeof createActor
}
