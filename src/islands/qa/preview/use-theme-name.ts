import { readScheme, useHash } from './address.ts'

/**
 * Returns what the name of a landmark ends with, such as ", dark theme", where the page shows one theme beside another, so
 * that a list of landmarks names none twice; otherwise nothing.
 */
export const useThemeName = (): string => {
  const scheme = readScheme(useHash())
  return scheme ? `, ${scheme} theme` : ''
}
