// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clubFreshKey } from '#lib/browser/storage-keys.ts'
import { knownClubOf, restoreClub, storeClub } from '#lib/config/club.ts'
import { tenant } from '#lib/config/tenant.ts'
import { schemeVariables } from '#lib/design/variables.ts'
import type { PublicConfig } from '#lib/domain/club/club.ts'
import { createClub } from '#machines/club/club.store.ts'

vi.mock('#lib/design/variables.ts', () => ({ schemeVariables: vi.fn(() => ({})), browserColours: vi.fn() }))

const config: PublicConfig = { channel_id: 'channel', general: { 'VISUAL.primary': '#00695c' } }
const variables = { '--visual-primary': '#00695c' }

/** Stores a club as an earlier visit has, and resolves to what is stored once the platform has answered with its config. */
const visitAgain = async (stored: { readonly config: PublicConfig; readonly build?: string }) => {
  const { build } = stored
  storeClub(tenant(), { ...knownClubOf(stored.config, variables, 1), ...(build && { build }) })
  vi.stubGlobal('fetch', async () => Response.json({ data: config }))
  createClub().start()
  await vi.waitFor(() => expect(sessionStorage.getItem(clubFreshKey(tenant()))).toBe('yes'))
  return restoreClub(tenant())
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.mocked(schemeVariables).mockClear()
  document.documentElement.dataset.build = 'today'
})

test('a theme that this build has made of the same config is not made anew @WHL-2 @FST-1', async () => {
  expect(await visitAgain({ config, build: 'today' })).toMatchObject({ variables, build: 'today' })
  expect(schemeVariables).not.toHaveBeenCalled()
})

test.each([
  ['of another build', { config, build: 'yesterday' }],
  ['that was stamped on the site', { config }],
  ['of another config', { config: { ...config, general: {} }, build: 'today' }],
])('a theme %s is made anew @WHL-2', async (_, stored) => {
  expect(await visitAgain(stored)).toMatchObject({ config, variables: {}, build: 'today' })
})
