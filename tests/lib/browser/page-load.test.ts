// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { contentRuns, contentSettled } from '#lib/browser/page-load.ts'

const draw = (html: string) => {
  document.body.innerHTML = html
}
/** Returns a spy that is called once the content has settled. */
const watch = () => {
  const settled = vi.fn()
  void contentSettled().then(settled)
  return settled
}
test('what comes below a content that stands comes at once @FRM-8', async () => {
  draw('<main id="content"><astro-island client="requested" ssr></astro-island><p>Here</p></main>')
  await expect(contentSettled()).resolves.toBeUndefined()
})

test('it waits for islands that come to life by themselves and for places that are busy @FRM-8', async () => {
  draw(
    '<main id="content"><astro-island client="idle" ssr></astro-island><div aria-busy="true"></div></main>',
  )
  const settled = watch()
  document.querySelector('astro-island')?.removeAttribute('ssr')
  await new Promise(requestAnimationFrame)
  expect(settled).not.toHaveBeenCalled()
  document.querySelector('[aria-busy]')?.remove()
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1))
})

test('what the start page has for others, who are not there, is not waited for @FRM-8 @RTE-2', async () => {
  draw(`<main id="content">
    <div data-variant="visitor" style="display: none"><div aria-busy="true"></div></div>
    <div data-variant="member"><div id="busy" aria-busy="true"></div></div>
  </main>`)
  const settled = watch()
  await new Promise(requestAnimationFrame)
  expect(settled).not.toHaveBeenCalled()
  document.getElementById('busy')?.remove()
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1))
})

test('a content that never stands keeps it away for ten seconds and no longer @FRM-8', async () => {
  vi.useFakeTimers()
  draw('<main id="content" aria-busy="false"><div aria-busy="true"></div></main>')
  const settled = watch()
  await vi.advanceTimersByTimeAsync(9999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledTimes(1)
})

test('a content whose code does not come holds back what stands beside it for three seconds @FRM-1', async () => {
  vi.useFakeTimers()
  draw('<main id="content"><astro-island client="painted" ssr></astro-island></main>')
  const runs = vi.fn()
  void contentRuns().then(runs)
  await vi.advanceTimersByTimeAsync(2999)
  expect(runs).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveBeenCalledTimes(1)
})
