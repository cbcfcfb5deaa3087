import { type ChartTransition, moveInWords } from './chart.ts'

/** The transitions of a machine by their names. */
export type Transitions = ReadonlyMap<string, ChartTransition>

/** A transition in words, by its name; a name that this build's machine does not have stands as it is. */
export const spokenMove = (transitions: Transitions, name: string): string => {
  const transition = transitions.get(name)
  return transition ? moveInWords(transition) : name
}

/** Transitions in words, one after another. */
export const spokenMoves = (transitions: Transitions, names: readonly string[]): string =>
  names.map((name) => spokenMove(transitions, name)).join(', ')

/** An event as the map names it: `activate failed` for an `error` of the log, where the transition that it took is known. */
export const spokenEventOf = (transitions: Transitions, event: string, taken: readonly string[]): string =>
  event === 'done' || event === 'error' ? (transitions.get(taken[0] ?? '')?.event ?? event) : event
