/** More pixels than this make a barcode no easier to read, and a phone run out of memory. */
const largestSide = 2400

/** A photo as pixels, upright and no larger than is useful. Fails when the file is no picture. */
export const pixelsOf = async (photo: Blob): Promise<ImageBitmap> => {
  const whole = await createImageBitmap(photo)
  const scale = largestSide / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const size = {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
  }
  const small = await createImageBitmap(whole, { ...size, resizeQuality: 'high' })
  whole.close()
  return small
}
