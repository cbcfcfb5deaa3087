import { en } from '../../i18n/locales/en.ts'
import { textsIn } from '../../i18n/translation.ts'

/** Returns the name of something in the code in words: `listCoupons` is "List coupons". */
export const inWords = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_./]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `{n:number|number}`: the name, and whether it is typed or written as a number. */
const placeholder = /(?<!\{)\{(\w+)(:number)?(\|number)?\}(?!\})/g

/** A wording that a club may write in its own words, with the kinds of values that it is filled in with. */
const wordingOf = (text: string) => ({
  // As a club writes it: what is typed in the code is not.
  english: text.replaceAll(':number|', '|'),
  parameters: Object.fromEntries(
    [...text.matchAll(placeholder)].map(([, name = '', typed, formatted]) => [
      name,
      typed || formatted ? 'number' : 'text',
    ]),
  ),
})

/** Every wording of the portal by its key, for clubs that write their own, as `/wording.json` of a built site has it. */
export const wordingText = (): string =>
  `${JSON.stringify(
    {
      about:
        'The wordings of the portal. A club writes its own in the answer of platform/config/translations/{lang}: {"web": {"<key>": "<text>"}}. A text may use the parameters of its key as {name}, or {name|number} for a number in the form of the language, and plurals as {{one|other}} or with the six forms of Unicode, {{zero|one|two|few|many|other}}, behind the number that they belong to.',
      wordings: Object.fromEntries(textsIn(en).map(([path, text]) => [path, wordingOf(text)])),
    },
    null,
    2,
  )}\n`
