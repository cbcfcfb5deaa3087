// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isReload } from '#lib/browser/navigation.ts'
import { keptBundle } from '#lib/i18n/kept-bundle.ts'

vi.mock('#lib/browser/navigation.ts', () => ({ isReload: vi.fn(() => false) }))

const bundle = { web: { 'sidebar.title': 'Deals' } }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.mocked(isReload).mockReturnValue(false)
})

test('the next page of the tab has the wordings of the one before, and they count as fresh @WHL-4', () => {
  expect(keptBundle('sk').recall()).toEqual({ bundle: undefined, fresh: false })
  keptBundle('sk').keep(bundle)
  expect(keptBundle('sk').recall()).toEqual({ bundle, fresh: true })
  expect(keptBundle('cs').recall()).toEqual({ bundle: undefined, fresh: false })
})

test('a reload or another tab says the kept wordings and asks for newer ones @WHL-4', () => {
  keptBundle('sk').keep(bundle)
  vi.mocked(isReload).mockReturnValue(true)
  expect(keptBundle('sk').recall()).toEqual({ bundle, fresh: false })
  vi.mocked(isReload).mockReturnValue(false)
  sessionStorage.clear()
  expect(keptBundle('sk').recall()).toEqual({ bundle, fresh: false })
})

test('a kept bundle that cannot be read is as none @WHL-4', () => {
  keptBundle('sk').keep(bundle)
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"web":')
  expect(keptBundle('sk').recall().bundle).toBeUndefined()
})
