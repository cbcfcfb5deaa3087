import { readFileSync } from 'node:fs'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'

/** The oldest versions that the portal runs in, by browser, as `package.json#browserslist` names them. */
export type Floor = Readonly<Record<string, string>>

const dataFile = new URL('../../node_modules/@mdn/browser-compat-data/data.json', import.meta.url)

/** Reads the features of browsers, by version. */
export const readCompatData = (): CompatData => JSON.parse(readFileSync(dataFile, 'utf8')) as CompatData

const browsers: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
}

/** Reads `chrome >= 111` and its like. Throws for any other way to name a browser. */
export const readFloor = (queries: readonly string[]): Floor =>
  Object.fromEntries(
    queries.map((query) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
      const browser = browsers[name]
      if (!browser) throw new Error(`"${query}" of browserslist is not read here: write "safari >= 16.4".`)
      return [browser, version]
    }),
  )

const parts = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number)
const isAtMost = (one: string, other: string): boolean => {
  const [left, right] = [parts(one), parts(other)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

const holds = (statement: SimpleSupportStatement, floor: string): boolean => {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || other) return false
  if (statement.partial_implementation && !isAtMost(added, floor)) return false
  return isAtMost(added, floor) && !(typeof removed === 'string' && isAtMost(removed, floor))
}

/** The browsers of the floor that lack a feature, such as `safari 16.4`. */
export const unsupportedIn = (feature: CompatStatement | undefined, floor: Floor): readonly string[] =>
  feature === undefined
    ? []
    : Object.entries(floor).flatMap(([browser, version]) => {
        const support = (feature.support as Readonly<Record<string, unknown>>)[browser]
        const statements = (Array.isArray(support) ? support : [support]) as (
          | SimpleSupportStatement
          | undefined
        )[]
        return statements.some((one) => one && holds(one, version)) ? [] : [`${browser} ${version}`]
      })

/** A part of the data by its path; undefined where there is none. Own keys only: `constructor` is a name of methods. */
export const featureAt = (
  root: Identifier | CompatData,
  ...path: readonly string[]
): Identifier | undefined => {
  let at: unknown = root
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return at as Identifier
}
