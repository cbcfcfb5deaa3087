import { expect, test } from 'vitest'
import { colours } from '#lib/build/stamping/colours.ts'

test.each([
  ['#f0f7ec', [240, 247, 236]],
  ['#fff', [255, 255, 255]],
  ['rebeccapurple', [102, 51, 153]],
  ['rgb(1 2 3)', [1, 2, 3]],
  ['hsl(0 100% 50%)', [255, 0, 0]],
])('a club’s colour %s is known without a browser @WHL-2', (value, rgb) => {
  expect(colours.supports(value)).toBe(true)
  expect(colours.rgb(value)).toEqual(rgb)
})

test.each([
  'red;}body{',
  'url(//evil)',
  'expression(1)',
  'var(--x)',
  'color-mix(in srgb, red, blue)',
  '',
  '/0A',
])('%j is no colour that a page could be stamped with @XS-25', (value) => {
  expect(colours.supports(value)).toBe(false)
  expect(() => colours.rgb(value)).not.toThrow()
})

test('a colour that shows through carries no text that could be judged @WHL-2', () => {
  expect(colours.rgb('#ff000080')).toBeUndefined()
})

test('but is known over what it shows @WHL-2', () => {
  expect(colours.rgb('#ff000080', [255, 255, 255])).toEqual([255, 127, 127])
  expect(colours.rgb('transparent', [1, 2, 3])).toEqual([1, 2, 3])
})

// As Chromium paints them.
test.each([
  ['color-mix(in srgb, #16181d 70%, #ffffff)', [92, 93, 97]],
  ['color-mix(in oklab, red 72%, #16181d)', [184, 37, 30]],
  ['oklch(from #336699 clamp(l + 0.05, (l - 0.6) * 100, 1) calc(c / 3) h)', [99, 115, 132]],
  ['oklch(from #f0f7ec clamp(l + 0.05, (l - 0.6) * 100, 1) calc(c / 3) h)', [254, 255, 252]],
  ['oklch(from #ff8800 clamp(0, (0.6 - l) * 1000, 1) 0 0)', [0, 0, 0]],
])('what defaults make of colours is computed as a browser does: %s @WHL-2', (value, rgb) => {
  expect(colours.rgb(value)).toEqual(rgb)
})
