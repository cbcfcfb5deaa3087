import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  toPromise,
} from 'xstate'
import { delayOf } from '#lib/qa/stepping.ts'
import { notProvidedAction } from '#machines/setup-parts.ts'
import type { Arc, Graph } from './graph.ts'
import type { Way } from './ways.ts'

/**
 * Runs a way on a living machine: its promises are settled as the way says, its clock moves when a delay is to pass,
 * and what its store would do is noted. `machine` is the one of the graph unless another is put to the test.
 * @throws a sentence when the machine comes elsewhere or has other things done than the way says
 */
export async function runWay(
  graph: Graph,
  { start, arcs }: Way,
  machine = graph.sample.machine,
): Promise<void> {
  const { living, done, settle } = underTest(machine)
  const clock = new SimulatedClock()
  const actor = createActor(living, { input: inTime(start.input, clock), clock })
  const failures: unknown[] = []
  actor.subscribe({ error: (error) => failures.push(error) })
  actor.start()
  const past: string[] = []
  const compare = ({ actions }: Pick<Arc, 'actions'>, key: string) => {
    if (failures.length > 0) throw failures[0]
    const expected = [
      key,
      ...actions.filter(
        (name) =>
          !(name in graph.sample.machine.implementations.actions) || isOpen(graph.sample.machine, name),
      ),
    ]
    const found = [graph.keyOf(actor.getSnapshot()), ...done.splice(0)]
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Error(
        `"${machine.id}" after ${past.join(', ') || 'its start'}: ${found.join(' / ')}, not ${expected.join(' / ')}`,
      )
  }
  compare(start, start.spot.key)
  for (const { event, to, ...passed } of arcs) {
    past.push(event.type)
    const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
    if (kind === 'after') clock.increment(delayOf(graph.sample.machine, actor.getSnapshot(), event.type))
    else if (kind) await settle(actor.getSnapshot().children[id], event)
    else actor.send(event)
    compare(passed, to.key)
  }
  actor.stop()
}

const isOpen = (machine: AnyStateMachine, name: string): boolean =>
  machine.implementations.actions[name] === notProvidedAction

/** Returns an input whose clock, where it has one, moves with that of the living machine. */
function inTime(input: unknown, clock: SimulatedClock): unknown {
  const begin: unknown = Reflect.get(Object(input), 'now')
  return typeof begin === 'function' ? { ...Object(input), now: () => begin() + clock.now() } : input
}

interface Settling {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The machine with a world that does what it is told, and notes what it is asked for. */
function underTest(machine: AnyStateMachine) {
  const done: string[] = []
  const waiting = new Map<string, Settling>()
  const promise = fromPromise<unknown>(
    ({ self }) =>
      new Promise((resolve, reject) => {
        waiting.set(self.id, { resolve, reject })
      }),
  )
  const named = (names: readonly string[], value: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, value(name)]))
  const { actors, actions } = machine.implementations
  const living = machine.provide({
    actors: named(Object.keys(actors), () => promise),
    actions: named(
      Object.keys(actions).filter((name) => isOpen(machine, name)),
      (name) => () => done.push(name),
    ),
  } as never)
  const settle = async (child: AnyActorRef | undefined, { output, error, type }: Arc['event']) => {
    if (!child) throw new Error(`"${machine.id}" runs no actor that could send ${type}`)
    if (type.startsWith('xstate.done.')) waiting.get(child.id)?.resolve(output)
    else waiting.get(child.id)?.reject(error)
    await toPromise(child).catch(() => {})
  }
  return { living, done, settle }
}
