// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { onceHostAnswers } from '#lib/browser/host-answers.ts'

test('a network that was back before the page listened is noticed within five seconds @OFF-1', async () => {
  vi.useFakeTimers()
  const work = vi.fn()
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue({ ok: true })
  vi.stubGlobal('fetch', fetched)
  const stop = onceHostAnswers(work)
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }))
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledOnce()
})
