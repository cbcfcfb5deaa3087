import { useMemo, useSyncExternalStore } from 'react'
import { colourKeys } from '#lib/design/colour-settings.ts'
import type { Scheme } from '#lib/domain/club/schemes.ts'
import { type Locale, readLocale } from '#lib/i18n/locale.ts'

/** The widths of the window for the specimens, in CSS pixels; `full` is as wide as the space allows. */
export const widths = ['320', '390', '768', 'full'] as const
type Width = (typeof widths)[number]

/** All that is chosen on the page; it stands in the address behind `#`, so that it can be sent to somebody. */
export interface Preview {
  /** Colours by the key of their setting, as they were typed: whether one may be used is for `lib/design` to say. */
  readonly colours: Readonly<Record<string, string>>
  readonly locale: Locale
  readonly width: Width
  /** Long words stand at the end of each text. */
  readonly long: boolean
  /** The club has a dark theme; here it has one unless it is switched off, so that both are seen and judged. */
  readonly dark: boolean
}

/** The setting that switches the dark theme. */
const darkKey = 'VISUAL.dark'

/** No colour is written longer than this. */
const longest = 100

/**
 * Reads what stands behind `#`: colours, the dark theme, the language, the width and the long words; anything else is left
 * out. XS-25.
 */
export const readAddress = (hash: string): Preview => {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const colours = colourKeys.flatMap((key) => {
    const value = given.get(key) ?? ''
    return value !== '' && value.length <= longest ? [[key, value] as const] : []
  })
  return {
    colours: Object.fromEntries(colours),
    locale: readLocale(given.get('lang')),
    width: widths.find((width) => width === given.get('width')) ?? 'full',
    long: given.get('long') === '1',
    dark: given.get(darkKey) !== '0',
  }
}

/** Writes it, without `#` and without what is as it would be anyway. */
export const writeAddress = ({ colours, locale, width, long, dark }: Preview): string =>
  new URLSearchParams([
    ...Object.entries(colours).filter(([, value]) => value !== ''),
    ...(dark ? [] : [[darkKey, '0']]),
    ...(locale === 'en' ? [] : [['lang', locale]]),
    ...(width === 'full' ? [] : [['width', width]]),
    ...(long ? [['long', '1']] : []),
  ]).toString()

/** The name in the address of the specimens for the scheme of colours that they are drawn in. */
const schemeKey = 'scheme'

/** Adds a scheme to what stands behind `#`, for the page of the specimens. */
export const inSchemeOf = (hash: string, scheme: Scheme): string => {
  const given = new URLSearchParams(hash)
  given.set(schemeKey, scheme)
  return given.toString()
}

/** Reads the scheme that the specimens are drawn in; undefined for the system's own. */
export const readScheme = (hash: string): Scheme | undefined => {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get(schemeKey)
  return given === 'light' || given === 'dark' ? given : undefined
}

const watch = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Returns the current text after `#` in the address, without the `#`. */
export const useHash = (): string =>
  useSyncExternalStore(
    watch,
    () => location.hash.slice(1),
    () => '',
  )

/** Returns the current choices. */
export function usePreview(): Preview {
  const hash = useHash()
  return useMemo(() => readAddress(hash), [hash])
}

/** Chooses something else, in place of what the address says. */
export const choose = (change: Partial<Preview>): void => {
  history.replaceState(null, '', `#${writeAddress({ ...readAddress(location.hash), ...change })}`)
  // The browser tells of a press on a link only.
  dispatchEvent(new HashChangeEvent('hashchange'))
}
