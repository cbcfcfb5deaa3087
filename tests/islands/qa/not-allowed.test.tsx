// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NotAllowedLine } from '#islands/qa/panel/not-allowed.tsx'

afterEach(() => {
  delete window.qaNotAllowed
})

test('a tester reads that the platform does not allow this address, and what finds out more @E1', () => {
  render(<NotAllowedLine />)
  expect(screen.queryByRole('alert')).toBeNull()
  window.qaNotAllowed = { platform: 'https://api.example.com', page: 'https://club.example.com' }
  act(() => {
    dispatchEvent(new Event('qa:not-allowed'))
  })
  expect(screen.getByRole('alert').textContent).toBe(
    'The platform does not allow this address: https://api.example.com answers, but does not let pages of https://club.example.com read what it says (CORS). For what is missing: npm run contract -- doctor https://api.example.com --origin https://club.example.com',
  )
})
