import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Моите данни',
  submit: 'Запазване',
  saved: 'Профилът ви е запазен.',
} satisfies Translation['profileEdit']
