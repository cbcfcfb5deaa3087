import { nest, readSettings } from '#lib/config/read-settings.ts'
import { mistakesInSettings } from '#lib/config/settings-mistakes.ts'
import { colourKeys } from '#lib/design/colour-settings.ts'
import { legalColour } from '#lib/design/variables.ts'
import { readLocale } from '#lib/i18n/locale.ts'
import type { Preview } from './address.ts'
import { sense } from './themed.ts'

interface Pasted {
  readonly mistakes: readonly string[]
  readonly taken?: Pick<Preview, 'colours' | 'locale' | 'dark'>
}

const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The settings within an answer of the platform, within its `data`, or by themselves. */
const generalIn = (json: unknown): unknown =>
  inner(inner(json, 'data'), 'general') ?? inner(json, 'general') ?? json

/**
 * Reads public settings as the portal does: its own schema, its own rules for colours. Only colours, the dark theme and the
 * language are taken, never links, pictures or CSS. Each mistake is a sentence that begins with its key. XS-25.
 */
export const readPasted = (text: string): Pasted => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { mistakes: [`This is no JSON: ${error instanceof Error ? error.message : error}.`] }
  }
  const general = generalIn(json)
  const tree = nest(general)
  const colours: Record<string, string> = {}
  const refused: string[] = []
  for (const key of colourKeys) {
    const value = key.split('.').reduce<unknown>(inner, tree)
    if (typeof value !== 'string' || value === '') continue
    if (legalColour(value, sense()) === undefined) refused.push(`${key} is no colour that the portal takes.`)
    else colours[key] = value
  }
  const locale = readLocale(inner(tree.GENERAL, 'lang'))
  const { dark } = readSettings({ VISUAL: { dark: inner(tree.VISUAL, 'dark') } }).VISUAL
  return { mistakes: [...mistakesInSettings(general), ...refused], taken: { colours, locale, dark } }
}
