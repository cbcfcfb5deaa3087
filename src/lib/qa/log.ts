import { atom } from 'nanostores'
import * as v from 'valibot'
import { qaLogKey } from '#lib/browser/storage-keys.ts'
import { stored } from '#lib/browser/stored.ts'
import { pageOf, rowOf } from './addresses.ts'
import type { Press } from './pressed.ts'
import type { WatchedCall } from './watched-fetch.ts'

/** An event that a machine took, already without anything of the member's. */
export interface SeenEvent extends Press {
  /** The page's load that it belongs to. */
  readonly load: string
  /** Unix milliseconds. */
  readonly at: number
  readonly page: string
  readonly machine: string
  /** The actor among those of this load; empty for several that did the same. */
  readonly actor: string
  readonly event: string
  /** The part of its payload that may be told. */
  readonly says: string
  readonly from: string
  readonly to: string
  /** The names of the transitions that were taken, as `chart.ts` gives them; none where the machine did not take the event. */
  readonly taken: readonly string[]
  /** The number of times that it came in a row: a countdown ticks. */
  readonly times: number
}

/** A call, already without anything of the member's. */
export interface SeenCall extends Pick<WatchedCall, 'at' | 'outcome' | 'took' | 'kind' | 'simulated'> {
  readonly load: string
  readonly page: string
  readonly row: string
}

/** The events and calls of this page and of the last ones of this tab, the newest last. */
export interface Log {
  readonly events: readonly SeenEvent[]
  readonly calls: readonly SeenCall[]
}

/** The number of events, and of calls, that are kept. */
const most = 200
const nothing: Log = { events: [], calls: [] }

/** This load of a page. */
const load = Math.random().toString(36).slice(2)

/** Written by this very file; a list that is none is given up. */
const storedLog = () =>
  stored(
    qaLogKey,
    v.object({ events: v.array(v.custom<SeenEvent>(Boolean)), calls: v.array(v.custom<SeenCall>(Boolean)) }),
  )
const kept = (): Log => {
  const { events, calls } = storedLog().read() ?? nothing
  return { events: events.map(whole), calls }
}

const isOther = (one: { load: string }): boolean => one.load !== load

/** The log of earlier pages, read again when the page returns from the back/forward cache. */
let earlier = nothing
let events: readonly SeenEvent[] = []

const ownCalls = (): SeenCall[] => {
  const page = pageOf(location.pathname)
  return (window.qaCalls ?? []).map(({ method, url, ...call }) => ({
    ...call,
    load,
    page,
    row: rowOf(method, new URL(url).pathname),
  }))
}

/** The log as the panel shows it. */
export const $log = atom<Log>(nothing)

const show = (): void =>
  $log.set({
    events: [...earlier.events, ...events].slice(-most),
    calls: [...earlier.calls, ...ownCalls()].slice(-most),
  })

const isSame = (one: SeenEvent, other: Omit<SeenEvent, 'times'>): boolean =>
  (['machine', 'event', 'says', 'from', 'to', 'by'] as const).every((name) => one[name] === other[name]) &&
  one.taken.join() === other.taken.join()

/** Written by an inspector before this one, which knew less. */
const whole = (event: SeenEvent): SeenEvent => ({ ...{ actor: '', press: 0, by: '', taken: [] }, ...event })

/** Tells whether an event led nowhere and came by itself: the tick of a countdown. */
const isTick = ({ from, to, by }: Pick<SeenEvent, 'from' | 'to' | 'by'>): boolean => by === '' && from === to

/**
 * Returns the event that this one repeats: the last one, or for a tick the same among the ticks since the last event that
 * was none. Countdowns that tick in turns would push out of the log what somebody did.
 */
const repeatedBy = (seen: Omit<SeenEvent, 'times'>): SeenEvent | undefined => {
  const since = isTick(seen) ? events.slice(events.findLastIndex((one) => !isTick(one)) + 1) : []
  return [...since, ...events.slice(-1)].findLast((one) => isSame(one, seen))
}

/** Writes down an event; one that repeats another is counted with it. Returns it as it came, once. */
export const writeEvent = (event: Omit<SeenEvent, 'load' | 'at' | 'page' | 'times'>): SeenEvent => {
  const seen = { ...event, load, at: Date.now(), page: pageOf(location.pathname), times: 1 }
  const before = repeatedBy(seen)
  events = before
    ? [
        ...events.filter((one) => one !== before),
        { ...seen, actor: before.actor === seen.actor ? seen.actor : '', times: before.times + 1 },
      ]
    : [...events, seen].slice(-most)
  show()
  return seen
}

/** Forgets everything seen so far. */
export const clearLog = (): void => {
  earlier = nothing
  events = []
  window.qaCalls?.splice(0)
  storedLog().remove()
  show()
}

/** Keeps the log from page to page. Call it once. */
export const startLog = (): void => {
  earlier = kept()
  const keep = () => {
    const { events, calls } = $log.get()
    storedLog().write({ events: [...events], calls: [...calls] })
  }
  addEventListener('pagehide', keep)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const { events, calls } = kept()
    earlier = { events: events.filter(isOther), calls: calls.filter(isOther) }
    show()
  })
  addEventListener('qa:call', show)
  show()
}
