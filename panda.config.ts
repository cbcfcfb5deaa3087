import { defineConfig } from '@pandacss/dev'
import { sheetDefaults, withDerivedColours } from './src/lib/design/defaults.ts'
import { recipes, slotRecipes } from './src/lib/design/recipes.ts'
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './src/lib/design/tokens.ts'

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  preflight: false,
  strictTokens: true,
  strictPropertyValues: true,
  minify: true,
  include: ['./src/**/*.{ts,tsx,astro}'],
  // Styles of the testers' pages belong to their build only.
  exclude: [
    './src/lib/design/**',
    './src/lib/build/**',
    './src/islands/desk/**',
    ...(process.env.QA === '1' ? [] : ['./src/islands/qa/**', './src/pages/_qa/**']),
  ],
  outdir: 'styled-system',
  forceConsistentTypeExtension: true,
  gitignore: false,
  importMap: {
    css: '#styled/css',
    recipes: '#styled/recipes',
    patterns: '#styled/patterns',
    tokens: '#styled/tokens',
  },
  globalVars: sheetDefaults,
  conditions: {
    extend: {
      // A finger leaves no hover behind.
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
      // The browser's own letters are so large that few of them stand in one line.
      enlarged: '@media (max-width: 18em)',
    },
  },
  // Panda's patterns of these names as properties: a pattern is a function, whose code each page would carry.
  utilities: {
    extend: {
      stack: {
        className: 'stack',
        values: 'spacing',
        transform: (gap: string) => ({ display: 'flex', flexDirection: 'column', gap }),
      },
      hstack: {
        className: 'hstack',
        values: 'spacing',
        transform: (gap: string) => ({ display: 'flex', alignItems: 'center', gap }),
      },
    },
  },
  theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes, recipes, slotRecipes },
  hooks: {
    // The preset gives every element thirty variables for filters and transforms that nothing here uses.
    'config:resolved': ({ config, utils }) => utils.omit(config, ['globalCss']),
    'cssgen:done': ({ artifact, content }) =>
      artifact === 'styles.css' ? withDerivedColours(content) : content,
  },
})
