import { converter, formatHex } from 'culori'
import { readSettings } from '../../config/read-settings.ts'
import { failures, hexOf } from '../../design/contrast-table.ts'
import { nearestColour } from '../../design/nearest-colour.ts'
import { contrast, luminance, type Rgb, readableOn } from '../../design/readable.ts'
import type { ColourSense } from '../../design/resolve.ts'
import {
  chromaOf,
  type DominantColour,
  distance,
  isNearWhite,
  type LogoColours,
  labOf,
} from './dominant-colours.ts'

/** The colours of a club by the keys of their settings, and in one sentence why they are these. */
export interface Palette {
  readonly colours: Readonly<Record<string, string>>
  readonly reason: string
}

const white: Rgb = [255, 255, 255]
const nearBlack: Rgb = [26, 26, 26]

/** From this colourfulness on a colour has a hue that people would name. */
const colourful = 0.045
/** The most by which a colour may be made darker, in lightness of OKLab, and still be taken for itself. */
const slightly = 0.13
/** Hues, in degrees of OKLCH, that turn into brown or olive when they are made darker. */
const [firstYellow, lastYellow] = [52, 140]
/** The luminance of a header on which the lighter primary colour of the dark theme is still seen. */
const lightHeader = 0.6

const toOklch = converter('oklch')
const oklchOf = ([r, g, b]: Rgb) => toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })

const ratio = (one: Rgb, other: Rgb): string =>
  `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)} : 1`

const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

const isYellowish = (colour: Rgb): boolean => {
  const { c, h = 0 } = oklchOf(colour)
  return c >= colourful && h >= firstYellow && h <= lastYellow
}

/** Nearly white, with a breath of the brand's hue. */
const pageOf = (brand: Rgb): Rgb => {
  const { c, h = 0 } = oklchOf(brand)
  return rgbOf(formatHex({ mode: 'oklch', l: 0.974, c: Math.min(0.005, c / 10), h }) ?? '#f6f6f7')
}

/** The colour that people remember of a logo: much of it, and colourful; in a logo of greys the commonest. */
const brandOf = (ink: readonly DominantColour[]): Rgb | undefined => {
  const strength = ({ rgb, share }: DominantColour) => Math.sqrt(share) * chromaOf(rgb)
  const coloured = ink.filter(({ rgb, share }) => chromaOf(rgb) >= colourful && share >= 0.03)
  return (coloured.toSorted((one, other) => strength(other) - strength(one))[0] ?? ink[0])?.rgb
}

/** The part that carries words and marks: the brand's colour, or what stands in for it, and why. */
interface Main {
  readonly primary: Rgb
  readonly reason: string
  /** True when the brand's colour itself stands only under words. */
  readonly isApart: boolean
}

const mainOf = (brand: Rgb, dark: Rgb | undefined, page: Rgb): Main => {
  const [name, figure] = [hexOf(brand), ratio(brand, page)]
  if (contrast(brand, page) >= 4.5 && contrast(brand, white) >= 4.5) {
    const on = readableOn(brand) === '#ffffff' ? 'white' : 'black'
    return {
      primary: brand,
      isApart: false,
      reason: `${name} of the logo can be read on the page (${figure}) and carries ${on} words, so it is the primary colour.`,
    }
  }
  const weak = `${name} of the logo cannot be read on a light page (${figure})`
  if (dark)
    return {
      primary: dark,
      isApart: true,
      reason: `${weak}, so the logo’s own ${hexOf(dark)} is the primary colour, and ${name} stands under words that read on it.`,
    }
  const darker = rgbOf(nearestColour(brand, page, 4.5))
  if (!isYellowish(brand) && chromaOf(brand) >= colourful && labOf(brand)[0] - labOf(darker)[0] <= slightly)
    return {
      primary: darker,
      isApart: true,
      reason: `${weak}, so a little darker ${hexOf(darker)} of the same hue is the primary colour, and ${name} itself stands under words that read on it.`,
    }
  return {
    primary: nearBlack,
    isApart: true,
    reason: `${weak} and the logo has no dark colour, so near-black ${hexOf(nearBlack)} is the primary colour, and ${name} stands under black words.`,
  }
}

type Colours = Readonly<Record<string, string>>

