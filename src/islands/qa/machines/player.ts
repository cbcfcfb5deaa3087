import { type AnyEventObject, type AnyStateMachine, pathToStateValue } from 'xstate'
import { pathOf, statePath } from '#lib/qa/chart.ts'
import { begin, type Step, step } from '#lib/qa/stepping.ts'

/** A step of the log. Snapshots are values, so each one is kept whole and can be gone back to. */
export interface Played extends Step {
  /** The event's label; undefined for the start. */
  readonly label?: string | undefined
}

/** A machine that is played: all its steps, and the one that is looked at. */
export interface Playing {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly steps: readonly Played[]
  readonly at: number
}

export const started = (machine: AnyStateMachine, input: unknown): Playing => ({
  machine,
  input,
  steps: [begin(machine, input)],
  at: 0,
})

/**
 * The same at the state that an address names, as the inspector's links do (`#state=member.renewing`); at the start where
 * it names none of this machine's.
 */
export const startedAt = (machine: AnyStateMachine, input: unknown, hash: string): Playing => {
  const playing = started(machine, input)
  const named = new URLSearchParams(hash.slice(1)).get('state')
  if (!named) return playing
  try {
    const { context } = playedAt(playing).snapshot
    const snapshot = machine.resolveState({ value: pathToStateValue(named.split('.')), context })
    return { ...playing, steps: [{ snapshot, taken: [], through: [named], actions: [] }] }
  } catch {
    return playing
  }
}

/** Sends an event at the step that is looked at; the steps after it give way. */
export const sent = (playing: Playing, event: AnyEventObject, label: string): Playing => {
  const { snapshot } = playedAt(playing)
  const next = { ...step(playing.machine, snapshot, event), label }
  return { ...playing, steps: [...playing.steps.slice(0, playing.at + 1), next], at: playing.at + 1 }
}

export const playedAt = ({ steps, at }: Playing): Played => {
  const played = steps[at]
  if (!played) throw new RangeError(`There is no step ${at}.`)
  return played
}

/** The dotted paths of the states that a step has come to, outer ones first; the machine itself is none. */
export const statesAt = ({ snapshot }: Pick<Step, 'snapshot'>): readonly string[] =>
  snapshot._nodes.map(pathOf).filter((path) => path !== '')

export const placeOf = ({ snapshot }: Pick<Step, 'snapshot'>): string => statePath(snapshot.value)

/** The steps that a map shows, and the one that is looked at. */
export interface Track {
  readonly steps: readonly Pick<Step, 'taken'>[]
  readonly at: number
}

/** The names of all transitions that were taken up to the step that is looked at. */
export const transitionsTaken = ({ steps, at }: Track): ReadonlySet<string> =>
  new Set(steps.slice(0, at + 1).flatMap(({ taken }) => taken))
