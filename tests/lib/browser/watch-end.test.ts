// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isEndVisible, watchEnd } from '#lib/browser/watch-end.ts'

/** The observers that are at work; a browser tells each the sizes of what it observes, at first and at changes. */
const observers = new Set<{ tell: () => void; seen: Element[] }>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #own: { tell: () => void; seen: Element[] }
      constructor(tell: () => void) {
        this.#own = { tell, seen: [] }
      }
      observe(element: Element) {
        this.#own.seen.push(element)
        observers.add(this.#own)
      }
      disconnect() {
        observers.delete(this.#own)
      }
    },
  )
})
afterEach(() => {
  observers.clear()
  document.body.replaceChildren()
})

const resized = () => {
  for (const { tell } of [...observers]) tell()
}

/** A box of 500 px with a text in it. */
function start(height: number, { hidden = false, html = '<p>Text</p>' } = {}) {
  const box = document.createElement('section')
  box.innerHTML = `<div>${html}</div>`
  document.body.append(box)
  const size = {
    clientHeight: hidden ? 0 : 500,
    scrollHeight: hidden ? 0 : Math.max(height, 500),
    scrollTop: 0,
  }
  for (const name of ['clientHeight', 'scrollHeight', 'scrollTop'] as const)
    Object.defineProperty(box, name, { get: () => size[name] })
  const pictures = [...box.querySelectorAll('img')]
  let complete = false
  for (const picture of pictures) Object.defineProperty(picture, 'complete', { get: () => complete })
  const onSeen = vi.fn()
  const stop = watchEnd(box, onSeen)
  resized()
  return {
    onSeen,
    stop,
    scrollTo: (scrollTop: number) => {
      size.scrollTop = scrollTop
      box.dispatchEvent(new Event('scroll'))
    },
    resize: (sizes: Partial<typeof size>) => {
      Object.assign(size, sizes)
      resized()
    },
    pictureCame: (type: 'load' | 'error') => {
      complete = true
      for (const picture of pictures) picture.dispatchEvent(new Event(type))
    },
  }
}

test('a text that fits its box is read at once, and heard of once @CON-1 FT-34', () => {
  const { onSeen, scrollTo } = start(300)
  expect(onSeen).toHaveBeenCalledOnce()
  scrollTo(0)
  expect(onSeen).toHaveBeenCalledOnce()
  expect(observers.size).toBe(0)
})

test('a long text is read when its end was scrolled to, not before @CON-1', () => {
  const { onSeen, scrollTo } = start(1200)
  scrollTo(698)
  expect(onSeen).not.toHaveBeenCalled()
  scrollTo(699.2)
  expect(onSeen).toHaveBeenCalledOnce()
})

test('a text in a hidden dialog is not read before it is shown @CON-1 FT-34', () => {
  const { onSeen, resize } = start(300, { hidden: true })
  expect(onSeen).not.toHaveBeenCalled()
  resize({ clientHeight: 500, scrollHeight: 500 })
  expect(onSeen).toHaveBeenCalledOnce()
})

test('a text that comes to fit, because the screen was turned or zoomed out, is read @CON-1 FT-34', () => {
  const { onSeen, resize } = start(700)
  expect(onSeen).not.toHaveBeenCalled()
  resize({ clientHeight: 700 })
  expect(onSeen).toHaveBeenCalledOnce()
})

test.each(['load', 'error'] as const)(
  'a short text waits for its picture, which fits: %s @CON-1 FT-34',
  (type) => {
    const { onSeen, pictureCame } = start(300, { html: '<img src="/a.png"><p>Text</p>' })
    expect(onSeen).not.toHaveBeenCalled()
    pictureCame(type)
    expect(onSeen).toHaveBeenCalledOnce()
  },
)

test('a short text that its picture makes long must be scrolled @CON-1 FT-34', () => {
  const { onSeen, resize, pictureCame, scrollTo } = start(300, { html: '<img src="/a.png"><p>Text</p>' })
  resize({ scrollHeight: 1200 })
  pictureCame('load')
  expect(onSeen).not.toHaveBeenCalled()
  scrollTo(700)
  expect(onSeen).toHaveBeenCalledOnce()
})

test('a picture that never comes keeps nobody for long @CON-1 FT-34', () => {
  const { onSeen } = start(300, { html: '<img src="/a.png"><p>Text</p>' })
  vi.advanceTimersByTime(4999)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSeen).toHaveBeenCalledOnce()
})

test('whoever closes the dialog is not heard of later @CON-2', () => {
  const { onSeen, stop, scrollTo } = start(1200)
  stop()
  scrollTo(700)
  resized()
  vi.advanceTimersByTime(10_000)
  expect(onSeen).not.toHaveBeenCalled()
})

test.each([
  ['scrolled to the end', { scrollTop: 700, clientHeight: 500, scrollHeight: 1200 }, true],
  [
    'a fraction of a pixel short, on a zoomed page',
    { scrollTop: 699.2, clientHeight: 500, scrollHeight: 1200 },
    true,
  ],
  ['two pixels short', { scrollTop: 698, clientHeight: 500, scrollHeight: 1200 }, false],
  ['at its beginning', { scrollTop: 0, clientHeight: 500, scrollHeight: 1200 }, false],
  ['shorter than its box', { scrollTop: 0, clientHeight: 500, scrollHeight: 500 }, true],
  ['pulled beyond its end', { scrollTop: 720, clientHeight: 500, scrollHeight: 1200 }, true],
  ['in a hidden box', { scrollTop: 0, clientHeight: 0, scrollHeight: 0 }, false],
])('a text %s shows its end: %j is %s @CON-1 @FT-34', (_, scrolling, visible) => {
  expect(isEndVisible(scrolling)).toBe(visible)
})
