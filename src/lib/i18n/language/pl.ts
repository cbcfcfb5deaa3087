import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  label: 'Język',
  own: 'Język klubu',
  others: 'Inne języki',
  failed: 'Nie udało się wczytać języka. Spróbuj ponownie.',
  help: 'Ta przeglądarka zapamięta Twój wybór.',
} satisfies Translation['language']
