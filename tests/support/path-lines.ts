import type { AnyMachineSnapshot } from 'xstate'
import { payloadOf } from '#islands/qa/machines/payload.ts'
import { placeOf } from '#islands/qa/machines/player.ts'
import type { Arc, Graph, Start } from './graph.ts'
import { everyArc } from './ways.ts'

/**
 * Describes a machine, a line for each input and for each transition with the first event that takes it: where from,
 * with what, where to, what is done. A chart shows that a guard is there; these lines show its effect.
 */
export function pathLines({ starts, transitions }: Graph): string {
  const ways = starts.flatMap(everyArc)
  const lines = transitions.flatMap((name) => {
    const way = ways.find(({ arcs }) => arcs.at(-1)?.taken.includes(name))
    const [before, arc] = [way?.arcs.at(-2)?.to ?? way?.start.spot, way?.arcs.at(-1)]
    return before && arc
      ? [`- ${name}: ${at(before.snapshot)} + ${eventText(arc)} → ${at(arc.to.snapshot)}${does(arc)}`]
      : []
  })
  return [...starts.map(startLine), ...lines, ''].join('\n')
}

const startLine = (start: Start): string =>
  `- starts with ${JSON.stringify(start.input) ?? 'nothing'} → ${at(start.spot.snapshot)}${does(start)}`

const at = (snapshot: AnyMachineSnapshot): string => placeOf({ snapshot })

const eventText = ({ event }: Arc): string => `${event.type} ${payloadOf(event)}`.trim()

const does = ({ actions }: Pick<Arc, 'actions'>): string =>
  actions.length > 0 ? ` / ${actions.join(', ')}` : ''
