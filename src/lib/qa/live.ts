/**
 * A page of the portal sends the states of its machines to the map that has opened its window. Both are of one origin; what
 * is sent is what the inspector logs, so nothing of a member's is in it.
 */
import type { RunningActor } from './actors.ts'
import type { LoggedEvent } from './log.ts'
import { pageOf } from './redact.ts'

/** The windows that a map opens have names that begin so: a map listens to its own window alone. */
const windowPrefix = 'qa-page-'

type MachineState = Pick<RunningActor, 'machine' | 'state'>

/** A page's message to its map: the states of all its machines, and the event that one has just taken. */
export interface LiveMessage {
  readonly window: string
  readonly page: string
  readonly actors: readonly MachineState[]
  readonly event?: LoggedEvent | undefined
}

const open = (): BroadcastChannel => new BroadcastChannel('qa-live')

let send = (_event?: LoggedEvent): void => {}

/** Sends an event to the map that has opened this page; nothing where none has. */
export const sendToMap = (event: LoggedEvent): void => send(event)

/** Sends the map that has opened this window the states of its machines, now and after each event. Call it once. */
export const startLive = (running: () => readonly MachineState[]): void => {
  if (!window.name.startsWith(windowPrefix)) return
  const channel = open()
  send = (event) => {
    const actors = running().map(({ machine, state }) => ({ machine, state }))
    const page = pageOf(location.pathname)
    channel.postMessage({ window: window.name, page, actors, event } satisfies LiveMessage)
  }
  // One that comes from the back/forward cache is in the states in which it was left.
  addEventListener('pageshow', () => send())
  send()
}

/** Returns the name for a window that a map opens; it stays the window's own from page to page. */
export const newWindowName = (): string => `${windowPrefix}${crypto.randomUUID()}`

/** Listens to the pages of a window, from before its first one on. Returns how to end it. */
export const listenToWindow = (name: string, heard: (message: LiveMessage) => void): (() => void) => {
  const channel = open()
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.window === name) heard(data)
  })
  return () => channel.close()
}
