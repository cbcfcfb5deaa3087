// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SituationIsland } from '#islands/qa/situation/situation.island.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('a tester whose address names a moment that there is not reads which, and nothing is set up @OPS-3', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  history.replaceState(null, '', '/qa/situation?persona=verified&tenant=fuel&clock=coupon-5m&to=/coupons')
  render(<SituationIsland />)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This situation cannot be: nothing here is called clock=coupon-5m.',
  )
  expect(fetch).not.toHaveBeenCalled()
})
