// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReceiptHelp } from '#islands/shared/card-number.tsx'

test('a member is shown where the receipt prints the number of her card @REG-5', () => {
  render(<ReceiptHelp />)
  const help = screen.getByRole<HTMLDetailsElement>('group')
  expect(help.open).toBe(false)
  fireEvent.click(screen.getByText('Where do I find the number?'))
  expect(help.open).toBe(true)
  expect(screen.getByText(/in the DOCUMENT section, on the Card line/)).toBeDefined()
  const picture = screen.getByRole('img', { name: /^A receipt/ })
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'DOCUMENT',
    'Card',
    '1234 5678 9012 3456',
  ])
})
