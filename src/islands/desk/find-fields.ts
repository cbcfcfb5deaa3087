import type { Field, Section } from '#lib/build/desk/model.ts'
import { foldText, typedMatch } from '#lib/domain/typed-search.ts'

/**
 * Finds the fields that a marketer looks for: a text by what it says, in whatever languages are shown; a setting by the words of
 * its name, its kind and its purpose, those that are named so before those that only mention it.
 */
export const findFields = (
  sections: readonly Section[],
  search: string,
  textsOf: (field: Field) => readonly string[],
): readonly Field[] => {
  const phrase = foldText(search).trim()
  if (phrase === '') return []
  const has = /[\p{L}\p{N}]/u.test(phrase) ? typedMatch(search) : () => false
  const named = ({ label, key, kind }: Field) => [label, key, kind].join(' ')
  const texts: Field[] = []
  const settings: Field[] = []
  const mentions: Field[] = []
  for (const { area, fields } of sections)
    for (const field of fields)
      if (area !== 'settings') {
        if (textsOf(field).some((text) => foldText(text).includes(phrase))) texts.push(field)
      } else if (has(named(field))) settings.push(field)
      else if (has(`${named(field)} ${field.help}`)) mentions.push(field)
  return [...texts, ...settings, ...mentions]
}
