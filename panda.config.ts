import { defineConfig } from '@pandacss/dev'
import { defaults } from './src/lib/design/defaults.ts'
import { keyframes } from './src/lib/design/keyframes.ts'
import { button } from './src/lib/design/recipes/button.ts'
import { card } from './src/lib/design/recipes/card.ts'
import { field } from './src/lib/design/recipes/field.ts'
import { skeleton } from './src/lib/design/recipes/skeleton.ts'
import { spinner } from './src/lib/design/recipes/spinner.ts'
import { state } from './src/lib/design/recipes/state.ts'
import { textStyles } from './src/lib/design/text-styles.ts'
import { breakpoints, semanticTokens, tokens } from './src/lib/design/tokens.ts'

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  preflight: false,
  strictTokens: true,
  strictPropertyValues: true,
  minify: true,
  include: ['./src/**/*.{ts,tsx,astro}'],
  exclude: ['./src/lib/design/**'],
  outdir: 'styled-system',
  forceConsistentTypeExtension: true,
  gitignore: false,
  importMap: {
    css: '#styled/css',
    recipes: '#styled/recipes',
    patterns: '#styled/patterns',
    jsx: '#styled/jsx',
    tokens: '#styled/tokens',
  },
  globalVars: { ...defaults },
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes: { button, card, skeleton, spinner },
    slotRecipes: { field, state },
  },
})
