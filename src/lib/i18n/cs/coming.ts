import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const coming = {
  title: 'Již brzy',
  text: 'Na této stránce ještě pracujeme. Vraťte se prosím později.',
  back: 'Zpět na úvodní stránku',
} satisfies Translation['coming']
