// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reportCaughtError } from '#lib/browser/late-code.ts'

const sendError = vi.hoisted(() => vi.fn())
vi.mock('#lib/browser/head/send-errors.ts', () => ({ sendError }))

const form = () => document.querySelector('form') as HTMLFormElement
const errorLine = () => document.getElementById('fault') as HTMLElement

beforeAll(async () => {
  window.fetch = async () => new Response('{}')
  await import('#lib/browser/head/page-errors.ts')
})
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<p hidden id="fault"></p><form><input name="email" value="anna@example.com"></form>'
})
const told = () => !errorLine().hidden
const cause = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

/** Gives an error the stack that it has where it passed through a file. */
const from = <E extends Error>(error: E, file = `${location.origin}/_astro/coupons.island.js`): E =>
  Object.defineProperty(error, 'stack', { value: `Error: x\n    at work (${file}:1:99)` })
const extension = 'chrome-extension://wallet/inpage.js'

test.each([
  ['an error that nobody caught', new ErrorEvent('error', { error: from(new Error('x')) }), true],
  [
    'a text that our code threw',
    new ErrorEvent('error', { error: 'x', filename: `${location.origin}/_astro/a.js` }),
    true,
  ],
  ['a rejection that nobody caught', cause(from(new TypeError('x'))), true],
  ['a call that was stopped', cause(from(new DOMException('x', 'AbortError'))), false],
  [
    'a page change without its animation',
    cause(from(new DOMException('Transition was aborted because of x', 'InvalidStateError'))),
    false,
  ],
  ['an observer of sizes that was slow', new ErrorEvent('error', { message: 'x' }), false],
] as const)(
  'a member is told of %s only where something may be missing, and so is who runs the site @A2 @ERR-1',
  (_, event, isTold) => {
    window.dispatchEvent(event)
    expect(told()).toBe(isTold)
    expect(sendError.mock.calls).toEqual(isTold ? [['reason' in event ? event.reason : event.error]] : [])
  },
)

test.each([
  ['an extension’s error', new ErrorEvent('error', { error: from(new Error('x'), extension) })],
  ['a script that an in-app browser runs in the page', new ErrorEvent('error', { error: new Error('x') })],
  [
    'a script that the host puts in',
    new ErrorEvent('error', { error: from(new Error('x'), `${location.origin}/cdn-cgi/beacon.js`) }),
  ],
  ['a wallet’s refusal', cause({ code: 4001, message: 'x', stack: `Error: x\n    at ${extension}:1:9` })],
  ['a rejection without a reason', cause(undefined)],
  ['a rejection with nothing but a word', cause('x')],
  [
    'a reason that may not be read',
    cause({
      get stack() {
        throw new DOMException('x', 'SecurityError')
      },
    }),
  ],
] as const)('%s is not ours to tell @A7 @ERR-1', (_, event) => {
  window.dispatchEvent(event)
  expect(told()).toBe(false)
  expect(sendError).not.toHaveBeenCalled()
})

const own = '/_astro/index.css'
test.each([
  ['a picture', 'img', { src: '/_astro/logo.png' }, false],
  ['a module of the page itself', 'script', {}, true],
  ['a script', 'script', { src: '/_astro/index.js' }, true],
  ['the style sheet', 'link', { rel: 'stylesheet', href: own }, true],
  ['a hint', 'link', { rel: 'modulepreload', href: own }, false],
  ['a host’s script that a blocker stopped', 'script', { src: 'https://insights.test/beacon.js' }, false],
  ['an extension’s style sheet', 'link', { rel: 'stylesheet', href: 'moz-extension://dark/dark.css' }, false],
] as const)(
  'a member is told of %s that does not come as it should @A2 @A7 FT-24',
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

const failed = (error?: Error) =>
  document.body.dispatchEvent(
    new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true, detail: { error } }),
  )

test('who runs the site learns of an island that did not start, and of a part that broke while it was drawn @ERR-1', () => {
  const [start, part] = [new SyntaxError('x'), new RangeError('y')]
  failed(start)
  reportCaughtError(part)
  expect(sendError.mock.calls).toEqual([[start], [part]])
})

test('a member who follows a link while a part is on its way is neither told of it nor held back by a reload @F1', async () => {
  dispatchEvent(new Event('beforeunload'))
  failed(new TypeError('x'))
  await vi.advanceTimersByTimeAsync(10)
  expect(told()).toBe(false)
  expect(sendError).not.toHaveBeenCalled()
  // She stayed after all, as after a press on an e-mail address.
  await vi.advanceTimersByTimeAsync(10_000)
  failed()
  await vi.advanceTimersByTimeAsync(10)
  expect(told()).toBe(true)
})
