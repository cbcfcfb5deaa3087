// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NotAllowedLine } from '#islands/qa/panel/not-allowed.tsx'

afterEach(() => {
  delete window.qaCalls
})

test('a tester reads that the platform does not allow this address, and what finds out more @E1', () => {
  render(<NotAllowedLine />)
  expect(screen.queryByRole('alert')).toBeNull()
  const call = {
    method: 'GET',
    url: 'https://api.example.com/wl/v1/user',
    at: 0,
    outcome: 'not allowed',
  } as const
  window.qaCalls = [{ ...call, outcome: 200 }, call, call]
  act(() => {
    dispatchEvent(new Event('qa:call'))
  })
  expect(screen.getByRole('alert').textContent).toBe(
    `The platform does not allow this address: https://api.example.com answers, but does not let pages of ${location.origin} read what it says (CORS). For what is missing: npm run contract -- doctor https://api.example.com --origin ${location.origin}`,
  )
})
