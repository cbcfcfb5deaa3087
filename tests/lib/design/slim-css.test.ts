import { expect, test } from 'vitest'
import { slimCss } from '#lib/design/slim-css.ts'

const sheet = (tokens: string, rest: string) =>
  `@layer tokens{:where(:root, :host){${tokens}}}@layer utilities{${rest}}`

test('a plain token is written where it is used @WHL-2', () => {
  expect(slimCss(sheet('--spacing-4:1rem;', '.p_4{padding:var(--spacing-4)}'))).toBe(
    sheet('', '.p_4{padding:1rem}'),
  )
})

test("a colour becomes the tenant's own variable, through other tokens too @WHL-1", () => {
  const tokens =
    '--colors-hairline:var(--visual-hairline);--borders-hairline:1px solid var(--colors-hairline)'
  expect(slimCss(sheet(tokens, '.b{border:var(--borders-hairline)}'))).toBe(
    sheet('', '.b{border:1px solid var(--visual-hairline)}'),
  )
})

test('lists stay variables, and know tenant variables themselves', () => {
  const tokens = '--a:1rem;--shadows-card:0 1px red,0 2px var(--a)'
  expect(slimCss(sheet(tokens, '.s{box-shadow:var(--shadows-card)}'))).toBe(
    sheet('--shadows-card:0 1px red,0 2px 1rem', '.s{box-shadow:var(--shadows-card)}'),
  )
})

test('what is no token is left alone, fallbacks too', () => {
  const rest = '.c{color:var(--visual-text);rotate:calc(var(--share, 1) * 1deg)}'
  expect(slimCss(sheet('--a:1rem', rest))).toBe(sheet('', rest))
})

test('a sheet without tokens comes back as it was', () => {
  expect(slimCss('.a{color:red}')).toBe('.a{color:red}')
})
