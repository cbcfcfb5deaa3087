import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  add: 'Добавяне в календара',
  failed: 'Файлът за календара не можа да се създаде. Опитайте отново.',
  coupon: 'Край на купон: {name}',
  couponText: 'Купонът е валиден до края на това събитие.',
  lapse: '{n|number} {{точка изтича|точки изтичат}}',
  lapseText: 'Използвайте ги за купон или награда преди този ден.',
  pickup: 'Вземане: {name}',
  pickupText: 'Пазим я за вас до края на това събитие: {place}',
  kept: 'Пазим я за вас до {date}.',
} satisfies Translation['calendar']
