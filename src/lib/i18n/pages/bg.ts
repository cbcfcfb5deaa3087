import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Информация',
  notAvailable: 'Тази страница не е налична.',
  tooLong: 'Този текст е твърде дълъг, за да бъде показан изцяло.',
} satisfies Translation['pages']
