import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const coming = {
  title: 'Очаквайте скоро',
  text: 'Все още работим по тази страница. Моля, върнете се по-късно.',
  back: 'Обратно към началната страница',
} satisfies Translation['coming']
