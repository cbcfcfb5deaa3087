// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const form = () => document.querySelector('form') as HTMLFormElement
const errorLine = () => document.getElementById('fault') as HTMLElement

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await import('#lib/browser/head/page-errors.ts')
})
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<p hidden id="fault"></p><form><input name="email" value="anna@example.com"></form>'
})
afterEach(() => {
  vi.useRealTimers()
})

const told = () => !errorLine().hidden
const cause = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

test.each([
  [
    'an error that nobody caught',
    () => window.dispatchEvent(new ErrorEvent('error', { error: new Error('x') })),
    true,
  ],
  ['a rejection that nobody caught', () => window.dispatchEvent(cause(new TypeError('x'))), true],
  ['a rejection without a reason', () => window.dispatchEvent(cause(undefined)), true],
  ['a call that was stopped', () => window.dispatchEvent(cause(new DOMException('x', 'AbortError'))), false],
  [
    'a page change without its animation',
    () =>
      window.dispatchEvent(
        cause(new DOMException('Transition was aborted because of x', 'InvalidStateError')),
      ),
    false,
  ],
  [
    'an observer of sizes that was slow',
    () => window.dispatchEvent(new ErrorEvent('error', { message: 'x' })),
    false,
  ],
  ['a picture that does not come', () => form().dispatchEvent(new Event('error')), false],
] as const)('a member is told of %s only where something may be missing @A2', (_, happen, isTold) => {
  happen()
  expect(told()).toBe(isTold)
})

test.each([
  ['a script', 'script', {}, true],
  ['the style sheet', 'link', { rel: 'stylesheet' }, true],
  ['a hint', 'link', { rel: 'modulepreload' }, false],
] as const)(
  'a member is told of %s that does not come as it should @A2 FT-24',
  async (_, tag, attributes, isTold) => {
    const element = document.body.appendChild(Object.assign(document.createElement(tag), attributes))
    element.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(10)
    expect(told()).toBe(isTold)
  },
)

test('a part that says itself that it did not come needs no line of the page the first time, and then has one @A2', async () => {
  window.dispatchEvent(new CustomEvent('late-code', { detail: false }))
  await vi.advanceTimersByTimeAsync(10)
  expect(told()).toBe(false)
  // It was tried again, and what was typed would be lost by a reload.
  const field = form().querySelector('input') as HTMLInputElement
  field.dispatchEvent(new Event('input', { bubbles: true }))
  window.dispatchEvent(new CustomEvent('late-code', { detail: true }))
  await vi.advanceTimersByTimeAsync(10)
  expect(told()).toBe(true)
})

test('a member who follows a link while a part is on its way is neither told of it nor held back by a reload @F1', async () => {
  dispatchEvent(new Event('beforeunload'))
  document.body.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true }))
  await vi.advanceTimersByTimeAsync(10)
  expect(told()).toBe(false)
  // She stayed after all, as after a press on an e-mail address.
  await vi.advanceTimersByTimeAsync(10_000)
  document.body.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true }))
  await vi.advanceTimersByTimeAsync(10)
  expect(told()).toBe(true)
})
