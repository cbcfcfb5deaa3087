import { existsSync } from 'node:fs'
import { nodesIn, transitionsOf } from '#lib/qa/chart.ts'
import type { Sample } from '#machines/sample.ts'
import { samples } from '#machines/samples.ts'
import takenInJourneys from '../taken-in-journeys.json' with { type: 'json' }
import { type Undriven, undriven } from '../undriven.ts'
import { browserModels } from './all-models.ts'
import { drivenBy } from './driven-ways.ts'

/** The journey of each transition, by machine: `promo-code.spec.ts: a code counts once`. */
export type Journeys = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A machine's transitions, and those that its model drives. */
export interface DrivenMachine {
  readonly machine: string
  readonly transitions: readonly string[]
  /** Driven by the paths of its model, with the page looked at in each state. */
  readonly byPaths: readonly string[]
  /** The number of those paths; 0 without a model. */
  readonly paths: number
}

/** The transitions of all machines, and what models drive of them. */
export const drivenMachines = (): Promise<readonly DrivenMachine[]> =>
  Promise.all(
    Object.entries(samples).map(async ([machine, load]): Promise<DrivenMachine> => {
      const sample: Sample = await load()
      const transitions = nodesIn(sample.machine.root).flatMap((state) =>
        transitionsOf(state).map(({ name }) => name),
      )
      const [, model] = browserModels.find(([, one]) => one.sample.machine.id === machine) ?? []
      const driven = model && drivenBy(model)
      return { machine, transitions, byPaths: driven?.taken ?? [], paths: driven?.ways ?? 0 }
    }),
  )

/** The journeys that were seen to take each transition: `npm run qa:coverage` says how that is written down. */
export const journeys: Journeys = takenInJourneys

/** The transitions of a machine that some journey takes, or a path of its model. */
export const drivenOf = (
  { machine, transitions, byPaths }: DrivenMachine,
  seen: Journeys,
): readonly string[] =>
  transitions.filter((name) => byPaths.includes(name) || seen[machine]?.[name] !== undefined)

/**
 * Returns what is wrong, a sentence for each: transitions that are neither driven nor named, named although driven, named
 * without a reason or twice, and entries of what is not there.
 */
export const problemsOf = (
  machines: readonly DrivenMachine[],
  seen: Journeys = journeys,
  named: readonly Undriven[] = undriven,
): readonly string[] => {
  const isThere = (machine: string, transition: string) =>
    machines.some((one) => one.machine === machine && one.transitions.includes(transition))
  const keys = named.map(({ machine, transition }) => `${machine}: ${transition}`)
  return [
    ...machines.flatMap((one) => {
      const driven = drivenOf(one, seen)
      return one.transitions.flatMap((name) => {
        const key = `${one.machine}: ${name}`
        if (driven.includes(name)) return keys.includes(key) ? [`named although it is driven: ${key}`] : []
        return keys.includes(key) ? [] : [`neither driven nor named: ${key}`]
      })
    }),
    ...named.flatMap(({ machine, transition, reason }, index) => {
      const key = `${machine}: ${transition}`
      if (!isThere(machine, transition)) return [`named, but no machine has it: ${key}`]
      if (keys.indexOf(key) < index) return [`named twice: ${key}`]
      return reason.trim().split(/\s+/).length < 4 ? [`named without a reason: ${key}`] : []
    }),
    ...Object.entries(seen).flatMap(([machine, taken]) =>
      Object.entries(taken).flatMap(([transition, journey]) => {
        if (!isThere(machine, transition))
          return [`written down, but no machine has it: ${machine}: ${transition}`]
        const [file = ''] = journey.split(': ')
        return existsSync(new URL(`../${file}`, import.meta.url))
          ? []
          : [`its journey is gone: ${machine}: ${transition}`]
      }),
    ),
  ]
}
