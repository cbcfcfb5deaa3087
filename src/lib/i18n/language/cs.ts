import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  label: 'Jazyk',
  own: 'Jazyk klubu',
  others: 'Další jazyky',
  failed: 'Jazyk se nepodařilo načíst. Zkuste to znovu.',
  help: 'Tento prohlížeč si volbu zapamatuje.',
} satisfies Translation['language']
