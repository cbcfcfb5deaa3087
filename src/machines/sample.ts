import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/**
 * The data to try a machine with: testers' maps play it, walks and paths are made from it. Never in the members' build:
 * only testers' pages and tests import a `*.sample.ts`.
 */
export interface Sample<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine
  /** The inputs to start from; none where the machine takes none. */
  readonly inputs?: readonly InputFrom<Machine>[]
  /** The events that carry something: every variant a guard or an assignment tells apart. Others are sent bare. */
  readonly events?: readonly EventFromLogic<Machine>[]
  /** The values that an actor may resolve to, by its name; `[undefined]` when left out. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>
  /** The errors that an actor may fail with, by its name; one plain Error when left out. */
  readonly errors?: Readonly<Record<string, readonly unknown[]>>
  /** Parts of the context that only count, and so make no snapshot another one. */
  readonly counters?: readonly string[]
  /** Returns a text that is equal for equal snapshots, where state value and context as JSON do not tell. */
  readonly serialize?: (snapshot: AnyMachineSnapshot) => string
  /** The most snapshots to visit, against a context that grows for ever. Default 5000. */
  readonly limit?: number
}

/** The sample of a machine, its inputs and events checked against the machine's own types. */
export const sampleOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  tries: Omit<Sample<Machine>, 'machine'> = {},
): Sample<Machine> => ({ machine, ...tries })

/** No answer came: what was asked for may have been done. */
export const lostReply = { failure: 'network' } as const

/** The server asks to wait; milliseconds. */
export const busyServer = { failure: 'refused', status: 429, retryAfter: 42_000 } as const

/** The link of a mail is too old, or used already. */
export const expiredLink = { failure: 'refused', status: 410, code: 'link_expired' } as const

/** A wait that goes on, and one that is over. */
export const ticks = [
  { type: 'ticked', left: 3 },
  { type: 'ticked', left: 0 },
] as const
