import type { Settings } from './settings.ts'
import { homeOf } from './variants.ts'

/** The pages that an installed portal opens at by shortcut, by their names in the shell's words; only those a club has. OFF-4. */
export const appShortcutsOf = (GENERAL: Settings['GENERAL']): readonly ('card' | 'coupons')[] =>
  homeOf(GENERAL) === 'dashboard' ? (GENERAL.card ? ['card', 'coupons'] : ['coupons']) : []
