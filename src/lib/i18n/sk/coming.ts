import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const coming = {
  title: 'Už čoskoro',
  text: 'Na tejto stránke ešte pracujeme. Vráťte sa, prosím, neskôr.',
  back: 'Späť na úvodnú stránku',
} satisfies Translation['coming']
