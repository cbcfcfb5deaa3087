import { expect, test } from 'vitest'
import { defaults, plainDefaults, withDerivedColours } from '#lib/design/defaults.ts'

test('every colour that is derived has a plain one for browsers that cannot, and stands behind a question @A5', () => {
  const derived = Object.entries(defaults).filter(([, value]) => /\(from\b/.test(value))
  expect(derived.map(([name]) => name).toSorted()).toEqual(Object.keys(plainDefaults).toSorted())
  const sheet = withDerivedColours('a{color:red}')
  expect(sheet.startsWith('a{color:red}@layer tokens{@supports (color: oklch(from red')).toBe(true)
  for (const [name, value] of derived) expect(sheet).toContain(`${name}:${value}`)
})
