import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Неочаквана грешка в приложението!',
  status: '404 Не е намерено',
  notFound: 'Тази страница не съществува.',
  home: 'Обратно към началната страница',
} satisfies Translation['fallback']
