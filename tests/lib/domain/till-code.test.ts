import { expect, test } from 'vitest'
import { initialsOf } from '#lib/domain/till-code.ts'

test.each([
  ['Olivia', 'Brennan', 'OB'],
  ['радостина', 'Илиева', 'РИ'],
  [' zoë ', '', 'Z'],
  ['', '', ''],
  ['𝒜da', 'ödön', '𝒜Ö'],
])('the initials of %j %j are %j @TIL-3', (firstname, lastname, initials) => {
  expect(initialsOf(firstname, lastname)).toBe(initials)
})
