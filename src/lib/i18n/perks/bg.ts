import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  one: 'Предимство',
  empty: 'В момента няма предимства за вас. Проверете отново скоро.',
  gone: 'Това предимство вече не е налично.',
} satisfies Translation['perks']
