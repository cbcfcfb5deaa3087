import { expect, test } from 'vitest'
import { findFields } from '#islands/desk/find-fields.ts'
import type { Field, Section } from '#lib/build/desk/model.ts'
import { settingSection } from '#lib/build/desk/sections.ts'

const words: Section = {
  ...{ id: 'sentences/coupons', area: 'sentences', title: 'Coupons', seen: [] },
  fields: [{ id: 'sentences/coupons.logo', label: 'Logo', help: '' }],
}
const found = (search: string) =>
  findFields([words, settingSection('grocer')], search, () => ['Show the code']).map(({ id }) => id)

test('a marketer finds a setting by the words that she has for it @DSK-1', () => {
  expect(found('primary colour')[0]).toBe('settings/grocer/VISUAL.color.primary')
  expect(found('Logo address')[0]).toBe('settings/grocer/HEADER.logo')
  expect(found('VISUAL.color.primary')[0]).toBe('settings/grocer/VISUAL.color.primary')
  expect(found('picture beside the forms')).toEqual(['settings/grocer/GENERAL.auth_img.url'])
})

test('a marketer finds a text by what it says, letter by letter @DSK-1', () => {
  expect(found('ow the code')).toEqual(['sentences/coupons.logo'])
  expect(found('the show')).not.toContain('sentences/coupons.logo')
  expect(found(' ')).toEqual([])
})

test('a marketer finds a text whatever its accents and its letters are @DSK-1 @FND-2', () => {
  const texts = ['Vœux et crème brûlée']
  const find = (search: string) => findFields([words], search, () => texts)
  expect(['voeux et', 'CREME BRULEE', 'Vœux'].map((search) => find(search).length)).toEqual([1, 1, 1])
  expect(findFields([settingSection('grocer')], '…', () => [])).toEqual([])
})

test('a setting bears a name in words, and its key besides @DSK-1', () => {
  const logo: Field | undefined = settingSection('grocer').fields.find(({ key }) => key === 'HEADER.logo')
  expect(logo?.label).toBe('Header › Logo')
  expect(logo?.help).toBe('Changes: the logo. Seen on: header, the member’s card.')
  expect(logo?.byDefault).toBe('the name of the club')
})
