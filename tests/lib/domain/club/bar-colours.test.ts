import { expect, test } from 'vitest'
import { barColours, inBoth, inScheme } from '#lib/domain/club/schemes.ts'

/** The colours of the bars for a theme with these variables. */
const colours = (theme: Readonly<Record<string, string>>) => barColours((name) => theme[name])

test('the bars of a browser are of the colour of the club’s header, else of its page @OFF-4', () => {
  const page = { '--visual-background': '#eeeeee' }
  expect(colours({ ...page, '--header-background': '#102030' })).toEqual([{ content: '#102030' }])
  expect(colours({ ...page, '--header-background': '' })).toEqual([{ content: '#eeeeee' }])
  expect(colours(page)).toEqual([{ content: '#eeeeee' }])
})

test('a club that sets neither leaves the bars to the browser @OFF-4', () => {
  expect(colours({})).toEqual([])
  expect(colours({ '--header-background': '', '--visual-background': '' })).toEqual([])
})

test('a member whose device is dark sees bars in the club’s dark colour, others in its light one @OFF-4 @DRK-1', () => {
  expect(colours({ '--header-background': inBoth('#ffffff', '#101010') })).toEqual([
    { content: '#ffffff', media: '(prefers-color-scheme: light)' },
    { content: '#101010', media: '(prefers-color-scheme: dark)' },
  ])
  expect(colours({ '--header-background': inBoth('#ffffff', '#ffffff') })).toEqual([{ content: '#ffffff' }])
})

test('a value for both schemes holds each of them, and one that is the same in both stays as it is @DRK-1', () => {
  const both = inBoth('rgb(1, 2, 3)', 'var(--other)')
  expect(both).toBe('var(--light,rgb(1, 2, 3))var(--dark,var(--other))')
  expect(inScheme(both, 'light')).toBe('rgb(1, 2, 3)')
  expect(inScheme(both, 'dark')).toBe('var(--other)')
  expect(inBoth('red', 'red')).toBe('red')
})

test.each(['red', 'var(--light,red)', ' var(--light,a)var(--dark,b)', 'var(--light,a)var(--dark,b) c'])(
  'what is not a value for both schemes counts in each of them: %j @DRK-1',
  (value) => {
    expect([inScheme(value, 'light'), inScheme(value, 'dark')]).toEqual([value, value])
  },
)
