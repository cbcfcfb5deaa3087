import { en } from '../../i18n/locales/en.ts'

/** The kind of value that a wording is filled in with: a number, in the form of the language, or a text. */
type Parameter = 'number' | 'text'

/** A wording that a club may write in its own words. */
interface CatalogueWording {
  readonly english: string
  readonly parameters: Readonly<Record<string, Parameter>>
}

interface Texts {
  readonly [key: string]: string | Texts
}

const pathsOf = (texts: Texts, prefix = ''): readonly (readonly [path: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as const] : pathsOf(text, `${prefix}${key}.`),
  )

/** `{n:number|number}`: the name, and whether it is typed or written as a number. */
const placeholder = /(?<!\{)\{(\w+)(:number)?(\|number)?\}(?!\})/g

const wordingOf = (text: string): CatalogueWording => ({
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
      wordings: Object.fromEntries(pathsOf(en).map(([path, text]) => [path, wordingOf(text)])),
    },
    null,
    2,
  )}\n`
