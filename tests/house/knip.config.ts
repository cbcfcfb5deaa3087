import type { KnipConfig } from 'knip'

/** Files of `src` that are read by a name which no import tells: built from text, named in a command, or loaded by an address. */
export const entriesOfSource = [
  'src/pages/**/*.astro',
  'src/pages/_stamp/draw.ts',
  'src/islands/qa/panel/start.tsx',
  'src/lib/browser/directives/*-directive.ts',
  'src/lib/browser/head/*.ts',
  'src/lib/qa/{head,fast-clock}.ts',
  'src/lib/worker/{sw,sw-off}.ts',
  'src/lib/design/fonts/make-fonts.ts',
  'src/islands/desk/main.tsx',
  'src/lib/build/*/{run,pack,write-*,check-*}.ts',
]

/** `npm run unused`, first half: files, exports and packages that neither the portal nor its tests need. */
const config: KnipConfig = {
  entry: [
    ...entriesOfSource,
    'tests/**/*.{test,spec}.{ts,tsx}',
    'tests/**/*.config.{ts,mjs}',
    'tests/support/planted/*.ts',
    'tests/support/tools.ts',
    // Named in Stryker's settings.
    'tests/mutants/ignored.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro}', 'tests/**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: true,
  // Its configuration throws where no site is built; the journeys are entries above.
  playwright: false,
  ignoreDependencies: [
    // They come with Panda, in its versions.
    '@pandacss/preset-base',
    'postcss',
    // It comes with barcode-detector, in the version that that needs.
    'zxing-wasm',
    // Named in Stryker's settings.
    '@stryker-mutator/vitest-runner',
  ],
  ignoreBinaries: ['Xvfb', 'apt-get'],
}

export default config
