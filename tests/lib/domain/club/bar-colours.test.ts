import { expect, test } from 'vitest'
import { barColours } from '#lib/domain/club/bar-colours.ts'
import { inBoth } from '#lib/domain/club/schemes.ts'

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
