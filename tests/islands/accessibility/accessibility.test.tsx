// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { AccessibilityIsland } from '#islands/accessibility/accessibility.island.tsx'
import { wordsNow } from '#lib/i18n/words.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
const words = () => wordsNow().accessibility

beforeEach(() => stage.club())

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

test('the built HTML of the statement hydrates without a difference @ACC-1', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = document.createElement('div')
  root.append(document.createRange().createContextualFragment(renderToString(<AccessibilityIsland />)))
  expect(root.innerHTML).not.toContain('style=')
  expect(root.textContent).toContain(words().about())
  const mismatches: unknown[] = []
  const shown = await act(async () =>
    hydrateRoot(root, <AccessibilityIsland />, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  await waitFor(() => expect(root.textContent).toContain('November 26, 2026'))
  expect(mismatches).toEqual([])
  await act(async () => shown.unmount())
})
