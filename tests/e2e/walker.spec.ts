import fc from 'fast-check'
import { type Browser, expect, test } from 'playwright/test'
import { site } from './models/sites.ts'
import { openWalk, type Walk, type WalkStart } from './models/walk.ts'
import { type WalkModel, type WalkReal, walks } from './models/walk-commands.ts'

/** A walk has half as many steps on average. */
const longestWalk = 80

/** The number of shorter walks that are tried after a failure; each costs seconds. */
const mostShrinks = Number(process.env.SHRINKS ?? 8)

const { SEED, WALK_PATH = '', STEPS } = process.env

test.use({ trace: 'off' })

interface Outcome {
  readonly taken: number
  readonly failure: string | undefined
}

/** Takes one walk, chosen by a seed. path: of fast-check, and the replay path of its commands, with a slash between. */
const takeWalk = async (
  open: (start: WalkStart) => Promise<Walk>,
  seed: number,
  most: number,
  path = '',
): Promise<Outcome> => {
  const [, runPath = '', replayPath = ''] = /^([^/]*)\/(.*)$/.exec(path) ?? []
  const isHurried = seed % 3 === 0
  let taken = 0
  const property = fc.asyncProperty(
    fc.limitShrink(walks(longestWalk, isHurried, replayPath), mostShrinks),
    async (commands) => {
      let opened: Promise<Walk> | undefined
      const real: WalkReal = {
        walk: () => {
          opened ??= open({ isWide: seed % 2 === 0, savesData: isHurried })
          return opened
        },
      }
      const model: WalkModel = { isOffline: false, isHolding: false, left: most }
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await (await opened)?.end()
      } finally {
        taken += (await opened)?.steps.length ?? 0
        await (await opened)?.close()
      }
    },
  )
  const result = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    ...(runPath ? { path: runPath } : {}),
  })
  if (!result.failed) return { taken, failure: undefined }
  const commands = String(result.counterexample?.[0] ?? '')
  const replay = /replayPath="([^"]*)"/.exec(commands)?.[1] ?? ''
  const command = `SEED=${seed} WALK_PATH='${result.counterexamplePath}/${replay}' npm run e2e -- walker.spec`
  const error = result.errorInstance
  return { taken, failure: `${command}\n${error instanceof Error ? error.message : String(error)}` }
}

/** Takes walks until they have so many steps. Fails with the walks that have failed, `mostFailures` at most. */
const walkFor = async (
  open: (start: WalkStart) => Promise<Walk>,
  { seed, steps, mostFailures = 1 }: { seed: number; steps: number; mostFailures?: number },
): Promise<void> => {
  const failures: string[] = []
  let taken = 0
  for (let walk = 0; taken < steps && failures.length < mostFailures; walk++) {
    const outcome = await takeWalk(open, seed + walk, steps - taken)
    taken += outcome.taken
    if (outcome.failure) failures.push(`after ${taken} steps: ${outcome.failure}`)
    if (outcome.failure && mostFailures > 1) console.info(failures.at(-1))
  }
  expect(failures.join('\n\n'), 'walks that have failed').toBe('')
}

const open = (browser: Browser) => (start: WalkStart) => openWalk(browser, site, start)

test.describe('a member who presses anything, in any order, with late and failing answers', () => {
  // A run that names a walk or a number of steps is about the longer one.
  if (STEPS === undefined && SEED === undefined)
    test(
      'gets what a new tab shows, and sends nothing that no press asked for, in 40 steps @RTE-11',
      {
        tag: ['@gate', '@gate-only'],
      },
      ({ browser }) => walkFor(open(browser), { seed: 1, steps: 40 }),
    )

  test('gets what a new tab shows, and sends nothing that no press asked for @RTE-11', async ({
    browser,
  }) => {
    const seed = Number(SEED ?? 1)
    const steps = Number(STEPS ?? 1000)
    test.setTimeout(120_000 + steps * 2000)
    if (WALK_PATH === '')
      await walkFor(open(browser), { seed, steps, mostFailures: Number(process.env.FAILURES ?? 1) })
    else {
      const { failure } = await takeWalk(open(browser), seed, Number.POSITIVE_INFINITY, WALK_PATH)
      expect(failure ?? '', 'the walk that is replayed').toBe('')
    }
  })
})
