import { expect, test, vi } from 'vitest'

type Pixels = Uint8ClampedArray

/** The worker with a canvas whose pixels a browser gives out as `protect` makes them; returns its answer for a photo. */
const shrink = async (protect: (pixels: Pixels) => Pixels): Promise<unknown> => {
  const drawn: string[] = []
  class FakeCanvas {
    readonly width: number
    readonly height: number
    private pixels: Pixels = new Uint8ClampedArray()
    constructor(width: number, height: number) {
      this.width = width
      this.height = height
    }
    getContext() {
      return {
        canvas: this,
        createImageData: (width: number, height: number) => ({
          ...{ width, height, data: new Uint8ClampedArray(width * height * 4) },
        }),
        putImageData: ({ data }: ImageData) => {
          this.pixels = data.slice()
          drawn.push('pattern')
        },
        getImageData: () => ({ data: protect(this.pixels.slice()) }),
        clearRect: () => drawn.push('nothing'),
        drawImage: () => drawn.push('photo'),
      }
    }
    convertToBlob = async ({ type }: { type: string }) => new Blob([drawn.join()], { type })
  }
  const posted = Promise.withResolvers<unknown>()
  const listen = vi.fn<(type: string, listener: (event: { data: Blob }) => void) => void>()
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4800, height: 3200, close: () => {} }))
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('postMessage', posted.resolve)
  vi.resetModules()
  await import('#lib/browser/device/smaller-photo-worker.ts')
  listen.mock.calls[0]?.[1]({ data: new Blob(['photo'], { type: 'image/jpeg' }) })
  return posted.promise
}

test('a photo is made smaller on an empty canvas where the browser gives back what was drawn @RCP-4', async () => {
  const smaller = await shrink((pixels) => pixels)
  expect(await (smaller as Blob).text()).toBe('pattern,nothing,photo')
})

test.each<[string, (pixels: Pixels) => Pixels]>([
  ['noise', (pixels) => pixels.map((value, index) => (value + index * 101) % 256)],
  ['white', (pixels) => pixels.fill(255)],
  ['nothing', (pixels) => pixels.fill(0)],
  ['a pixel in its last bit', (pixels) => pixels.with(9, (pixels[9] ?? 0) ^ 1) as Pixels],
  [
    'an error',
    () => {
      throw new DOMException('Not allowed', 'SecurityError')
    },
  ],
])('where a browser gives out %s instead, no photo is made @RCP-4', async (_, protect) => {
  expect(await shrink(protect)).toBeUndefined()
})
