import { defineConfig } from '@pandacss/dev'
export default defineConfig({ preflight: true, include: ['./src/**/*.{ts,tsx,astro}'], outdir: 'styled-system', presets: ['@pandacss/preset-base'] })
