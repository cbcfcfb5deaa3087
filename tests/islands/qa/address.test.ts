import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '#islands/qa/preview/address.ts'

test('what is chosen comes back from the address as it was', () => {
  const chosen = {
    colours: { 'VISUAL.color.primary': '#0b7478', 'FOOTER.text': 'rgb(1 2 3 / 50%)' },
    width: '320',
    dark: false,
  } as const
  expect(readAddress(`#${writeAddress(chosen)}`)).toEqual(chosen)
  expect(writeAddress(readAddress(''))).toBe('')
})

test.each([
  'GENERAL.custom_css=body{display:none}',
  'HEADER.logo=https://evil.example/x.svg',
  'HEADER.logo_link=javascript:alert(1)',
  'GENERAL.auth_img.url=//evil.example',
  '__proto__.x=1',
  'width=9999',
  'lang=<b>',
  'VISUAL.dark=<b>',
  'scheme=sepia',
  `VISUAL.color.primary=${'a'.repeat(101)}`,
])('an address carries colours and nothing else: %s XS-25', (hash) => {
  expect(readAddress(`#${hash}`)).toEqual({
    colours: {},
    width: 'full',
    dark: true,
  })
})

test('an address from before there was a choice of the dark theme means what it meant @DSK-2', () => {
  expect(readAddress('#HOMEPAGE.button=%23ffe600&lang=bg&width=390&long=1')).toEqual({
    colours: { 'HOMEPAGE.button': '#ffe600' },
    width: '390',
    dark: true,
  })
})
