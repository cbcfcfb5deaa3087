import { footerLink, menuPath, safeLink } from '../../domain/safe-link.ts'
import { routeOf } from '../../routes.ts'
import { meanings } from '../catalogue/meanings.ts'
import { valueMistakes } from '../doctor/settings-rules.ts'
import type { Mistake } from './model.ts'

/** Returns a setting as JSON holds it: a list, an object or a flag where its form wrote one, else its text. */
export const settingValue = (text: string): unknown => {
  if (!/^(?:true|false|\s*[[{].*)$/s.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
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
  const isList = meanings[key]?.kind.startsWith('list of')
  const value = isList ? settingValue(text) : text
  if (isList && !Array.isArray(value))
    return [{ sentence: 'This is no list of JSON, such as ["one", "another"].' }]
  return [
    ...valueMistakes({ [key]: value }).map((sentence) => ({ sentence })),
    ...lostTargets(key, value).map((target) => ({
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
    ...twice(value).map((title) => ({ sentence: `Two links are called “${title}”.` })),
  ]
}
