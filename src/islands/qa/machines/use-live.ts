import { useEffect, useReducer, useState } from 'react'
import { hearPage, type LiveWord, newWindowName } from '#lib/qa/live.ts'
import { doneAfter, type ToDo } from '#lib/qa/presses.ts'

/** The page beside a map, as far as it has told. */
export interface Live {
  readonly word?: LiveWord | undefined
  /** The state of the machine's actor that moved last; undefined where none runs. */
  readonly state?: string | undefined
  /** The transitions that its last event took. */
  readonly taken: readonly string[]
  /** The number of times that each transition of the machine was taken. */
  readonly counts: ReadonlyMap<string, number>
  /** The acts of a person that were done again. */
  readonly done: number
}

const nothing: Live = { taken: [], counts: new Map(), done: 0 }

const counted = (counts: ReadonlyMap<string, number>, names: readonly string[]) => {
  const more = new Map(counts)
  for (const name of names) more.set(name, (more.get(name) ?? 0) + 1)
  return more
}

/** Returns what is known of the page after its next word. */
const after = (before: Live, word: LiveWord, machine: string, acts: readonly ToDo[]): Live => {
  const done = doneAfter(acts, before.done, word)
  const own = word.event?.machine === machine ? word.event : undefined
  const running = word.actors.filter((actor) => actor.machine === machine)
  if (own)
    return {
      ...{ word, done, taken: own.taken, state: own.to },
      counts: counted(before.counts, own.taken),
    }
  const isThere = running.some(({ state }) => state === before.state)
  return { ...before, word, done, ...(isThere ? {} : { state: running[0]?.state, taken: [] }) }
}

/** Opens a page beside the map of a machine, and follows it. */
export function useLive(machine: string, acts: readonly ToDo[]) {
  const [name, setName] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const [live, hear] = useReducer(
    (before: Live, word: LiveWord | undefined) => (word ? after(before, word, machine, acts) : nothing),
    nothing,
  )
  useEffect(() => (name === undefined ? undefined : hearPage(name, hear)), [name])
  const open = (address: string, [width, height]: readonly [number, number]) => {
    const own = newWindowName()
    hear(undefined)
    const size = width > 0 ? `popup,width=${width},height=${height}` : ''
    const isOpen = window.open(address, own, size) !== null
    setRefused(!isOpen)
    setName(isOpen ? own : undefined)
  }
  return { live, isOpen: name !== undefined, isRefused, open }
}
