/** A line of text, and the size of its letters in pixels. */
export interface TextLine {
  readonly text: string
  readonly size: number
  readonly bold?: boolean
}

const leading = 1.4

/**
 * Draws lines of text as a JPEG, below each other in the page's own font, black on white, so that any script comes out right where
 * no font can be taken along; a line that is too long gets smaller. Fails where the browser draws no pictures.
 */
export const textPicture = async (lines: readonly TextLine[], width: number) => {
  const height = Math.ceil(lines.reduce((sum, { size }) => sum + size * leading, 0))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('No canvas')
  const { fontFamily } = getComputedStyle(document.body)
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, width, height)
  brush.fillStyle = '#000000'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  let top = 0
  for (const { text, size, bold } of lines) {
    const font = (pixels: number) => `${bold ? 600 : 400} ${pixels}px ${fontFamily}`
    brush.font = font(size)
    brush.font = font(Math.floor(size * Math.min(1, width / (brush.measureText(text).width || 1))))
    brush.fillText(text, width / 2, top + (size * leading) / 2)
    top += size * leading
  }
  const picture = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.95)
  })
  return { jpeg: new Uint8Array(await picture.arrayBuffer()), width, height }
}
