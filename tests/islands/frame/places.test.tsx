// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlacesPattern } from '#islands/frame/places.pattern.tsx'
import { type Route, routes } from '#lib/routes.ts'
import { readCopy } from '../../../src/pages/_copy/copy.ts'

const words = readCopy('en').places
const members: readonly Route[] = routes.filter(({ audience }) => audience === 'member')

test('the bar of a phone has five places, the card in their middle, each with a page of the portal @TIL-4', () => {
  render(<PlacesPattern page="news" words={words} />)
  const links = within(screen.getByRole('navigation', { name: 'Main pages' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Coupons', '/coupons'],
    ['Card', '/card'],
    ['Rewards', '/rewards'],
    ['Profile', '/profile'],
  ])
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([])
})

test('each page of a member marks the place that it is or belongs to @TIL-4', () => {
  const marked = [...new Set(members.map(({ page }) => page))].flatMap((page) => {
    const { container, unmount } = render(<PlacesPattern page={page} words={words} />)
    const current = [...container.querySelectorAll('[aria-current]')]
    const found = current.map((link) => `${page}: ${link.textContent} ${link.getAttribute('aria-current')}`)
    unmount()
    return found
  })
  expect(marked.toSorted()).toEqual([
    'account-access: Profile true',
    'card: Card page',
    'coupon: Coupons true',
    'coupons: Coupons page',
    'delivery-address: Profile true',
    'delivery-addresses: Profile true',
    'my-rewards: Rewards true',
    'profile-edit: Profile true',
    'profile: Profile page',
    'reward: Rewards true',
    'rewards: Rewards page',
  ])
})
