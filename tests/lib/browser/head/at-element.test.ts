// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { atElement } from '#lib/browser/head/at-element.ts'

test('something is done when the page has been read up to its element, and not before @FST-1', () => {
  const work = vi.fn(() => document.querySelector('main')?.textContent)
  atElement('below-content', work)
  expect(work).not.toHaveBeenCalled()
  document.body.innerHTML = '<main>content</main><below-content hidden></below-content>'
  expect(work).toHaveBeenCalledOnce()
  expect(work).toHaveReturnedWith('content')
})
