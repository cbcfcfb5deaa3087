import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Брошури',
  empty: 'В момента няма брошури. Проверете отново скоро.',
  from: 'От {day}',
  until: 'До {day}',
  upcoming: 'Очаквайте скоро',
  past: 'Вече не е валидна',
} satisfies Translation['leaflets']
