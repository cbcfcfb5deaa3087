import type { Edit, Tree } from './plan.ts'
import { rowBefore } from './plan.ts'

/** The file that lists the names of all features. */
export const featureList = 'tests/house/names.test.ts'

const rows = (text: string): string => /const features = \[([\s\S]*?)\] as const/.exec(text)?.[1] ?? ''

const lists = (text: string, feature: string): boolean => rows(text).includes(`'${feature}'`)

/** Tells whether a feature has a name in the list. */
export const isFeature = (feature: string, tree: Tree): boolean =>
  lists(tree.read(featureList) ?? '', feature)

/** Writes a feature into the list, unless it has a name there, as one without a page may. */
export const featureRow =
  (feature: string): Edit =>
  (text, path) =>
    lists(text, feature) ? text : rowBefore('] as const\n', `  '${feature}',\n`)(text, path)
