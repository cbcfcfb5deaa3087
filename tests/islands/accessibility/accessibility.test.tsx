// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccessibilityIsland } from '#islands/accessibility/accessibility.island.tsx'
import { wordsNow } from '#lib/i18n/words.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
const words = () => wordsNow().accessibility

test.each([
  ['an e-mail address', 'help@club.example', 'mailto:help@club.example'],
  ['a page', 'https://club.example/help', 'https://club.example/help'],
])('a visitor reaches the club by %s of the settings @ACC-1', (_, contact, href) => {
  stage.club({ 'GENERAL.contact': contact })
  render(<AccessibilityIsland />)
  expect(screen.getByRole('link', { name: contact }).getAttribute('href')).toBe(href)
  expect(screen.queryByText(words().terms())).toBeNull()
})

test.each(['', 'javascript:alert(1)', 'write us'])(
  'a club whose contact is "%s" is found by its terms @ACC-1',
  (contact) => {
    stage.club({ 'GENERAL.contact': contact })
    render(<AccessibilityIsland />)
    expect(screen.getByText(words().terms())).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  },
)
