/** Shows the actors of a page in Stately's inspector, as `?inspect=stately` asks for it. */
import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { Snapshot } from 'xstate'
import { machineOf, unknownEvent, watchActors } from './actors.ts'
import { shownOf } from './redact.ts'

/** The types of events that machines of this page name, and those of xstate itself: any other might be somebody's word. */
const knownTypes = new Set(['xstate.init', 'xstate.stop', 'xstate.promise.resolve', 'xstate.promise.reject'])

const shownEvent = (event: { readonly type: string }) => ({
  ...shownOf(event),
  type: knownTypes.has(event.type) ? event.type : unknownEvent,
})

type Inspected = Extract<StatelyInspectionEvent, { snapshot: unknown }>['snapshot']

/** Only a machine's snapshot has a value: the names of states. Input, output and children are left out. */
const shownSnapshot = (snapshot: Inspected) =>
  ({
    status: snapshot.status ?? 'active',
    ...('value' in snapshot && { value: snapshot.value }),
    context: shownOf('context' in snapshot ? snapshot.context : undefined),
    output: undefined,
    error: shownOf('error' in snapshot ? snapshot.error : undefined),
  }) as Snapshot<unknown>

/** Returns what may appear of an event of the protocol. The library's own sanitizers would leave outputs and errors. */
const redacted = (sent: StatelyInspectionEvent): StatelyInspectionEvent => {
  if (sent.type === '@xstate.actor') return { ...sent, snapshot: shownSnapshot(sent.snapshot) }
  const event = shownEvent(sent.event)
  if (sent.type === '@xstate.event') return { ...sent, event }
  return { ...sent, event, snapshot: shownSnapshot(sent.snapshot) }
}

/** Sends all actors of this page to Stately's inspector. Its window opens with the next press: by itself a browser lets none open. */
export const startStately = (): void => {
  const inspector = createBrowserInspector({ autoStart: false, maxDeferredEvents: 5000, serialize: redacted })
  watchActors((inspection) => {
    for (const type of machineOf(inspection.actorRef)?.events ?? []) knownTypes.add(type)
    inspector.inspect.next?.(inspection)
  })
  addEventListener('click', inspector.start, { once: true, capture: true })
}
