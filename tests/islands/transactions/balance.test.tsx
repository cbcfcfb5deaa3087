// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { TransactionsIsland } from '#islands/transactions/transactions.island.tsx'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
beforeEach(() => {
  stage.at('/transactions')
})

test('above her history a member reads what she has, what waits and what lapses @C3 @PTS-1 @TRX-1', async () => {
  stage.member()
  render(<TransactionsIsland />)
  expect(await screen.findByText('4,250.5')).toBeTruthy()
  expect(screen.getByText('35 points pending')).toBeTruthy()
  expect(screen.getAllByText(/^\d+ points expire on /)).toHaveLength(2)
})

test('a balance that cannot be asked for anew says of which moment it is @PTS-1 @OFF-1', async () => {
  stage.member()
  const { container } = render(<TransactionsIsland />)
  await screen.findByText('4,250.5')
  expect(container.textContent).not.toContain('As of')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(container.textContent).toMatch(/Your points · As of \p{L}+ \d+, \d{4}/u)
  online.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(container.textContent).not.toContain('As of')
})

test('a member whose page came to life after her data had failed already finds it as it was built @B7 @TRX-1', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(<TransactionsIsland />)
  stage.member()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await queryClient.prefetchQuery(memberQuery)
  expect(queryClient.getQueryState(memberQuery.queryKey)?.status).toBe('error')

  const mistakes = vi.fn()
  const root = await act(async () =>
    hydrateRoot(host, <TransactionsIsland />, { onRecoverableError: mistakes }),
  )
  expect(mistakes).not.toHaveBeenCalled()
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  await act(async () => root.unmount())
  host.remove()
})
