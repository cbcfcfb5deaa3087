// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { PrivacyIsland } from '#islands/privacy/privacy.island.tsx'
import { authKey, draftKey, installKey, returnKey } from '#lib/browser/storage-keys.ts'
import { build } from '#lib/config/build.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
const words = () => wordsNow().privacy

test('a visitor reads what her browser keeps, and nobody asks the platform for consents @PRV-1', async () => {
  stage.visitor()
  render(<PrivacyIsland />)
  expect(await screen.findByRole('region', { name: 'What this browser keeps' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'What leaves this browser' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your consents' })).toBeNull()
  expect(screen.getByText(words().visitor())).toBeTruthy()
})

test('clearing removes what nothing depends on, and says what has stayed @PRV-1', async () => {
  stage.visitor()
  localStorage.setItem(`${authKey}:club`, 'a session')
  localStorage.setItem('somebody-else', 'theirs')
  localStorage.setItem(installKey('club'), 'declined')
  sessionStorage.setItem(draftKey('email'), 'ann@')
  sessionStorage.setItem(returnKey, '/coupons')
  render(<PrivacyIsland />)
  const part = within(await screen.findByRole('region', { name: 'What this browser keeps' }))
  const typed = () => within(part.getByText(words().purpose.typed()).closest('li') ?? document.body)
  expect(typed().getByText('Entries: 1')).toBeTruthy()
  fireEvent.click(part.getByRole('button', { name: 'Clear what isn’t needed' }))
  expect(part.getByRole('status').textContent).toBe(words().kept.cleared())
  expect(typed().queryByText(/Entries:/)).toBeNull()
  expect(sessionStorage.getItem(draftKey('email'))).toBeNull()
  expect(sessionStorage.getItem(returnKey)).toBeNull()
  expect(localStorage.getItem(installKey('club'))).toBeNull()
  expect(localStorage.getItem(`${authKey}:club`)).toBe('a session')
  expect(localStorage.getItem('somebody-else')).toBe('theirs')
  fireEvent.click(part.getByRole('button', { name: 'Clear what isn’t needed' }))
  expect(part.getByRole('status').textContent).toBe(words().kept.nothing())
})

test('a visitor of a club that measures its pages reads who receives what, of how many visits @PRV-1 @FIG-1', async () => {
  stage.club({ GENERAL: { figures_url: '/figures', figures_share: 0.05 } })
  stage.visitor()
  render(<PrivacyIsland />)
  const part = within(await screen.findByRole('region', { name: 'What leaves this browser' }))
  expect(part.getByText(words().leaving.leadWithFigures())).toBeTruthy()
  const row = part.getByText(words().leaving.figures({ n: 5 })).closest('li')
  expect(row?.textContent).toContain(location.host)
})

test('a visitor of a site that collects errors reads where they go, and what is in them @PRV-1 @ERR-1', async () => {
  Object.assign(build, { errorsUrl: 'https://errors.example/portal' })
  onTestFinished(() => void Object.assign(build, { errorsUrl: '' }))
  stage.visitor()
  render(<PrivacyIsland />)
  const part = within(await screen.findByRole('region', { name: 'What leaves this browser' }))
  expect(part.getByText(words().leaving.errors()).closest('li')?.textContent).toContain('errors.example')
})

test.each([
  ['names no address', {}],
  ['measures no visit', { figures_url: '/figures', figures_share: 0 }],
])('a club that %s receives nothing, as its page of privacy says @PRV-1 @FIG-1', async (_, settings) => {
  stage.club({ GENERAL: settings })
  stage.visitor()
  render(<PrivacyIsland />)
  const part = within(await screen.findByRole('region', { name: 'What leaves this browser' }))
  expect(part.getByText(words().leaving.lead())).toBeTruthy()
  expect(part.queryByText(/of 100 visits/)).toBeNull()
})

test('a list of requests that the platform has only ever refused is not offered; the ways to make one are @PRV-1', async () => {
  stage.fault({ endpoint: 'listPrivacyRequests', status: 403, body: '' })
  stage.member()
  render(<PrivacyIsland />)
  const part = within(await screen.findByRole('region', { name: words().requests.title() }))
  await waitFor(() => expect(part.queryByRole('status')).toBeNull())
  expect(part.queryByRole('alert')).toBeNull()
  expect(part.getAllByRole('link')).toHaveLength(2)
})
