/**
 * A page of the portal tells the maps of the same browser where its machines stand. Both are of one origin; what is told is
 * what the inspector writes down, so nothing of a member's is in it.
 */
import { pageOf } from './addresses.ts'
import type { LivingActor } from './living.ts'
import type { SeenEvent } from './log.ts'

/** The windows that a map opens have names that begin so: a map listens to its own window alone. */
const windowPrefix = 'qa-page-'

/** A page's word to the maps: where all its machines stand, and the event that one has just taken. */
export interface LiveWord {
  /** The name of the page's window. */
  readonly window: string
  readonly page: string
  readonly actors: readonly Pick<LivingActor, 'key' | 'machine' | 'state'>[]
  readonly event?: SeenEvent | undefined
}

/** A map's word to its page: say where you stand. */
interface Question {
  readonly ask: string
}

const channel = (): BroadcastChannel => new BroadcastChannel('qa-live')

let tell = (_event?: SeenEvent): void => {}

/** Tells the maps of an event, where a map has opened this page. */
export const tellEvent = (event: SeenEvent): void => tell(event)

/** Lets the map that has opened this window know where its machines stand, now and after each event. Call it once. */
export const tellMaps = (livingActors: () => readonly LivingActor[]): void => {
  if (!window.name.startsWith(windowPrefix)) return
  const line = channel()
  tell = (event) => {
    const actors = livingActors().map(({ key, machine, state }) => ({ key, machine, state }))
    line.postMessage({
      window: window.name,
      page: pageOf(location.pathname),
      actors,
      event,
    } satisfies LiveWord)
  }
  line.addEventListener('message', ({ data }: MessageEvent<Partial<Question>>) => {
    if (data.ask === window.name) tell()
  })
  // One that comes from the back/forward cache stands where it stood.
  addEventListener('pageshow', () => tell())
}

/** The name for a window that this map opens; it stays the window's own from page to page. */
export const newWindowName = (): string => `${windowPrefix}${crypto.randomUUID()}`

/** Hears what the pages of a window tell. Returns how to end it. */
export const hearPage = (name: string, heard: (word: LiveWord) => void): (() => void) => {
  const line = channel()
  line.addEventListener('message', ({ data }: MessageEvent<LiveWord | Question>) => {
    if ('window' in data && data.window === name) heard(data)
  })
  line.postMessage({ ask: name } satisfies Question)
  return () => line.close()
}
