import fc from 'fast-check'
import type { Walk } from './walk.ts'
import { failures, type HeldKind } from './walk-calls.ts'
import type { PressGroup } from './walk-page.ts'

/** The environment of a walk as its commands have set it. */
export interface WalkModel {
  isOffline: boolean
  isHolding: boolean
  /** The number of steps that may still be taken. */
  left: number
}

/** The walk of a run, which opens with its first step. */
export interface WalkReal {
  readonly walk: () => Promise<Walk>
}

type Command = fc.AsyncCommand<WalkModel, WalkReal>

const command = (
  words: string,
  run: (walk: Walk) => Promise<void>,
  change: Partial<WalkModel> = {},
  check: (model: Readonly<WalkModel>) => boolean = () => true,
): Command => ({
  check: (model) => model.left > 0 && check(model),
  run: async (model, { walk }) => {
    Object.assign(model, change)
    model.left -= 1
    await run(await walk())
  },
  toString: () => words,
})

const always = (words: string, run: (walk: Walk) => Promise<void>) => fc.constant(command(words, run))
/** The first elements of a page are the more important ones. */
const index = fc.oneof(fc.nat(3), fc.nat(997))

/** Presses an element of a group. `hasSlowCode`: the code of the page to which a link leads is late. */
const press = (group: PressGroup, isDouble = false, hasSlowCode = false) =>
  fc
    .record({
      index,
      fill: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
      late: hasSlowCode ? fc.constant(true) : fc.boolean().map((late) => late && group === 'submit'),
    })
    .map((where) =>
      command(
        `press${isDouble ? ' twice' : ''} ${group} ${where.index}`,
        (walk) => walk.press({ group, ...where }, isDouble),
        where.late ? { isHolding: true } : {},
      ),
    )

const steps = (...by: number[]) =>
  fc.constantFrom(...by).map((one) => command(`step ${one}`, (walk) => walk.step(one)))

const hold = (most: number, ...kinds: HeldKind[]) =>
  fc
    .tuple(fc.constantFrom(...kinds), fc.nat(most))
    .map(([kind, skip]) =>
      command(`hold ${kind} but ${skip}`, (walk) => walk.hold(kind, skip), { isHolding: true }),
    )

type Weighted = readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Command>])[]

const release = fc.constant(
  command(
    'release',
    (walk) => walk.release(),
    { isHolding: false },
    ({ isHolding }) => isHolding,
  ),
)

/** Steps on a slow line: a member who does not wait for pages. */
const hurried: Weighted = [
  [6, press('link', false, true)],
  [12, press('frame link', false, true)],
  [10, press('way to a form', false, true)],
  [14, press('way to an item', false, true)],
  [4, press('submit')],
  [4, press('button')],
  [28, steps(-1)],
  [4, steps(1)],
  [2, steps(-2, 2)],
  [16, release],
]

/** Steps of all kinds, with a bias towards forms, answers that are late, and steps back. */
const mixed: Weighted = [
  [12, press('link')],
  [6, press('frame link')],
  [10, press('way to a form')],
  [9, press('way to an item')],
  [16, press('submit')],
  [8, press('button')],
  [5, fc.constantFrom<PressGroup>('link', 'submit').chain((group) => press(group, true))],
  [18, steps(-1)],
  [4, steps(1)],
  [3, steps(-2, 2)],
  [2, always('reload', (walk) => walk.reload())],
  [2, hold(0, 'mutation', 'read', 'page')],
  [12, hold(2, 'code')],
  [8, release],
  [
    3,
    fc
      .constantFrom(...(Object.keys(failures) as (keyof typeof failures)[]), 'read' as const)
      .map((how) => command(`fail ${how}`, (walk) => walk.fail(how))),
  ],
  [7, fc.constantFrom(5, 40, 200, 700).map((one) => command(`pass ${one} s`, (walk) => walk.pass(one)))],
  [
    2,
    fc.constant(
      command(
        'offline',
        (walk) => walk.setOffline(true),
        { isOffline: true },
        ({ isOffline }) => !isOffline,
      ),
    ),
  ],
  [
    6,
    fc.constant(
      command(
        'online',
        (walk) => walk.setOffline(false),
        { isOffline: false },
        ({ isOffline }) => isOffline,
      ),
    ),
  ],
  [2, always('expire access', (walk) => walk.expireAccess())],
  [1, always('leave and return', (walk) => walk.leaveAndReturn())],
  [1, always('sign out elsewhere', (walk) => walk.signOutElsewhere())],
]

/** Returns lists of commands of a walk, `most` steps at most. `replayPath`: those of a walk that is replayed. */
export const walks = (most: number, isHurried: boolean, replayPath = ''): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [fc.oneof(...(isHurried ? hurried : mixed).map(([weight, arbitrary]) => ({ weight, arbitrary })))],
    { maxCommands: most, size: 'max', ...(replayPath ? { replayPath } : {}) },
  )
