import { atom } from 'nanostores'
import type {
  AnyActor,
  AnyActorLogic,
  AnyStateMachine,
  createActor,
  InspectedMicrostepEvent,
  InspectionEvent,
  StateValue,
} from 'xstate'
import { transitionName } from './chart.ts'
import { tellEvent, tellMaps } from './live.ts'
import { type LivingActor, machineOf, statePath, withDescendants } from './living.ts'
import { startLog, writeEvent } from './log.ts'
import { pressNow } from './pressed.ts'
import { shortName } from './spoken.ts'
import { tellableEvent } from './tellable.ts'

/** An event by its name in the machine's definition; any other name might be somebody's word. */
const nameOf = (machine: AnyStateMachine, type: string): string =>
  type === 'xstate.init' || machine.events.includes(type) ? shortName(type) : 'an event that it does not know'

/** The actors that were started and not stopped. */
const roots = new Set<AnyActor>()
const places = new WeakMap<object, string>()
/** The transitions of each actor that it has taken since its last snapshot. */
const steps = new WeakMap<object, readonly string[]>()

/** Changes whenever an actor may have. */
export const $moves = atom(0)
const moved = () => {
  $moves.set($moves.get() + 1)
}

const noteSteps = ({ actorRef, _transitions }: InspectedMicrostepEvent): void => {
  const names = _transitions.map((definition) => transitionName(definition.source, definition))
  steps.set(actorRef, [...(steps.get(actorRef) ?? []), ...names])
}

const hear = (event: InspectionEvent): void => {
  if (event.type === '@xstate.microstep') noteSteps(event)
  if (event.type !== '@xstate.snapshot') return
  const machine = machineOf(event.actorRef)
  if (machine && 'value' in event.snapshot) {
    const to = statePath(event.snapshot.value as StateValue)
    const from = places.get(event.actorRef) ?? ''
    places.set(event.actorRef, to)
    const taken = steps.get(event.actorRef) ?? []
    steps.delete(event.actorRef)
    const seen = writeEvent({
      machine: machine.id,
      actor: event.actorRef.sessionId,
      event: nameOf(machine, event.event.type),
      says: tellableEvent(event.event),
      from,
      to,
      taken,
      ...pressNow(),
    })
    tellEvent(seen)
  }
  moved()
}

/** The machines that run on this page now, each before those that it runs itself. */
export const livingActors = (): LivingActor[] => [...roots].flatMap(withDescendants)

/** Tells whether this is a page of the portal, whose actors testers want to see; the maps run actors of their own. */
const isPortal = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.frame !== undefined

/** xstate's `createActor` that lets testers look on; see hosting/inspect-at-build.ts. */
export const inspected = (create: typeof createActor): typeof createActor => {
  if (!isPortal()) return create
  startLog()
  tellMaps(livingActors)
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
