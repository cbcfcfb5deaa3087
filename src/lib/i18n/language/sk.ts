import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  label: 'Jazyk',
  own: 'Jazyk klubu',
  others: 'Ďalšie jazyky',
  failed: 'Jazyk sa nepodarilo načítať. Skúste to znova.',
  help: 'Tento prehliadač si voľbu zapamätá.',
} satisfies Translation['language']
