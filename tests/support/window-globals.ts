import { performance } from 'node:perf_hooks'
import * as streams from 'node:stream/web'

// A window of jsdom in a context of its own lacks these of Node and of every browser. What a test puts in place of a
// method of `performance` is gone with its window.
const own = Object.create(Object.getPrototypeOf(performance))
for (const name in performance) {
  const value: unknown = Reflect.get(performance, name)
  Object.defineProperty(own, name, {
    value: typeof value === 'function' ? value.bind(performance) : value,
    configurable: true,
    writable: true,
  })
}
Object.defineProperty(globalThis, 'performance', { value: own, configurable: true, writable: true })
Object.assign(globalThis, streams)
