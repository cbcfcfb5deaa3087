import type { Field, Section } from '../model.ts'

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Finds the fields that a marketer looks for: a text by what it says, in whatever languages are shown; a setting by the words of
 * its name, its kind and its purpose, those that are named so before those that only mention it.
 */
export const findFields = (
  sections: readonly Section[],
  search: string,
  textsOf: (field: Field) => readonly string[],
): readonly Field[] => {
  const phrase = search.trim().toLowerCase()
  if (phrase === '') return []
  const words = wordsOf(phrase)
  const named = ({ label, key, kind }: Field) => [label, key, kind].join(' ')
  const has = (text: string) => {
    const own = wordsOf(text)
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const texts: Field[] = []
  const settings: Field[] = []
  const mentions: Field[] = []
  for (const { area, fields } of sections)
    for (const field of fields)
      if (area !== 'settings') {
        if (textsOf(field).some((text) => text.toLowerCase().includes(phrase))) texts.push(field)
      } else if (has(named(field))) settings.push(field)
      else if (has(`${named(field)} ${field.help}`)) mentions.push(field)
  return [...texts, ...settings, ...mentions]
}
