// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { paintBars } from '#lib/browser/idle/paint-bars.ts'

const { style } = document.documentElement
const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]

beforeEach(() => {
  document.head.innerHTML = ''
  style.cssText = ''
})

test('the browser’s bars have the colour of the club’s header, else of its page @OFF-4', () => {
  style.setProperty('--visual-background', '#fafafa')
  paintBars()
  expect(bars().map(({ content }) => content)).toEqual(['#fafafa'])
  style.setProperty('--header-background', '#102030')
  paintBars()
  expect(bars().map(({ content }) => content)).toEqual(['#102030'])
})

test('the browser’s bars follow the scheme of the system where the club’s colour does @OFF-4 @DRK-1', () => {
  style.setProperty('--visual-background', 'var(--light,#fafafa)var(--dark,rgb(19 21 25))')
  paintBars()
  paintBars()
  expect(bars().map(({ content, media }) => [content, media])).toEqual([
    ['#fafafa', '(prefers-color-scheme: light)'],
    ['rgb(19 21 25)', '(prefers-color-scheme: dark)'],
  ])
})

test('a club that sets neither leaves the bars to the browser @OFF-4', () => {
  paintBars()
  expect(bars()).toEqual([])
})
