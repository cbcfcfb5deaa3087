import { defaults, plainDefaults } from './defaults.ts'

const derived = Object.keys(plainDefaults)
  .map((name) => `${name}:${defaults[name as keyof typeof plainDefaults]}`)
  .join(';')

/**
 * Adds to a style sheet the colours that are derived from others, for browsers that can. A custom property takes any
 * text, so that a plain value before it would count nowhere: it has to be asked for.
 */
export const withDerivedColours = (css: string): string =>
  `${css}@layer tokens{@supports (color: oklch(from red clamp(0, (0.6 - l) * 1000, 1) 0 0)){:where(:root,:host){${derived}}}}`
