import { expect, test } from 'vitest'
import { unchangedBy } from '#islands/qa/preview/theme.ts'
import { colourKeys } from '#lib/design/colour-settings.ts'

test('a colour says which settings of the club it does not change, and nothing where all follow it @DSK-2', () => {
  const colours = {
    'VISUAL.color.primary': '#0b7478',
    'COUPON.button_use': '#c2410c',
    'COUPON.tile': '#ffffff',
  }
  expect(unchangedBy('VISUAL.color.primary', { colours })).toEqual(['COUPON.button_use'])
  // By way of the cards, which no setting names.
  expect(unchangedBy('VISUAL.color.background', { colours })).toEqual(['COUPON.tile'])
  expect(unchangedBy('COUPON.button_use', { colours })).toEqual([])
  expect(colourKeys.flatMap((key) => unchangedBy(key, { colours: {} }))).toEqual([])
  // The menu follows the header.
  expect(unchangedBy('HEADER.background', { colours: { 'MENU.background': '#000000' } })).toEqual([
    'MENU.background',
  ])
})
