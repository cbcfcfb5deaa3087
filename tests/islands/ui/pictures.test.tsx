// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { CountdownRing } from '#islands/ui/code/countdown.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'

const image = (src: string | undefined) => (
  <SafeImage fallback={<i>no picture</i>} height={90} src={src} width={120} />
)

/** The picture, which is nothing to those who listen: the words beside it say the same. */
const shown = () => screen.queryByRole<HTMLImageElement>('presentation')

test('a broken picture gives way, and a new address is tried again @CPN-1', () => {
  const { rerender } = render(image('/a.png'))
  fireEvent.error(shown() as HTMLElement)
  expect(shown()).toBe(null)
  expect(screen.getByText('no picture')).toBeTruthy()
  rerender(image('/b.png'))
  expect(shown()?.getAttribute('src')).toBe('/b.png')
})

test('a picture that is absent asks for nothing @CPN-1', () => {
  render(image(undefined))
  expect(shown()).toBe(null)
})

test('a picture knows its size, waits to be scrolled to, and tells no other site where it is shown @CPN-1', () => {
  render(image('/a.png'))
  expect([shown()?.width, shown()?.height]).toEqual([120, 90])
  expect(shown()?.getAttribute('loading')).toBe('lazy')
  expect(shown()?.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test('while a code stands on a page an extension that darkens pages is asked to leave it alone @TIL-2', () => {
  const marks = () => document.head.querySelectorAll('meta[name=darkreader-lock]').length
  const code = { kind: 'bars', width: 3, height: 1, marks: [] } as const
  const { unmount } = render(<CodePicture code={code} label="The code" />)
  expect(marks()).toBe(1)
  unmount()
  expect(marks()).toBe(0)
})

test('the share of a countdown is drawn without a style attribute @CPN-9', () => {
  const ring = (
    <CountdownRing sentence="25 seconds left" share={0.25}>
      0:25
    </CountdownRing>
  )
  const html = renderToString(ring)
  expect(html).not.toContain('style=')
  expect(html).toContain('stroke-dasharray="0.25 1"')
})

test.for([
  [2, '1 1'],
  [-1, '0 1'],
] as const)('a share of %d is drawn as %s @CPN-9', ([share, drawn]) => {
  const { container } = render(
    <CountdownRing sentence="" share={share}>
      left
    </CountdownRing>,
  )
  expect(container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe(drawn)
})
