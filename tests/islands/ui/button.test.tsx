// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { CardLink } from '#islands/ui/card.tsx'
import { IconLink } from '#islands/ui/icon-button.tsx'
import { Link } from '#islands/ui/link.tsx'

test('a member who waits still hears what the button does, and cannot press it twice @CPN-5 @FT-27', () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Activate</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }))
  rerender(
    <Button loading onClick={press}>
      Activate
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Activate' })
  fireEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a button that loads keeps the focus, since it is never disabled @CPN-5', () => {
  const { rerender } = render(<Button>Activate</Button>)
  const button = screen.getByRole('button', { name: 'Activate' })
  button.focus()
  rerender(<Button loading>Activate</Button>)
  expect(document.activeElement).toBe(button)
})

test('a form is not sent while its button loads @FT-27', () => {
  const send = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button loading type="submit">
        Save
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).not.toHaveBeenCalled()
})

test('a button is no submit button unless it says so', () => {
  render(<Button>Later</Button>)
  expect(screen.getByRole('button', { name: 'Later' }).getAttribute('type')).toBe('button')
})

test('a link to a new tab says so to a screen reader and cannot reach back @XS-21', () => {
  const there = { href: 'https://club.example', newTab: true }
  render(
    <>
      <Link {...there}>
        <span>Stations</span>
      </Link>
      <ButtonLink {...there}>Shop</ButtonLink>
      <CardLink {...there}>
        <span>Leaflet</span>
      </CardLink>
      <IconLink {...there} label="Instagram">
        <span>i</span>
      </IconLink>
    </>,
  )
  for (const name of ['Stations', 'Shop', 'Leaflet', 'Instagram']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  }
})
