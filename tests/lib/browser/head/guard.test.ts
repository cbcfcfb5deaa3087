// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { authKey, clubKey, returnKey } from '#lib/browser/storage-keys.ts'

const replace = vi.fn()
const root = document.documentElement

/** Opens the link of the mail about personal data in a browser that was here before, or was not. */
const open = async ({ home, isMember }: { home?: 'dashboard' | 'profile'; isMember: boolean }) => {
  if (home) localStorage.setItem(clubKey('club.example'), JSON.stringify({ home, config: {}, variables: {} }))
  if (isMember) localStorage.setItem(authKey, JSON.stringify({ token: 'a', refresh_token: 'b' }))
  vi.resetModules()
  await import('#lib/browser/head/guard.ts')
  return { leads: replace.mock.lastCall?.[0], comesBack: sessionStorage.getItem(returnKey) }
}

beforeEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  vi.stubGlobal('location', { host: 'club.example', pathname: '/', search: '?token=t1', hash: '', replace })
})

test('a member whose start page is the dashboard is led to her profile, with the token @C8 @VER-3', async () => {
  expect(await open({ home: 'dashboard', isMember: true })).toMatchObject({ leads: '/profile?token=t1' })
  expect(root.dataset.leaving).toBe('')
})

test('a member whose start page is the profile is where the link leads @C8 @VER-3 @RTE-3', async () => {
  expect(await open({ home: 'profile', isMember: true })).toEqual({ leads: undefined, comesBack: null })
})

test.each(['dashboard', 'profile', undefined] as const)(
  'a visitor signs in and is led back to the link, whatever the club (%s) @C8 @VER-3',
  async (home) => {
    const given = home === undefined ? {} : { home }
    expect(await open({ ...given, isMember: false })).toEqual({ leads: undefined, comesBack: '/?token=t1' })
  },
)

test.each([
  ['/coupon', '?id=7', '/coupon/7'],
  ['/coupon.html', '?id=a%2Fb', '/coupon/a%2Fb'],
  ['/coupon/', '?id=7', '/coupon/7'],
  ['/coupon/101', '?id=newsletter42', undefined],
  ['/coupon/101/', '?id=newsletter42&utm_source=mail', undefined],
  ['/coupon', '?id=', undefined],
  ['/coupon', '?utm_source=mail', undefined],
])('the page of a coupon that is opened as %s%s has the path %s @RTE-1', async (pathname, search, path) => {
  const replaceState = vi.spyOn(history, 'replaceState').mockReturnValue()
  root.dataset.detail = ''
  Object.assign(location, { pathname, search })
  await open({ isMember: true })
  expect(replaceState.mock.lastCall?.[2]).toBe(path)
  replaceState.mockRestore()
})

test.each(['coupons card', '', undefined])(
  'the places of a phone are those that an earlier page has kept (%j) @TIL-4',
  async (places) => {
    localStorage.setItem(
      clubKey('club.example'),
      JSON.stringify({ home: 'dashboard', places, config: {}, variables: {} }),
    )
    await open({ isMember: false })
    expect(root.dataset.places).toBe(places)
  },
)
