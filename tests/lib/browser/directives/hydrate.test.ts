// @vitest-environment jsdom
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import hydrate from '#lib/browser/directives/hydrate.ts'

test('an island is marked as ready once its presses are heard, and not before @F2', async () => {
  const heard = vi.fn()
  const Island = () => createElement('button', { type: 'button', onClick: heard }, 'Activate')
  document.body.innerHTML = '<astro-island ssr><button type="button">Activate</button></astro-island>'
  const element = document.querySelector('astro-island') as HTMLElement
  await hydrate(element)(Island, {})
  expect(element.dataset.ready).toBeUndefined()
  await vi.waitFor(() => expect(element.dataset.ready).toBe(''))
  element.querySelector('button')?.click()
  expect(heard).toHaveBeenCalledOnce()
})
