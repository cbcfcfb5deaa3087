import type { SmallerPhoto } from './smaller-photo.ts'

/** The side of the square that is read back, in pixels. */
const side = 32

/**
 * True where a canvas gives back what was drawn on it. Browsers that hide what could tell a device from others (Brave,
 * LibreWolf, Mullvad, Tor) give out noise or white instead, in pictures made of it too, and say nothing. The canvas is
 * empty before and after. Fails where a browser refuses to be read.
 */
const keepsPixels = (context: OffscreenCanvasRenderingContext2D): boolean => {
  const { width, height } = context.canvas
  const drawn = context.createImageData(Math.min(side, width), Math.min(side, height))
  // No two neighbours alike: one colour alone is often left as it is.
  for (let index = 0; index < drawn.data.length; index += 1)
    drawn.data[index] = index % 4 === 3 ? 255 : (index * 37) % 256
  context.putImageData(drawn, 0, 0)
  const { data } = context.getImageData(0, 0, drawn.width, drawn.height)
  context.clearRect(0, 0, drawn.width, drawn.height)
  return data.every((value, index) => value === drawn.data[index])
}

/** The longer side in pixels that a receipt can be read at, small print included. */
const longest = 2400
const quality = 0.82

/** Decodes a photo upright, and encodes it smaller; undefined where the browser would encode something else than was drawn. */
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
