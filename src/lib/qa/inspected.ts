import { atom } from 'nanostores'
import type {
  AnyActor,
  AnyActorLogic,
  AnyStateMachine,
  createActor,
  InspectionEvent,
  StateValue,
} from 'xstate'
import { type LivingActor, machineOf, statePath, withDescendants } from './living.ts'
import { startLog, writeEvent } from './log.ts'
import { tellable } from './tellable.ts'

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

/** The machines that run on this page now, each before those that it runs itself. */
export const livingActors = (): LivingActor[] => [...roots].flatMap(withDescendants)

/** Tells whether this is a page of the portal, whose actors testers want to see; the maps run actors of their own. */
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
