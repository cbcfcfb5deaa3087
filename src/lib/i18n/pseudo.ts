import { pseudoKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
import type { Dictionary } from './translation.ts'

/** Marks that every font of the site has, so that what is missing is not due to the letters. */
const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcčdďnňrřsštťzž'.matchAll(/(.)(.)/g)].flatMap(([, plain = '', mark = '']) => [
    [plain, mark],
    [plain.toUpperCase(), mark.toUpperCase()],
  ]),
)

/** Text with marks on its letters, and two vowels where there was one: some four tenths longer. */
const disguised = (text: string): string =>
  text.replace(/[aeiouy]/gi, '$&$&').replace(/[a-z]/gi, (letter) => marked[letter] ?? letter)

/** A plural keeps the name of what it counts, and its bars. */
const plural = (group: string): string => {
  const [, name = '', forms = ''] = /^\{\{(\w+:)?(.*)\}\}$/s.exec(group) ?? []
  return `{{${name}${forms.split('|').map(disguised).join('|')}}}`
}

const groups = /(\{\{[^{}]*\}\}|\{[^{}]*\})/

/** A wording as the pseudo-language has it, in ⟦ ⟧; what is filled in stays as it is. */
export const pseudoText = (wording: string): string => {
  const parts = wording.split(groups).map((part) => {
    if (part.startsWith('{{')) return plural(part)
    return part.startsWith('{') ? part : disguised(part)
  })
  return `⟦${parts.join('')}⟧`
}

/** A dictionary of the pseudo-language. */
export const pseudoDictionary = (dictionary: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries(dictionary).map(([key, wording]) => {
      if (typeof wording === 'function') return [key, wording]
      return [key, typeof wording === 'string' ? pseudoText(wording) : pseudoDictionary(wording)]
    }),
  )

/** True when this tab uses the pseudo-language: `?lang=pseudo` turns it on, any other `?lang=` off. */
const isRequested = (): boolean => {
  if (typeof location === 'undefined') return false
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked !== null) storedText(pseudoKey).write(asked)
  return storedText(pseudoKey).read() === 'pseudo'
}

const made = new WeakMap<Dictionary, Dictionary>()

/** A dictionary as a tab of the development server reads it. No built site asks for it. */
export const asRead = (dictionary: Dictionary): Dictionary => {
  if (!isRequested()) return dictionary
  const known = made.get(dictionary)
  // English grows: its groups come with the code that says them.
  if (known && Object.keys(known).length === Object.keys(dictionary).length) return known
  const disguise = pseudoDictionary(dictionary)
  made.set(dictionary, disguise)
  return disguise
}

/** Translates the words of the static shell into the pseudo-language too, once they are there. */
export const pseudoLocalizeShell = (): void => {
  if (!isRequested()) return
  document.title = pseudoText(document.title)
  for (const element of document.querySelectorAll('[data-copy]'))
    element.textContent = pseudoText(element.textContent)
}
