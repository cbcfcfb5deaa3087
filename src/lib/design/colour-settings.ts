import type { TenantVariable } from './defaults.ts'
import { nameOf, texts } from './pairs.ts'
import { surfaces } from './variables.ts'

const named = (group: string, key: string) => [nameOf(group, key), `${group}.${key}`] as const

/** The settings that are colours, in dotted form, by the variable that each sets; the only ones an address may carry. */
export const colourSettings: ReadonlyMap<TenantVariable, string> = new Map([
  ['--visual-background', 'VISUAL.color.background'],
  ['--visual-primary', 'VISUAL.color.primary'],
  ...surfaces.map(([group, key]) => named(group, key)),
  ['--header-border-bottom', 'HEADER.border_bottom'],
  ...texts.flatMap(([group, text, surface]) => [named(group, surface), named(group, text)]),
])

/** The same in dotted form, group by group. */
export const colourKeys: readonly string[] = [...colourSettings.values()].toSorted(
  (one, other) => place(one) - place(other),
)

function place(key: string): number {
  return ['VISUAL', 'HEADER', 'MENU', 'SIDEBAR', 'HOMEPAGE', 'COUPON', 'GENERAL', 'FOOTER'].indexOf(
    key.split('.')[0] ?? '',
  )
}
