import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  banner: 'Профилът ви още не е потвърден. Потвърдете го, за да използвате купони и награди.',
  link: 'Потвърждаване на профила',
  dismiss: 'Скриване на съобщението',
} satisfies Translation['verify']
