// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const root = document.documentElement
const hinted = () =>
  [...document.head.querySelectorAll('link')].flatMap((link) => link.getAttribute('href') ?? [])
const openPage = async () => {
  vi.resetModules()
  await import('#lib/browser/head/styled.ts')
}

beforeEach(() => {
  delete root.dataset.styled
  document.head.innerHTML =
    '<link rel="stylesheet" href="/page.css"><link rel="icon" href="/icon.svg">' +
    '<template data-after="style"><link rel="modulepreload" href="/now.js"></template>' +
    '<template data-after="load"><link rel="prefetch" href="/next.js"></template>'
})

test.each(['load', 'error'])(
  'the code of a page and its islands wait until its style sheet has come, or never will (%s) @RTE-1',
  async (event) => {
    const begun = vi.fn()
    addEventListener('styled', begun)
    await openPage()
    document.head.querySelector('[rel=icon]')?.dispatchEvent(new Event(event))
    expect(hinted()).toEqual(['/page.css', '/icon.svg'])
    expect(begun).not.toHaveBeenCalled()
    for (const _ of [1, 2]) document.head.querySelector('link')?.dispatchEvent(new Event(event))
    expect(hinted()).toEqual(['/page.css', '/icon.svg', '/now.js'])
    expect(root.dataset.styled).toBe('')
    expect(begun).toHaveBeenCalledTimes(1)
    removeEventListener('styled', begun)
  },
)

test('the next page is fetched after all of this one, which begins then at the latest @RTE-1', async () => {
  await openPage()
  dispatchEvent(new Event('load'))
  expect(hinted()).toEqual(['/page.css', '/icon.svg', '/now.js', '/next.js'])
})
