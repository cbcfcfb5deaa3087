import { dominantColours, type LogoColours } from '#lib/qa/palette/dominant-colours.ts'
import { largestLogo, readLogoFile } from '#lib/qa/palette/logo-file.ts'

/** A logo as pixels alone: nothing of its file is left. */
export interface DrawnLogo {
  readonly colours: LogoColours
  /** A small picture of it, as an address that holds it. */
  readonly picture: string
}

/** The longer side of the picture that is looked at, in pixels. */
const side = 192

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const picture = new Image()
    picture.onload = () => done(picture)
    picture.onerror = () => fail(new Error('The browser cannot draw this picture: it is damaged.'))
    picture.src = address
  })

const pixelsOf = (picture: HTMLImageElement): DrawnLogo => {
  // A drawing may say nothing of its size.
  const { naturalWidth = 0, naturalHeight = 0 } = picture
  const [width, height] = naturalWidth > 0 && naturalHeight > 0 ? [naturalWidth, naturalHeight] : [side, side]
  const scale = side / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser gives no canvas to draw on.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  try {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    return {
      colours: dominantColours(data, canvas.width, canvas.height),
      picture: canvas.toDataURL('image/png'),
    }
  } catch {
    // A browser keeps the pixels of a drawing that holds parts of a page to itself.
    throw new Error('The browser does not let this drawing be read. Save it as a PNG.')
  }
}

/**
 * Draws a file and reads its colours, in this browser alone. An SVG is drawn as a picture, in which nothing runs and which
 * loads nothing. Fails with a sentence for whoever chose the file.
 */
export const drawLogo = async (file: File): Promise<DrawnLogo> => {
  const content = await file
    .slice(0, largestLogo + 1)
    .arrayBuffer()
    .catch(() => {
      throw new Error('The browser cannot read this file. Is it still there?')
    })
  const read = readLogoFile(new Uint8Array(content))
  if ('refusal' in read) throw new Error(read.refusal)
  const address = URL.createObjectURL(new Blob([content], { type: read.type }))
  try {
    return pixelsOf(await loaded(address))
  } finally {
    URL.revokeObjectURL(address)
  }
}
