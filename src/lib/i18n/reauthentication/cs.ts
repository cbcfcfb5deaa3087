import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Potvrďte, že jste to vy',
  spend: 'Stojí to více než váš limit.',
  change: 'Svůj limit můžete změnit jen vy.',
  label: 'Heslo',
  confirm: 'Potvrdit',
  back: 'Zpět',
  wrong: 'Toto heslo není správné.',
} satisfies Translation['reauthentication']
