import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { allResults } from '../support/results.ts'

/**
 * `npm run mutants -- src/machines/common …`: changes the code of machines and rules one place at a time and says which
 * changes no test notices. Folders and files may be named; without a name all are tried, for hours. `--concurrency 2`
 * uses two cores, `--force` forgets what earlier runs found. Fails where a folder of machines has less than 90 % noticed,
 * one of rules less than 85 %.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
  },
})

/** A machine with its view, a rule: what needs no world. The stores' calls are proved where a world is, in islands and journeys. */
const isPure = (file: string): boolean =>
  file.endsWith('.machine.ts') || file === 'src/machines/setup-parts.ts' || file.startsWith('src/lib/domain/')

const named = positionals.length > 0 ? positionals : ['src/machines', 'src/lib/domain']
const files = named
  .flatMap((name) =>
    name.endsWith('.ts') ? [name] : globSync(`${name.replace(/\/$/, '')}/**/*.ts`).filter(isPure),
  )
  .toSorted()
const folders = Map.groupBy(new Set(files), dirname)

/** Returns the tests that mirror a folder; for rules also those of what all rules share, and of their feature's machines. */
const testsOf = (folder: string): readonly string[] => {
  const mirror = folder.replace(/^src\//, 'tests/')
  // What several features share is tried by the tests of all of them.
  if (folder === 'src/machines') return [`${mirror}/**/*.test.ts`]
  if (folder === 'src/lib/domain') return [`${mirror}/**/*.test.ts`, 'tests/machines/common/*.test.ts']
  if (!folder.startsWith('src/lib/')) return [`${mirror}/*.test.ts`, 'tests/machines/maps.test.ts']
  const machines = folder.replace('src/lib/domain', 'tests/machines')
  return [`${mirror}/*.test.ts`, 'tests/lib/domain/*.test.ts', `${machines}/*.test.ts`]
}

/** The results that Stryker keeps of earlier runs. */
interface StoredReport {
  readonly files: Readonly<Record<string, { mutants: readonly { readonly status: string }[] }>>
}

/** Forgets what no test noticed: Stryker does not see that a new test may catch what is read once, when a module is. */
const forgetSurvivors = (incrementalFile: string): void => {
  if (!existsSync(incrementalFile)) return
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8')) as StoredReport
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage')
  writeFileSync(incrementalFile, JSON.stringify(report))
}

/** Runs the mutants of a folder's files; what earlier runs found of an unchanged place is kept. */
const tryFolder = async (folder: string, mutate: readonly string[]): Promise<void> => {
  const results = `${allResults}/mutants/${folder.replaceAll('/', '-')}`
  mkdirSync(results, { recursive: true })
  const incrementalFile = `${results}/incremental.json`
  forgetSurvivors(incrementalFile)
  process.env.CLIENT_ZONE_MUTANTS_TESTS = testsOf(folder).join(' ')
  const isOfMachines = folder.startsWith('src/machines')
  await new Stryker({
    configFile: 'tests/mutants/stryker.config.ts',
    mutate: [...mutate],
    // A string of a machine is the name of a state, an event, a guard: its chart shows it, and TypeScript or XState rejects another.
    mutator: { excludedMutations: isOfMachines ? ['StringLiteral'] : [] },
    thresholds: { high: 95, low: 90, break: isOfMachines ? 90 : 85 },
    concurrency: Number(values.concurrency),
    force: values.force,
    incrementalFile,
    tempDirName: `${results}/sandbox`,
  }).runMutationTest()
}

// Whoever works on this machine goes first.
setPriority(15)
for (const [folder, mutate] of folders) {
  console.info(`\n${folder}`)
  await tryFolder(folder, mutate)
}
