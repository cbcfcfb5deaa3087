import type { ChartState, ChartTransition } from './chart.ts'

/** The number of states in one, at all depths. */
const countIn = ({ states }: ChartState): number =>
  states.reduce((total, state) => total + 1 + countIn(state), 0)

const transitionsIn = ({ transitions, states }: ChartState): readonly ChartTransition[] => [
  ...transitions,
  ...states.flatMap(transitionsIn),
]

/** Tells whether a machine has states inside states, so that there is something to fold. */
export const canFold = ({ states }: ChartState): boolean => states.some((state) => state.states.length > 0)

/**
 * A chart whose outermost states are closed boxes: what leads from one to another stays, what happens inside does not show.
 * Transitions keep their names.
 */
export const folded = (machine: ChartState): ChartState => {
  const outermost = (path: string): string => path.split('.')[0] ?? path
  return {
    ...machine,
    initial: machine.initial && { ...machine.initial, to: outermost(machine.initial.to) },
    transitions: machine.transitions.map((one) => ({ ...one, to: one.to.map(outermost) })),
    states: machine.states.map((state): ChartState => {
      if (state.states.length === 0)
        return {
          ...state,
          transitions: state.transitions.map((one) => ({ ...one, to: one.to.map(outermost) })),
        }
      const isInside = ({ to }: ChartTransition) => to.every((path) => outermost(path) === state.path)
      return {
        ...state,
        name: `${state.name} (${countIn(state)} states)`,
        kind: 'atomic',
        initial: undefined,
        states: [],
        transitions: transitionsIn(state)
          .filter((one) => !isInside(one))
          .map((one) => ({ ...one, from: state.path, to: one.to.map(outermost) })),
      }
    }),
  }
}
