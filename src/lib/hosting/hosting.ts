import type { AstroIntegration } from 'astro'

export const hosting = (): AstroIntegration => ({ name: 'hosting', hooks: {} })
