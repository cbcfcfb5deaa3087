import { expect, test } from 'vitest'
import { colours } from '#lib/stamping/colours.ts'

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

test.each(['red;}body{', 'url(//evil)', 'expression(1)', 'var(--x)', 'color-mix(in srgb, red, blue)', ''])(
  '%j is no colour that a page could be stamped with @XS-25',
  (value) => {
    expect(colours.supports(value)).toBe(false)
    expect(colours.rgb(value)).toBeUndefined()
  },
)

test('a colour that shows through carries no text that could be judged @WHL-2', () => {
  expect(colours.rgb('#ff000080')).toBeUndefined()
})
