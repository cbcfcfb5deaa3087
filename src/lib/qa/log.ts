import { atom } from 'nanostores'
import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'
import { qaLogKey } from '#lib/browser/storage-keys.ts'
import { pageOf, rowOf } from './redact.ts'
import type { WatchedCall } from './watched-fetch.ts'

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An event that a machine took, already without anything of the member's. */
export const loggedEvent = v.strictObject({
  /** Unix milliseconds. */
  at: count,
  page: text(100),
  machine: text(100),
  event: text(300),
  /** The part of its payload that may appear. */
  details: text(300),
  from: text(300),
  to: text(300),
  /** The names of the transitions that were taken, as `chart.ts` gives them; none where the machine did not take the event. */
  taken: v.pipe(v.array(text(300)), v.readonly()),
  /** The number of times that it came in a row: a countdown ticks. */
  times: count,
  // The person's action that brought it about: see `user-actions.ts`.
  ...{ action: count, by: text(300) },
})
export interface LoggedEvent extends Readonly<v.InferOutput<typeof loggedEvent>> {
  readonly load: string
  /** The actor among those of this load; empty for several that did the same. */
  readonly actor: string
}

/** A call, already without anything of the member's. */
export interface LoggedCall extends Pick<WatchedCall, 'at' | 'outcome' | 'took' | 'kind' | 'simulated'> {
  readonly load: string
  readonly page: string
  readonly row: string
}

/** The events and calls of this page and of the last ones of this tab, the newest last. */
export interface Log {
  readonly events: readonly LoggedEvent[]
  readonly calls: readonly LoggedCall[]
}

/** The number of events, and of calls, that are kept. */
const most = 200
const nothing: Log = { events: [], calls: [] }

const load = Math.random().toString(36).slice(2)

/** Written by this very file; what has another shape is given up. */
const storedLog = () =>
  stored(
    qaLogKey,
    v.object({
      events: v.array(v.custom<LoggedEvent>((event) => Object.hasOwn(Object(event), 'details'))),
      calls: v.array(v.custom<LoggedCall>(Boolean)),
    }),
  )

const isOther = (one: { load: string }): boolean => one.load !== load

/** The log of earlier pages, read again when the page returns from the back/forward cache. */
let earlier = nothing
let events: readonly LoggedEvent[] = []

const ownCalls = (): LoggedCall[] => {
  const page = pageOf(location.pathname)
  return (window.qaCalls ?? []).map(({ method, url, ...call }) => ({
    ...call,
    load,
    page,
    row: rowOf(method, new URL(url).pathname),
  }))
}

export const $log = atom<Log>(nothing)

const show = (): void =>
  $log.set({
    events: [...earlier.events, ...events].slice(-most),
    calls: [...earlier.calls, ...ownCalls()].slice(-most),
  })

const isSame = (one: LoggedEvent, other: LoggedEvent): boolean =>
  (['machine', 'event', 'details', 'from', 'to', 'by'] as const).every((name) => one[name] === other[name]) &&
  one.taken.join() === other.taken.join()

/**
 * Returns true for a start or an event that leads nowhere, such as a countdown's tick, if no person caused
 * it.
 */
const isTick = ({ from, to, by }: LoggedEvent): boolean => by === '' && (from === to || from === '')

/**
 * Returns the event that this one repeats: the last one, or for a tick the same among the ticks since the
 * last event that was none. Countdowns that tick in turns, and the machines of a list's items, would push out
 * of the log what a person did.
 */
const repeatedBy = (logged: LoggedEvent): LoggedEvent | undefined => {
  const ticks = isTick(logged) ? events.slice(events.findLastIndex((one) => !isTick(one)) + 1) : []
  return [...ticks, ...events.slice(-1)].findLast((one) => isSame(one, logged))
}

/** Logs an event; one that repeats another is counted with it. Returns it as it came, once. */
export const logEvent = (event: Omit<LoggedEvent, 'load' | 'at' | 'page' | 'times'>): LoggedEvent => {
  const logged = { ...event, load, at: Date.now(), page: pageOf(location.pathname), times: 1 }
  const before = repeatedBy(logged)
  const actor = before && before.actor !== logged.actor ? '' : logged.actor
  const times = (before?.times ?? 0) + 1
  events = [...events.filter((one) => one !== before), { ...logged, actor, times }].slice(-most)
  show()
  return logged
}

export const clearLog = (): void => {
  earlier = nothing
  events = []
  window.qaCalls?.splice(0)
  storedLog().remove()
  show()
}

/** Keeps the log from page to page. Call it once. */
export const startLog = (): void => {
  earlier = storedLog().read() ?? nothing
  addEventListener('pagehide', () => {
    const { events, calls } = $log.get()
    storedLog().write({ events: [...events], calls: [...calls] })
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const { events, calls } = storedLog().read() ?? nothing
    earlier = { events: events.filter(isOther), calls: calls.filter(isOther) }
    show()
  })
  addEventListener('qa:call', show)
  show()
}
