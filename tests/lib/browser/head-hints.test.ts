// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

const hinted = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
const openPage = async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  document.head.innerHTML =
    '<template data-after="paint"><link rel="modulepreload" href="/now.js"></template>' +
    '<template data-after="load"><link rel="prefetch" href="/next.js"></template>'
  await import('#lib/browser/head.ts')
}

afterEach(() => {
  localStorage.clear()
})

test('on a first visit hints leave the line to the first paint, those for next pages to all of this one @RTE-1', async () => {
  await openPage()
  expect(hinted()).toEqual([])
  await vi.waitFor(() => expect(hinted()).toEqual(['/now.js']))
  dispatchEvent(new Event('load'))
  expect(hinted()).toEqual(['/now.js', '/next.js'])
})

test('whoever was here before has the page’s code asked for at once @RTE-1', async () => {
  localStorage.setItem(`club:${location.host}`, JSON.stringify({ at: 1 }))
  await openPage()
  expect(hinted()).toEqual(['/now.js'])
})
