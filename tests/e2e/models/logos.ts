import type { Page } from 'playwright/test'

/** A file as `setInputFiles` takes it. */
interface LogoFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80">${content}</svg>`)

/** A red wordmark on nothing. */
export const redWordmark: LogoFile = {
  name: 'wordmark.svg',
  mimeType: 'image/svg+xml',
  buffer: svg(
    '<text x="4" y="62" font-family="sans-serif" font-size="64" font-weight="900" fill="#c8102e">ROTOR</text>',
  ),
}

/** A red mark that would run, ask another site and show a page, were it more than a picture. */
export const hostileDrawing = (elsewhere: string): LogoFile => ({
  name: 'hostile.svg',
  mimeType: 'image/svg+xml',
  buffer: svg(
    `<script>fetch('${elsewhere}/script'); top.hacked = true</script>
     <image href="${elsewhere}/image.png" width="9" height="9"/>
     <style>@import url(${elsewhere}/style.css); rect { background: url(${elsewhere}/ground.png) }</style>
     <rect width="240" height="80" fill="#c8102e" onload="top.hacked = true"/>`,
  ),
})

/** A file of a kind that a browser draws itself, painted on a canvas of 160 × 80 pixels. */
const painted = async (page: Page, name: string, mimeType: string, photo: boolean): Promise<LogoFile> => {
  const address = await page.evaluate(
    ([type, isPhoto]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 160
      canvas.height = 80
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      if (isPhoto) {
        const sea = context.createLinearGradient(0, 0, 160, 80)
        for (const [at, colour] of [
          [0, '#0a3d62'],
          [0.5, '#0e7c86'],
          [1, '#7bd3c9'],
        ] as const)
          sea.addColorStop(at, colour)
        context.fillStyle = sea
        context.fillRect(0, 0, 160, 80)
        context.fillStyle = '#0b6e8f'
        for (let wave = 0; wave < 8; wave += 1) context.fillRect(wave * 22, 30 + (wave % 3) * 9, 14, 5)
      } else {
        context.fillStyle = '#ffd500'
        context.fillRect(0, 0, 160, 80)
        context.fillStyle = '#111111'
        context.beginPath()
        context.arc(80, 40, 26, 0, 7)
        context.fill()
      }
      return canvas.toDataURL(type)
    },
    [mimeType, photo] as const,
  )
  return { name, mimeType, buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

/** A black disc on yellow. */
export const blackAndYellow = (page: Page): Promise<LogoFile> => painted(page, 'taxi.png', 'image/png', false)

/** A picture of the sea, in blues and greens without an edge between them. */
export const seaPhoto = (page: Page): Promise<LogoFile> => painted(page, 'sea.jpg', 'image/jpeg', true)
