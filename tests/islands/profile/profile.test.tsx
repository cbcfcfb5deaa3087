// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ProfileIsland } from '#islands/profile/profile.island.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  stage.at('/profile')
  // jsdom has none.
  Element.prototype.scrollIntoView = () => {}
})

const show = (general: object = {}, persona?: 'verified' | 'unverified' | 'cardless') => {
  stage.club({ 'GENERAL.web': true, 'GENERAL.card': true, ...general })
  stage.member(persona)
  return render(<ProfileIsland />)
}

test('a member sees who she is, that she is verified, and every way from her profile @PRF-1', async () => {
  show({
    'GENERAL.receipts': true,
    'GENERAL.contact': 'help@example.com',
    'GENERAL.facebook_link': 'https://example.com/f',
  })
  expect(await screen.findByRole('heading', { level: 2, name: 'Olivia Brennan' })).toBeTruthy()
  expect(screen.getByText('verified@example.com')).toBeTruthy()
  expect(screen.getByText('Verified account')).toBeTruthy()
  expect(hrefs()).toEqual([
    '/card',
    '/profile-edit',
    '/account-access',
    '/my-rewards',
    '/delivery-addresses',
    '/promo-code',
    '/receipts',
    'mailto:help@example.com',
    'https://example.com/f',
    '/privacy',
    '/accessibility#pages',
    '/deletion',
  ])
  expect(screen.getByRole('link', { name: /Show my card/ }).textContent).toMatch(/\d{4} \d{4}/)
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

test('receipts, the card and networks that the club has switched off are left out @PRF-1 @WHL-3', async () => {
  show({ 'GENERAL.card': false, 'GENERAL.receipts': false, 'GENERAL.facebook_link': 'javascript:alert(1)' })
  await screen.findByRole('heading', { name: 'Olivia Brennan' })
  expect(hrefs()).toEqual([
    '/profile-edit',
    '/account-access',
    '/my-rewards',
    '/delivery-addresses',
    '/promo-code',
    '/privacy',
    '/accessibility#pages',
    '/deletion',
  ])
})

test('a club without the web area has no links to pages that it lacks @PRF-1 @RTE-3', async () => {
  show({ 'GENERAL.web': false, 'GENERAL.receipts': true })
  await screen.findByRole('heading', { name: 'Olivia Brennan' })
  expect(hrefs()).toEqual([
    '/profile-edit',
    '/account-access',
    '/privacy',
    '/accessibility#pages',
    '/deletion',
  ])
})

test('a club without the web area shows the code of the card on the profile, to be scanned and enlarged @PRF-4', async () => {
  show({ 'GENERAL.web': false })
  expect(await screen.findByText('6340 1234 5678 1001')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Code of card 6340 1234 5678 1001' })).toBeTruthy()
  press('Enlarge code')
  expect(await screen.findByRole('dialog', { name: /Hold the code up to the scanner/ })).toBeTruthy()
})

test.each([true, false])(
  'a club that has switched the card off shows none, with %s for the web area @PRF-4 @WHL-3',
  async (web) => {
    show({ 'GENERAL.card': false, 'GENERAL.web': web })
    await screen.findByRole('heading', { name: 'Olivia Brennan' })
    expect(screen.queryByRole('heading', { name: 'My card' })).toBeNull()
    expect(screen.queryByText(/^\d{4} \d{4} \d{4} \d{4}$/)).toBeNull()
  },
)

test.each([true, false])(
  'a member without a card is led to pairing one, with %s for the page of the card @PRF-1 @PRF-4 @PRF-5',
  async (card) => {
    show({ 'GENERAL.card': card }, 'cardless')
    expect(await screen.findByText('You don’t have a card yet.')).toBeTruthy()
    expect(screen.queryAllByRole('link', { name: /plastic|physical/i })).toHaveLength(card ? 1 : 0)
    expect(screen.getByRole('link', { name: 'Link a card' }).getAttribute('href')).toBe('/link-card')
    expect(screen.queryByRole('link', { name: /Show my card/ })).toBeNull()
  },
)

test('an unverified member is told, and led to verification @PRF-1', async () => {
  show({}, 'unverified')
  expect(await screen.findByText('Account not verified')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify account' }).getAttribute('href')).toBe(
    '/email-confirmation',
  )
})

test('when the member cannot be read her ways are still there, and another try works @PRF-1', async () => {
  stage.fault({ endpoint: 'getMember', status: 500, times: 1 })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('link', { name: 'Edit my profile' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Olivia Brennan' })).toBeTruthy()
})

test('a request that fails is told in the question, in the server’s words @VER-3', async () => {
  stage.fault({
    endpoint: 'requestPersonalData',
    status: 429,
    body: { error: { message: 'You have asked today already.' } },
  })
  show()
  await screen.findByRole('heading', { name: 'Olivia Brennan' })
  press('Request my personal data')
  fireEvent.click(await screen.findByRole('button', { name: 'Request my data' }))
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(
      'You have asked today already.',
    ),
  )
})

test.each([
  { status: 200, body: { data: { type: 'data' } }, text: /^Request confirmed/ },
  { status: 410, body: { error: { code: 'link_expired' } }, text: /^This link has expired/ },
])(
  'the link of the e-mail confirms the request by itself, once: $status @VER-3',
  async ({ text, ...answer }) => {
    stage.fault({ endpoint: 'confirmPrivacyRequest', ...answer })
    stage.at('/profile?token=abc')
    const { unmount } = show()
    expect(await screen.findByText(text)).toBeTruthy()
    unmount()
    show()
    await screen.findByRole('heading', { name: 'Olivia Brennan' })
    expect(screen.queryByText(text)).toBeNull()
    expect(stage.calls('confirmPrivacyRequest')).toHaveLength(1)
  },
)

test('a link that could not be confirmed keeps its token for another try @VER-3 FT-05', async () => {
  stage.fault({ endpoint: 'confirmPrivacyRequest', status: 500, times: 1, body: '' })
  stage.answer('confirmPrivacyRequest', {})
  stage.at('/profile?token=abc')
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Request confirmed/)).toBeTruthy()
})

test('a member reads when she agreed to what, and no internal name of it, and is warned before she takes it back @CON-4 @D11', async () => {
  const signed = {
    ...{ id: 'terms', version_id: 'terms-3', title: 'Terms of the club', displayIn: ['profile'] },
    ...{ is_required: true, is_read_required: false },
    ...{ is_signed: true, signed_id: '7', signed_at: 1_790_000_000 },
  }
  stage.answer('listConsents', { consents: [signed] })
  show()
  const heading = await screen.findByRole('heading', { name: 'Legal information' })
  const part = within(heading.closest('section') as HTMLElement)
  expect(await part.findByText('Agreed on September 21, 2026')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/terms-3|version/i)
  fireEvent.click(part.getByRole('button', { name: /^Revoke/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this consent?' }))
  expect(question.getByText(/^The club needs this consent\./)).toBeTruthy()
  expect(stage.calls('revokeConsent')).toEqual([])
})
