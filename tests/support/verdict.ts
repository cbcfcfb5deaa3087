import { writeFileSync } from 'node:fs'
import type { Outcome } from './parts.ts'
import { type Count, sum } from './reports.ts'

/** The share of a part's tests that may be flaky; one more and the part has failed. One may always be. */
const flakyShare = 0.01

/** The number of tests that are named with their times. */
const slowestShown = 20

const inWords = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const isTooFlaky = ({ count: { passed }, flaky }: Outcome): boolean =>
  flaky.length > Math.max(1, passed * flakyShare)

const isGreen = (outcome: Outcome): boolean => outcome.count.failed === 0 && !isTooFlaky(outcome)

const row = (columns: readonly [name: string, seconds: number, words: string], width: number): void =>
  console.info(`${columns[0].padEnd(width)}  ${String(Math.round(columns[1])).padStart(5)} s  ${columns[2]}`)

const inDetail = (outcome: Outcome): string =>
  inWords(outcome.count) + (outcome.flaky.length > 0 ? `, ${outcome.flaky.length} flaky` : '')

/** Prints the end of one part. */
export const reportOutcome = (outcome: Outcome): void =>
  console.info(
    `\n── ${outcome.name}: ${isGreen(outcome) ? 'passed' : 'FAILED'} in ${Math.round(outcome.seconds)} s (${inDetail(outcome)})\n`,
  )

/** Prints the flaky tests with their first errors, and writes them to `file`. */
const tellFlaky = (outcomes: readonly Outcome[], file: string): number => {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky.map((test) => ({ part: outcome.name, ...test })))
  writeFileSync(file, `${JSON.stringify(flaky, undefined, 2)}\n`)
  if (flaky.length === 0) return 0
  console.info(
    `── Flaky: failed first and passed at a later try. Each is a defect to find, in the product first`,
  )
  for (const { name, error, files } of flaky) {
    console.info(`  ${name}`)
    for (const line of error.split('\n')) console.info(`      ${line}`)
    for (const path of files) console.info(`      ${path}`)
  }
  for (const { name } of outcomes.filter(isTooFlaky))
    console.info(`  ${name} has more flaky tests than ${flakyShare * 100} % of all: that is a failure.`)
  return flaky.length
}

/**
 * Prints which tests took longest, how long each part took, which tests were flaky (also to `flakyFile`), and at the
 * very end how many passed and failed.
 * @returns whether all is well: nothing failed, and no part has more flaky tests than it may
 */
export const reportVerdict = (outcomes: readonly Outcome[], seconds: number, flakyFile: string): boolean => {
  const slowest = outcomes
    .flatMap(({ times }) => times)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown)
  console.info(`── The ${slowest.length} slowest tests`)
  for (const { name, seconds: own } of slowest) console.info(`${own.toFixed(1).padStart(7)} s  ${name}`)
  const all = sum(outcomes.map(({ count }) => count))
  const width = Math.max(...outcomes.map(({ name }) => name.length), 3)
  console.info('\n── How long each part took, two at a time')
  for (const outcome of outcomes) row([outcome.name, outcome.seconds, inDetail(outcome)], width)
  row(['all', seconds, inWords(all)], width)
  const flaky = tellFlaky(outcomes, flakyFile)
  console.info(`${flaky} flaky`)
  console.info(inWords(all))
  return outcomes.every(isGreen)
}
