import { expect, test } from 'vitest'
import { isHtmlPage } from '#lib/domain/content.ts'

test.each([
  ['HTML', true],
  ['html', true],
  ['HTML5', false],
  ['URL', false],
  ['', false],
])('a page of type %j can be shown: %s @RTE-10', (type, canBeShown) => {
  expect(isHtmlPage({ id: '1', title: 'Terms', type })).toBe(canBeShown)
})
