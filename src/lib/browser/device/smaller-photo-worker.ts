import { keepsPixels } from './keeps-pixels.ts'
import type { SmallerPhoto } from './smaller-photo.ts'

/** The longer side in pixels that a receipt can be read at, small print included. */
const longest = 2400
const quality = 0.82

/**
 * Decodes a photo upright, draws it smaller, and encodes it again; nothing but pixels is left. Undefined where the browser
 * would encode something else than was drawn.
 */
const shrink = async (photo: Blob): Promise<SmallerPhoto> => {
  const whole = await createImageBitmap(photo)
  const scale = Math.min(1, longest / Math.max(whole.width, whole.height))
  const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale))
  const context = canvas.getContext('2d')
  if (!context || !keepsPixels(context)) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  return canvas.convertToBlob({ type: photo.type, quality })
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    (smaller) => postMessage(smaller),
    () => postMessage(undefined),
  )
})
