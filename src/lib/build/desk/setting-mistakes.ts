import { footerLink, menuPath, safeLink } from '../../domain/safe-link.ts'
import { routeOf } from '../../routes.ts'
import { meanings } from '../catalogue/meanings.ts'
import { judgeSettingKeys, judgeSettingValues } from '../doctor/settings-rules.ts'
import type { Mistake } from './sentence-mistakes.ts'

const isList = (key: string): boolean => meanings[key]?.kind.startsWith('list of') ?? false

/** A setting as JSON holds it, or the reason why its text is no JSON. */
const readSetting = (
  key: string,
  text: string,
): { readonly value: unknown } | { readonly reason: string } => {
  if (!isList(key)) return { value: text }
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? { value } : { reason: 'it must be a list between [ and ]' }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The targets of links that are neither an address nor a page of the portal, nor, in a footer, a file beside it. */
const lostTargets = (key: string, value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const link = Object(Reflect.get(Object(item), 'link'))
    const [target, type] = ['target', 'type'].map((name) => String(Reflect.get(link, name) ?? '')) as [
      string,
      string,
    ]
    if (target === '' || safeLink(target)?.external) return []
    const isOfFooter = key.startsWith('FOOTER.')
    const href = isOfFooter ? footerLink({ target, type })?.href : menuPath(target)
    const isFile = isOfFooter && /^[^?#]*\./.test(href ?? '')
    return href !== undefined && (isFile || routeOf(href)) ? [] : [target]
  })

const twice = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return []
  const titles = value.map((item: unknown) => String(Reflect.get(Object(item), 'title') ?? ''))
  return [...new Set(titles.filter((title, at) => title !== '' && titles.indexOf(title) !== at))]
}

/** Lists the mistakes of one setting of a club as its form has it; an empty one is not set, and has none. */
export const settingMistakes = (key: string, text: string): readonly Mistake[] => {
  if (text === '') return []
  const read = readSetting(key, text)
  if ('reason' in read) return [{ sentence: `This is no JSON: ${read.reason}.` }]
  const general = { [key]: read.value }
  const outcomes = [judgeSettingKeys(general), judgeSettingValues(general)]
  return [
    ...outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [{ sentence: outcome.sentence }] : [])),
    ...lostTargets(key, read.value).map((target) => ({
      sentence: `“${target}” is no page of the portal and no address that begins with https://.`,
    })),
    // A page's policy lets no picture come from there.
    ...(meanings[key]?.kind === 'picture’s address' && /^http:/i.test(text.trim())
      ? [
          {
            sentence:
              'No page shows a picture from an address that begins with http://: it must be https://.',
            mended: text.trim().replace(/^http:/i, 'https:'),
          },
        ]
      : []),
    ...twice(read.value).map((title) => ({ sentence: `Two links are called “${title}”.` })),
  ]
}
