import * as v from 'valibot'
import { isTree, nest, settings } from './settings.ts'

const groups: Readonly<Record<string, { readonly wrapped: { readonly entries: object } }>> = settings.entries

const unknownIn = (tree: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(tree).flatMap(([group, values]) => {
    const known = groups[group]?.wrapped.entries
    if (!known) return [group]
    const keys = isTree(values) ? Object.keys(values) : []
    return keys.filter((key) => !(key in known)).map((key) => `${group}.${key}`)
  })

/** Lists the mistakes in public settings, one sentence each, which begins with the key. */
export const mistakesInSettings = (general: unknown): readonly string[] => {
  const tree = nest(general)
  const { issues = [] } = v.safeParse(settings, tree)
  return [
    ...unknownIn(tree).map((key) => `${key} is no setting that the portal knows.`),
    // Of a value that fails in several ways the first is told.
    ...new Map(
      issues
        .toReversed()
        .map((issue) => [v.getDotPath(issue), `${v.getDotPath(issue)} is wrong: ${issue.message}.`]),
    ).values(),
  ]
}
