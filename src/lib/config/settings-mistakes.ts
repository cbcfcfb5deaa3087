import * as v from 'valibot'
import { defaultSettings, isTree, nest } from './read-settings.ts'
import { settings } from './settings.ts'

const unknownIn = (
  tree: Readonly<Record<string, unknown>>,
  known: unknown,
  path: readonly string[],
): readonly string[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const here = [...path, key]
    if (!isTree(known) || !(key in known)) return [here.join('.')]
    return isTree(value) && path.length < 1 ? unknownIn(value, known[key], here) : []
  })

/** Settings that are optional and have no default, so that the defaults do not name them. */
const unnamed: readonly string[] = ['COUPON.activation_minutes']

/** Lists the mistakes in public settings, one sentence each, which begins with the key. */
export const mistakesInSettings = (general: unknown): readonly string[] => {
  const tree = nest(general)
  const { issues = [] } = v.safeParse(settings, tree)
  return [
    ...unknownIn(tree, defaultSettings, [])
      .filter((key) => !unnamed.includes(key))
      .map((key) => `${key} is no setting that the portal knows.`),
    // Of a value that fails in several ways the first is told.
    ...new Map(
      issues
        .toReversed()
        .map((issue) => [v.getDotPath(issue), `${v.getDotPath(issue)} is wrong: ${issue.message}.`]),
    ).values(),
  ]
}
