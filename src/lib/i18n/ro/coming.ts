import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const coming = {
  title: 'În curând',
  text: 'Încă lucrăm la această pagină. Revino mai târziu.',
  back: 'Înapoi la pagina principală',
} satisfies Translation['coming']
