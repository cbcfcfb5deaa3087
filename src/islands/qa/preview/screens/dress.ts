import type { Settings } from '#lib/config/settings.ts'
import { defaults, plainDefaults, sheetDefaults } from '#lib/design/defaults.ts'
import type { ColourSense } from '#lib/design/resolve.ts'
import { schemeVariables } from '#lib/design/variables.ts'
import type { Scheme } from '#lib/domain/club/schemes.ts'
import { heldIn } from '../themed.ts'

/** The clothes of a page: variables of CSS. */
export interface Clothes {
  readonly variables: Readonly<Record<string, string>>
  /** True when they count above what the page paints itself. */
  readonly isAbove: boolean
}

/** Measures and parts of the header, which are the club's own, whatever its colours are. */
const kept = /^--header-(?:height|logo|logo-width|border-thickness|points|card)$/

/** The clothes that leave a club as it is, held in a scheme. */
export const ownClothes = (scheme: Scheme): Clothes => ({ variables: heldIn(scheme), isAbove: false })

/** The clothes of a theme in a scheme: each colour that a page can have, as the portal makes it of the settings. */
export const clothesOf = (settings: Settings, scheme: Scheme, sense: ColourSense): Clothes => {
  const derived = Object.fromEntries(
    Object.keys(plainDefaults).map((name) => [name, defaults[name as keyof typeof plainDefaults]]),
  )
  const all = {
    ...sheetDefaults,
    ...(sense.plainOnly ? {} : derived),
    ...heldIn(scheme),
    ...schemeVariables(settings, sense),
  }
  const variables = Object.fromEntries(Object.entries(all).filter(([name]) => !kept.test(name)))
  return { variables, isAbove: true }
}

const worn = new WeakMap<Document, CSSStyleSheet>()

const sheetOf = (page: Document): CSSStyleSheet | undefined => {
  const known = worn.get(page)
  const view = page.defaultView
  if (known || !view) return known
  const sheet = new view.CSSStyleSheet()
  page.adoptedStyleSheets.push(sheet)
  worn.set(page, sheet)
  return sheet
}

const ruleIn = (sheet: CSSStyleSheet, selector: string): CSSStyleDeclaration | undefined => {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`)]
  return rule && 'style' in rule ? (rule.style as CSSStyleDeclaration) : undefined
}

/**
 * Puts clothes on a page of this site in a frame, above its own. Its storage and what it asks the platform for stay as they
 * are. Values go in one by one, so that none can say more than itself.
 */
export const dress = (page: Document, { variables, isAbove }: Clothes): void => {
  const sheet = sheetOf(page)
  if (!sheet) return
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  const root = ruleIn(sheet, ':root')
  for (const [name, value] of Object.entries(variables))
    root?.setProperty(name, value, isAbove ? 'important' : '')
}
