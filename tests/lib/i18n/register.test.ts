import { expect, test } from 'vitest'
import { registerErrors } from '#lib/build/desk/register.ts'
import { languages } from './spoken-texts.ts'

test.for(languages)('%s speaks to a member in one register, whoever she is @WHL-3', ([locale, texts]) => {
  const odd = texts.flatMap(({ at, text }) => registerErrors(locale, text).map((error) => `${at}: ${error}`))
  expect(odd).toEqual([])
})
