import {
  drawnShare,
  type IconColours,
  type IconPurpose,
  iconSide,
  iconSvg,
} from '#lib/domain/install/icon.ts'
import type { AppIcon } from '#lib/domain/install/manifest.ts'

/** Loads a picture in a way that lets its pixels be read; rejects where its host does not allow that. */
const load = async (src: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.referrerPolicy = 'no-referrer'
  picture.src = src
  await picture.decode()
  return picture
}

/** Draws a picture as large as it fits into the middle of a square, and gives the square as a `data:` address of a PNG. */
const square = (picture: HTMLImageElement, side: number, share: number, behind?: string): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('No canvas')
  if (behind) {
    brush.fillStyle = behind
    brush.fillRect(0, 0, side, side)
  }
  const { naturalWidth, naturalHeight } = picture
  const scale = (side * share) / Math.max(naturalWidth, naturalHeight, 1)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  brush.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}

const inData = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const sizes: readonly (readonly [side: number, purpose: IconPurpose])[] = [
  [192, 'any'],
  [iconSide, 'any'],
  [iconSide, 'maskable'],
]

/** Draws the icons of a club's installed portal: its logo, else the portal's mark in the club's colours. OFF-4. */
export const drawIcons = async (
  colours: IconColours,
  logo: string | undefined,
): Promise<readonly AppIcon[]> => {
  const drawn = async (draw: (side: number, purpose: IconPurpose) => Promise<string>) =>
    Promise.all(
      sizes.map(async ([side, purpose]) => ({
        src: await draw(side, purpose),
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    )
  const picture = logo === undefined ? undefined : await load(logo).catch(() => undefined)
  const mark = () =>
    drawn(async (side, purpose) => square(await load(inData(iconSvg(colours, purpose))), side, 1))
  if (!picture) return mark()
  return drawn(async (side, purpose) => square(picture, side, drawnShare[purpose], colours.behind)).catch(
    mark,
  )
}

/** The side of the icon that iPhones put on their home screen, in pixels. */
const touchSide = 180

/** Tells Safari the name and the icon of the club's portal; without an icon, the one that a stamped page names. Rejects where there is none. */
export const linkTouchIcon = async (name: string, icon: string | undefined): Promise<void> => {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]') ??
    Object.assign(document.createElement('link'), { rel: 'apple-touch-icon' })
  link.href = square(await load(icon ?? link.href), touchSide, 1)
  const title = { name: 'apple-mobile-web-app-title', content: name }
  document.head.append(link, Object.assign(document.createElement('meta'), title))
}
