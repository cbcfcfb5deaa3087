import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const page = {
  title: 'Информация',
  notAvailable: 'Тази страница не е налична.',
} satisfies Translation['page']