/** The bar behind a logo, and the marks on it. Empty for a header of the colour of cards. */
const headerOn = (ground: Rgb, brand: Rgb): Colours => {
  const header = hexOf(ground)
  if (readableOn(ground) === '#000000') return { 'HEADER.background': header }
  // A dark bar is dark in both themes, so its marks may be of one colour.
  const mark = contrast(brand, ground) >= 3 ? hexOf(brand) : '#ffffff'
  return {
    'HEADER.background': header,
    'HEADER.points_pillbox': mark,
    'MENU.mobile_menu_background': header,
    'MENU.underline': mark,
    'MENU.unread_news_background': mark,
  }
}

/** The ground that a logo needs: its own, a dark one where it would not be seen on white, else the white of cards, as the portal has it. */
const headerOf = ({ ink, ground }: LogoColours, brand: Rgb, primary: Rgb, dark: Rgb | undefined): Colours => {
  if (ground && !isNearWhite(ground)) {
    if (readableOn(ground) === '#ffffff') return headerOn(ground, brand)
    const isSeen = luminance(ground) >= lightHeader && contrast(primary, ground) >= 3
    return isSeen ? { 'HEADER.background': hexOf(ground) } : {}
  }
  const isOnPaper = ground !== undefined
  const isSeen = ink.some(({ rgb, share }) => share >= 0.1 && contrast(rgb, white) >= 1.8)
  return isOnPaper || isSeen ? {} : headerOn(dark ?? nearBlack, brand)
}

/** A logo whose header keeps its ground in the dark theme; any address does. */
const someLogo = { 'HEADER.logo': 'https://club.example/logo.svg' }

/** Both themes pass, the dark one too if the club switches it on, whether it has set the address of its logo or not. */
const passes = (colours: Colours, sense: ColourSense): boolean =>
  [{}, someLogo].every(
    (logo) => failures(readSettings({ ...colours, ...logo, 'VISUAL.dark': true }), sense).length === 0,
  )

/** Passes whatever the logo is. */
const plain: Colours = {
  'VISUAL.color.background': '#f6f6f7',
  'VISUAL.color.primary': hexOf(nearBlack),
}

/**
 * Makes the colours of a club from those of its logo, such that every pair of the design passes as it is set, in the light
 * theme and in the dark one that the portal makes of it. What would not pass is left out, part by part, so that the portal's
 * own colours stand there. A yellow is never mixed with black.
 */
export const paletteOf = (logo: LogoColours, sense: ColourSense): Palette => {
  const brand = brandOf(logo.ink)
  if (!brand) {
    const colours = { ...plain, ...headerOn(nearBlack, white) }
    return {
      colours: passes(colours, sense) ? colours : plain,
      reason: `The logo has no colour but white, so it stands on a near-black header, and near-black ${hexOf(nearBlack)} is the primary colour.`,
    }
  }
  const page = pageOf(brand)
  const others = logo.ink.filter(({ rgb }) => distance(labOf(rgb), labOf(brand)) > 0.1)
  const dark = others.find(({ rgb }) => contrast(rgb, page) >= 7)?.rgb
  const { primary, isApart, reason } = mainOf(brand, dark, page)
  const accent = isApart ? brand : (others.find(({ rgb }) => chromaOf(rgb) >= colourful)?.rgb ?? brand)
  const foot = dark ?? primary
  const main: Colours = {
    'VISUAL.color.background': hexOf(page),
    'VISUAL.color.primary': hexOf(primary),
  }
  const words =
    dark && isApart && contrast(dark, brand) >= 4.5 ? { 'COUPON.button_use_text': hexOf(dark) } : {}
  const parts: readonly Colours[] = [
    headerOf(logo, brand, primary, dark),
    isApart ? { 'COUPON.button_use': hexOf(brand) } : {},
    words,
    { 'COUPON.ribbon': hexOf(accent) },
    luminance(foot) < 0.1 ? { 'FOOTER.background': hexOf(foot) } : {},
  ]
  let colours = passes(main, sense) ? main : plain
  for (const part of parts) {
    const more = { ...colours, ...part }
    if (Object.keys(part).length > 0 && passes(more, sense)) colours = more
  }
  return {
    colours,
    reason:
      colours['VISUAL.color.primary'] === hexOf(primary)
        ? reason
        : `No colour of the logo passes in both themes, so near-black ${hexOf(nearBlack)} is the primary colour.`,
  }
}
