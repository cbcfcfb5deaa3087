/**
 * Makes the fonts beside this file from the package's own: `node src/lib/design/fonts/make-fonts.ts`.
 * Run it after a new version of Montserrat; the results are committed, so that a build needs nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Subset, subsetFont } from './subset-font.ts'

const between =
  (...ranges: [number, number][]) =>
  (code: number) =>
    ranges.some(([from, to]) => code >= from && code <= to)

// Letters of Western names, and the marks that the eight languages set.
const LATIN = new Set(
  Array.from(
    '\u00a0©«®°·»×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ–—‘’‚“”„•…€™−',
    (letter) => letter.codePointAt(0),
  ),
)

// The same ranges stand in `fonts.css`.
const subsets: Record<string, Subset> = {
  latin: {
    has: (code) => (code >= 0x20 && code < 0x7f) || LATIN.has(code),
    always: 'tnum',
    localForms: false,
    kerning: true,
  },
  'latin-ext': { has: between([0x100, 0x17f], [0x218, 0x21b]), localForms: true, kerning: false },
  cyrillic: {
    has: between([0x400, 0x45f], [0x490, 0x491], [0x2116, 0x2116]),
    localForms: true,
    kerning: true,
  },
}

const files = fileURLToPath(import.meta.resolve('@fontsource-variable/montserrat/package.json')).replace(
  'package.json',
  'files/',
)
for (const [name, subset] of Object.entries(subsets)) {
  const whole = readFileSync(`${files}montserrat-${name}-wght-normal.woff2`)
  const made = subsetFont(whole, subset)
  writeFileSync(new URL(`montserrat-${name}.woff2`, import.meta.url), made)
  console.info(`${name}: ${whole.length} → ${made.length} bytes`)
}
