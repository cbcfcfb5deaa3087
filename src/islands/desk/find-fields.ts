import type { Field, Section } from '#lib/build/desk/model.ts'
import { foldText } from '#lib/domain/typed-text.ts'

/** Finds the fields of which a text says what a marketer looks for, whatever its accents and the size of its letters. */
export const findFields = (
  sections: readonly Section[],
  search: string,
  textsOf: (field: Field) => readonly string[],
): readonly Field[] => {
  const phrase = foldText(search).trim()
  if (phrase === '') return []
  return sections.flatMap(({ fields }) =>
    fields.filter((field) => textsOf(field).some((text) => foldText(text).includes(phrase))),
  )
}
