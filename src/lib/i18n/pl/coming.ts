import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const coming = {
  title: 'Już wkrótce',
  text: 'Jeszcze pracujemy nad tą stroną. Zajrzyj tu później.',
  back: 'Wróć na stronę główną',
} satisfies Translation['coming']
