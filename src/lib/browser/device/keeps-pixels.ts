/** The side of the square that is read back, in pixels. */
const side = 32

/**
 * True where a canvas gives back what was drawn on it. Browsers that hide what could tell a device from others (Brave,
 * LibreWolf, Mullvad, Tor) give out noise or white instead, in pictures made of it too, and say nothing. The canvas is
 * empty before and after. Fails where a browser refuses to be read.
 */
export const keepsPixels = (context: OffscreenCanvasRenderingContext2D): boolean => {
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
