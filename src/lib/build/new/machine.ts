import { featureList, isFeature } from './features.ts'
import { camel, marker, nameError, pascal, spoken } from './names.ts'
import { CannotAdd, type Plan, rowInOrder, type Tree } from './plan.ts'

const samples = 'src/machines/samples.ts'

const machine = (name: string): string => `import { setup } from 'xstate'
import { notProvided } from '../not-provided.ts'

/** ${marker} what the flow of ${spoken(name)} is for, and which rule it keeps. */
export const ${camel(name)}Machine = setup({
  types: {
    events: {} as { type: 'submitted' | 'retried' },
  },
  actors: {
    /** ${marker} what is done, and what it fails with. */
    perform: notProvided<void>('perform'),
  },
}).createMachine({
  id: '${name}',
  initial: 'resting',
  states: {
    resting: { on: { submitted: 'performing' } },
    performing: { invoke: { src: 'perform', onDone: 'performed', onError: 'failed' } },
    failed: { on: { retried: 'performing' } },
    performed: { type: 'final' },
  },
})
`

const view = (name: string): string => `import type { SnapshotFrom } from 'xstate'
import type { ${camel(name)}Machine } from './${name}.machine.ts'

/** The view of ${spoken(name)}. */
export interface ${pascal(name)}View {
  readonly busy: boolean
  readonly failed: boolean
  readonly done: boolean
}

/** The view of ${spoken(name)}. */
export const ${camel(name)}View = ({
  value,
}: Pick<SnapshotFrom<typeof ${camel(name)}Machine>, 'value'>): ${pascal(name)}View => ({
  busy: value === 'performing',
  failed: value === 'failed',
  done: value === 'performed',
})
`

const store = (name: string): string => `import { fromPromise } from 'xstate'
import { ${camel(name)}Machine } from './${name}.machine.ts'

/** The flow of ${spoken(name)} as a screen runs it. */
export const ${camel(name)} = ${camel(name)}Machine.provide({
  actors: {
    // ${marker} the call, such as perform(…) of lib/queries with a row of lib/api/endpoints.
    perform: fromPromise<void, void>(() => Promise.reject(new Error('${name} calls nothing yet'))),
  },
})
`

const sample = (name: string): string => `import { sampleOf } from '../sample.ts'
import { ${camel(name)}Machine } from './${name}.machine.ts'

/** The sample of \`${name}\` for its map and its tests. */
export const ${camel(name)}Sample = sampleOf(${camel(name)}Machine)
`

const suite = (feature: string, name: string): string => `import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ${camel(name)}Machine } from '#machines/${feature}/${name}.machine.ts'
import { ${camel(name)}Sample } from '#machines/${feature}/${name}.sample.ts'
import { ${camel(name)}View } from '#machines/${feature}/${name}.view.ts'
import { expectMap } from '#support/map.ts'

test('every state and every step of ${spoken(name)} can be reached', async () => {
  await expectMap(${camel(name)}Sample)
})

test('what failed is tried again only when the member asks for it', async () => {
  let tries = 0
  const perform = fromPromise<void, void>(async () => {
    tries += 1
    if (tries === 1) throw new Error('refused')
  })
  const actor = createActor(${camel(name)}Machine.provide({ actors: { perform } })).start()
  const shown = () => ${camel(name)}View(actor.getSnapshot())
  expect(shown()).toEqual({ busy: false, failed: false, done: false })
  actor.send({ type: 'submitted' })
  expect(shown()).toEqual({ busy: true, failed: false, done: false })
  await waitFor(actor, ({ value }) => value === 'failed')
  expect(tries).toBe(1)
  expect(shown()).toEqual({ busy: false, failed: true, done: false })
  actor.send({ type: 'retried' })
  await waitFor(actor, ({ value }) => value === 'performed')
  expect(shown()).toEqual({ busy: false, failed: false, done: true })
})
`

const chart = (name: string): string => `---
title: ${name}
---
stateDiagram-v2
  [*] --> resting
  state resting
  state performing
  performing : runs perform
  state failed
  state performed
  resting --> performing : submitted
  performing --> performed : perform done
  performing --> failed : perform failed
  failed --> performing : retried
  performed --> [*]
`

const paths = (name: string): string => `- starts with nothing → resting
- resting on submitted[0]: resting + submitted → performing
- performing on xstate.done.actor.0.${name}.performing[0]: performing + xstate.done.actor.0.${name}.performing → performed
- performing on xstate.error.actor.0.${name}.performing[0]: performing + xstate.error.actor.0.${name}.performing {"name":"Error","message":"failed"} → failed
- failed on retried[0]: failed + retried → performing
`

/** Returns the reason why a machine cannot be added under a feature and a name; undefined where it can. */
const machineError = (feature: string, name: string, tree: Tree): string | undefined => {
  const error = nameError(feature) ?? nameError(name)
  // Machines that several features run have a folder beside those of features.
  if (error !== undefined && !(feature === 'common' && nameError(name) === undefined)) return error
  const isKnown = feature === 'common' || isFeature(feature, tree)
  if (!isKnown)
    return `There is no feature "${feature}": add its page first (npm run new -- page ${feature}), or its name to ${featureList}.`
  const rows = tree.read(samples) ?? ''
  if (new RegExp(`^ {2}'?${name}'?: `, 'm').test(rows))
    return `${samples} has a machine "${name}" already: choose another name.`
  return undefined
}

/** A new machine with its view, its store, its sample, its map and its test. */
export const machinePlan = (path: string, tree: Tree): Plan => {
  const [feature = '', name = '', ...rest] = path.split('/')
  if (name === '' || rest.length > 0)
    throw new CannotAdd(
      `"${path}" names no machine: write its feature and its name, such as coupons/coupon-gift.`,
    )
  const error = machineError(feature, name, tree)
  if (error !== undefined) throw new CannotAdd(error)
  const here = `src/machines/${feature}/${name}`
  const row = `  '${name}': async () => (await import('./${feature}/${name}.sample.ts')).${camel(name)}Sample,`
  return {
    created: {
      [`${here}.machine.ts`]: machine(name),
      [`${here}.view.ts`]: view(name),
      [`${here}.store.ts`]: store(name),
      [`${here}.sample.ts`]: sample(name),
      [`tests/machines/${feature}/${name}.test.ts`]: suite(feature, name),
      [`tests/machines/charts/${name}.mmd`]: chart(name),
      [`tests/machines/paths/${name}.md`]: paths(name),
    },
    changed: { [samples]: rowInOrder(/^ {2}'?([a-z-]+)'?: async/, name, row) },
    scripts: ['qa:coverage'],
    left: [
      `Make the flow yours in ${here}.machine.ts (states are adjectives or -ing, events past participles, actors and actions verbs), and write what it is for.`,
      `Say in ${here}.sample.ts what there is to try: inputs, events that carry something, what actors give and fail with.`,
      `Give it the world in ${here}.store.ts: the call, what is kept, an atom where islands share it.`,
      `Draw ${here}.view.ts in an island of the feature; until something does, npm run unused fails.`,
      `"npm run unit -- tests/machines/${feature}/${name}.test.ts -u" writes chart and paths anew: read them; then "npm run qa:coverage".`,
      'Write what it is for as a row of tests/requirements.md, and name its id in the doc comments and in the titles of the tests.',
    ],
  }
}
