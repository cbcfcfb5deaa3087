import { useMemo } from 'react'
import { colourKeys } from '#lib/design/colour-settings.ts'
import { useHash } from '../use-hash.ts'

/** The widths of the frames, in CSS pixels; `full` is as wide as the space allows. */
export const widths = ['320', '390', '768', 'full'] as const
type Width = (typeof widths)[number]

/** All that is chosen on the page; it stands in the address behind `#`, so that it can be sent to somebody. */
export interface Preview {
  /** Colours by the key of their setting, as they were typed: whether one may be used is for `lib/design` to say. */
  readonly colours: Readonly<Record<string, string>>
  readonly width: Width
  /** The club has a dark theme; here it has one unless it is switched off, so that both are seen and judged. */
  readonly dark: boolean
}

const darkKey = 'VISUAL.dark'

const longest = 100

/** Reads what stands behind `#`: colours, the dark theme and the width; anything else is left out. XS-25. */
export const readAddress = (hash: string): Preview => {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const colours = colourKeys.flatMap((key) => {
    const value = given.get(key) ?? ''
    return value !== '' && value.length <= longest ? [[key, value] as const] : []
  })
  return {
    colours: Object.fromEntries(colours),
    width: widths.find((width) => width === given.get('width')) ?? 'full',
    dark: given.get(darkKey) !== '0',
  }
}

/** Writes it, without `#` and without what is as it would be anyway. */
export const writeAddress = ({ colours, width, dark }: Preview): string =>
  new URLSearchParams([
    ...Object.entries(colours).filter(([, value]) => value !== ''),
    ...(dark ? [] : [[darkKey, '0']]),
    ...(width === 'full' ? [] : [['width', width]]),
  ]).toString()

export function usePreview(): Preview {
  const hash = useHash()
  return useMemo(() => readAddress(hash), [hash])
}

/** Chooses something else, in place of what the address says. */
export const choose = (change: Partial<Preview>): void => {
  history.replaceState(null, '', `#${writeAddress({ ...readAddress(location.hash), ...change })}`)
  // The browser reports a press on a link only.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Chooses one colour by the key of its setting; an empty one is the portal's own. */
export const chooseColour = (key: string, colour: string): void =>
  choose({ colours: { ...readAddress(location.hash).colours, [key]: colour } })
