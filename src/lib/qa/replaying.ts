import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { statePath } from './living.ts'
import type { RecordedEvent, Recording } from './recording.ts'
import { shortName } from './spoken.ts'
import { begin, choicesAt, type Step, step, type Tries } from './stepping.ts'
import { tellableEvent } from './tellable.ts'

/** A sample of a machine, as far as a replay tries it. */
type Sample = Tries & { readonly inputs?: readonly unknown[] }

/** A recorded event on the map: where it led, and how that fits to the machine of this build. */
export interface Replayed extends Step {
  readonly recorded: RecordedEvent
  /** Sentences about what does not fit; none where the machine itself steps as it was recorded. */
  readonly notes: readonly string[]
  /** True for an event that the machine did not take in the state in which it came. */
  readonly isIgnored: boolean
}

/** One actor of a machine in a recording, or all its actors one after another. */
export interface Run {
  readonly name: string
  readonly events: readonly RecordedEvent[]
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * The actors of a machine in a recording, the one to begin with first: all in their order where no two ran beside each
 * other, else the one that was told most.
 */
export const runsOf = ({ events }: Recording, machine: string): readonly Run[] => {
  const own = events.filter((event) => event.machine === machine)
  const told = own.filter(({ run, event }) => run > 0 && event !== 'start')
  const each = [...Map.groupBy(told, ({ run }) => run)].map(([run, mine]) => {
    const whole = own.filter((event) => event.run === run)
    // Several that start alike are one line of the log, which does not say which they were.
    const first = own.findLast(
      (event) => event.run === 0 && event.event === 'start' && event.load === mine[0]?.load,
    )
    const isStarted = whole.some(({ event }) => event === 'start')
    return {
      name: `${machine} ${run} on ${mine[0]?.page}, ${plural(mine.length, 'event')}`,
      events: isStarted || !first ? whole : [first, ...whole],
      told: mine.length,
    }
  })
  const all = { name: `all in their order, ${plural(own.length, 'event')}`, events: own }
  // A list runs a machine for each of its items: most of them have only started.
  const loads = [...Map.groupBy(own, ({ load }) => load).values()]
  const isBeside = loads.some(
    (events) =>
      new Set(events.map(({ run }) => run)).size > 1 ||
      events.some(({ run, times }) => run === 0 && times > 1),
  )
  const most = each.toSorted((one, other) => other.told - one.told)
  if (each.length === 0) return [all]
  return isBeside ? [...most, all] : [all, ...(each.length > 1 ? most : [])]
}

/** A state's path as the machine itself holds it: `member.resting` is `{ member: 'resting' }`. */
export const nested = ([head = '', ...rest]: readonly string[]): StateValue =>
  rest.length === 0 ? head : { [head]: nested(rest) }

const placed = (machine: AnyStateMachine, path: string, context: unknown): AnyMachineSnapshot | undefined => {
  try {
    return machine.resolveState({ value: nested(path.split('.')), context } as never)
  } catch {
    return undefined
  }
}

const safely = (make: () => Step): readonly Step[] => {
  try {
    return [make()]
  } catch {
    // A guard or an assignment that cannot do with the context that a replay has.
    return []
  }
}

/** The steps that a machine may make by itself at an event of this name, with everything that it may carry. */
const triesAt = (
  machine: AnyStateMachine,
  sample: Sample,
  before: AnyMachineSnapshot | undefined,
  { event, says }: RecordedEvent,
): readonly Step[] => {
  if (event === 'start')
    return (sample.inputs ?? [undefined]).flatMap((input) => safely(() => begin(machine, input)))
  if (before?.status !== 'active') return []
  const events = choicesAt(before, sample)
    .flatMap(({ events }) => events)
    .filter(({ type }) => shortName(type) === event)
  const saysSo = (one: AnyEventObject) => tellableEvent(one) === says
  return [...events.filter(saysSo), ...events.filter((one) => !saysSo(one))].flatMap((one) =>
    safely(() => step(machine, before, one)),
  )
}

const placeIn = ({ snapshot }: Step): string => statePath(snapshot.value)
const sameTaken = (one: Step, { taken }: RecordedEvent): boolean =>
  taken === undefined || taken.join() === one.taken.join()

/**
 * Plays recorded events on a telling machine. The map follows the recorded states; the machine's own step is tried beside
 * it, with all that its sample knows, and a note says where it would lead elsewhere.
 */
export const replayed = (
  machine: AnyStateMachine,
  sample: Sample,
  names: ReadonlySet<string>,
  events: readonly RecordedEvent[],
): readonly Replayed[] => {
  const [first] = triesAt(machine, sample, undefined, { event: 'start' } as RecordedEvent)
  let context: unknown = first?.snapshot.context
  let snapshot = first?.snapshot
  let place = ''
  return events.map((recorded): Replayed => {
    const { event, from, to } = recorded
    const isStart = event === 'start'
    const before = snapshot && place === from ? snapshot : placed(machine, from, context)
    const tried = triesAt(machine, sample, before, recorded)
    const like = tried.filter((one) => placeIn(one) === to)
    const own = like.find((one) => sameTaken(one, recorded)) ?? like[0]
    const taken = recorded.taken ?? own?.taken ?? []
    const isIgnored = !isStart && from === to && taken.length === 0
    const there = own?.snapshot ?? placed(machine, to, context)
    const notes: string[] = []
    if (!isStart && place !== '' && place !== from)
      notes.push(
        `Between the last event and this one it came from ${place} to ${from}; the report does not say how.`,
      )
    const unknown = taken.filter((name) => !names.has(name))
    if (unknown.length > 0) notes.push(`This build's machine has no transition ${unknown.join(', ')}.`)
    if (!there) notes.push(`This build's machine has no state ${to}: the map stays where it was.`)
    else if (isIgnored && before && tried.length === 0)
      notes.push(`Not taken: in ${from} the machine does not listen to it.`)
    else if (isIgnored) notes.push(`Not taken: no guard in ${from} let it pass.`)
    if (there && !isIgnored && (!own || !sameTaken(own, recorded))) {
      const elsewhere = [...new Set(tried.filter(({ taken }) => taken.length > 0).map(placeIn))]
      notes.push(
        elsewhere.length === 0
          ? 'On its own the map would stay: what the event carried and the context are not in the report.'
          : own
            ? 'On its own the map would take another transition to the same state: what the event carried and the context are not in the report.'
            : `On its own the map would go to ${elsewhere.join(' or ')}: what the event carried and the context are not in the report.`,
      )
    }
    if (there) {
      snapshot = there
      context = there.context
      place = to
    }
    const now = there ?? snapshot
    if (!now) throw new Error(`"${machine.id}" cannot be started with its sample.`)
    return { recorded, notes, isIgnored, taken, snapshot: now, through: [], actions: own?.actions ?? [] }
  })
}
