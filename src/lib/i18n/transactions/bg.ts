import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  caption: 'Вашите транзакции, първо най-новите',
  date: 'Дата',
  time: 'Час',
  description: 'Описание',
  points: 'Точки',
  empty: 'Все още нямате транзакции.',
  emptyHint: 'Използвайте картата си при покупка и точките ще се появят тук.',
  expires: 'Валидни до {date}',
  expired: 'Изтекли на {date}',
  shown: '{{n:Показана|Показани}}: {n|number} {{транзакция|транзакции}}',
  end: 'Това са всичките ви транзакции.',
  earned: 'Спечелени',
  spent: 'Използвани',
  notWhole: 'Още непълно',
  noDate: 'Без дата',
} satisfies Translation['transactions']
