/** Makes the fonts beside this file after a new version of Montserrat: `npx node src/lib/design/fonts/make-fonts.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { scripts } from './scripts.ts'

const files = fileURLToPath(import.meta.resolve('@fontsource-variable/montserrat/package.json')).replace(
  'package.json',
  'files/',
)
for (const [script, characters] of Object.entries(scripts)) {
  const whole = readFileSync(`${files}montserrat-${script}-wght-normal.woff2`)
  const made = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    // The weights that the text styles use.
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'locl', 'ccmp', 'tnum'],
  })
  writeFileSync(new URL(`montserrat-${script}.woff2`, import.meta.url), made)
  console.info(`${script}: ${whole.length} → ${made.length} bytes`)
}
