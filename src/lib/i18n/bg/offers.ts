import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const offers = {
  again: 'Проверете отново',
  perks: {
    one: 'Предимство',
    empty: 'В момента няма предимства за вас. Проверете отново скоро.',
    gone: 'Това предимство вече не е налично.',
  },
  leaflets: {
    empty: 'В момента няма брошури. Проверете отново скоро.',
    from: 'От {day}',
    until: 'До {day}',
    upcoming: 'Очаквайте скоро',
    past: 'Вече не е валидна',
  },
} satisfies Translation['offers']
