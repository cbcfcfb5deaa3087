import { expect, test } from 'vitest'
import { hidesForms } from '#lib/build/stamping/hides-forms.ts'
import { containCss } from '#lib/design/custom-css.ts'

const contained = (css: string) => containCss(css, ['https://club.example'])

test.each([
  '* { display: none }',
  'html{visibility:hidden}',
  'body > div { opacity: 0 }',
  'main form { display: none !important }',
  'button { pointer-events: none }',
  'input { visibility: collapse }',
  '*{opacity:0',
])('CSS that would take the forms away is found: %s @E4 @XS-24', async (css) => {
  expect(await hidesForms(contained(css))).toBe(true)
})

test.each([
  'h1 { display: none }',
  'footer { visibility: hidden }',
  'button { opacity: 0.8 }',
  '}}} not css at all {',
  'main{color:red}',
])('CSS that leaves the forms alone is not: %s @E4', async (css) => {
  expect(await hidesForms(contained(css))).toBe(false)
})
