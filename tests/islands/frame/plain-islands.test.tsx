// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AuthImageIsland } from '#islands/frame/auth-image.island.tsx'
import { FallbackIsland } from '#islands/frame/fallback.island.tsx'
import { setStage } from './stage.ts'

const stage = setStage()

test('an address without a page says so with its status, and shows the way home @RTE-7', () => {
  render(<FallbackIsland />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
  expect(screen.getByText('404 Not Found')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})

test('the picture beside a form is decoration, and gives way to the drawing under it when it is broken @RTE-9', () => {
  stage.club({ 'GENERAL.auth_img.url': 'https://club.example/auth.jpg' })
  const { container } = render(<AuthImageIsland />)
  const image = container.querySelector('img') as HTMLImageElement
  expect([image.getAttribute('src'), image.alt]).toEqual(['https://club.example/auth.jpg', ''])
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
})

test.for(['', 'javascript:alert(1)'])('a picture at %j is not asked for @RTE-9 @XS-19', (url) => {
  stage.club({ 'GENERAL.auth_img.url': url })
  const { container } = render(<AuthImageIsland />)
  expect(container.querySelector('img')).toBeNull()
})
