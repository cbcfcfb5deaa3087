import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Награди',
  empty: 'В момента няма награди за избор.',
  emptyHint: 'Подготвяме нови. Проверете отново скоро.',
  lookAgain: 'Нова проверка',
  backToList: 'Обратно към наградите',
  gone: 'Тази награда вече не е налична.',
  balance: 'Имате {n|number} {{точка|точки}}.',
  enough: 'Достатъчно точки',
  short: 'Още {n|number} {{точка|точки}} до тази награда',
  left: '{{n:Последна бройка|Последни бройки}}: {n|number}',
  soldOut: 'Изчерпана',
  free: 'Безплатно',
  choose: 'Избор на наградата',
  verify: 'Потвърждаване на профила',
  notice: {
    unverified: 'Само потвърдени профили могат да избират награди',
    short: 'Нямате достатъчно точки за тази награда!',
    soldOut: 'Тази награда е изчерпана.',
    unavailable: 'В момента тази награда не може да се избере тук.',
  },
  ways: {
    delivery: 'Доставка',
    pickup: 'Вземане на място',
    donation: 'Дарение',
  },
} satisfies Translation['rewards']
