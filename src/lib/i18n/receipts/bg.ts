import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  upload: 'Качване на касова бележка',
  caption: 'Вашите касови бележки, първо най-новите',
  empty: 'Още не сте качили касова бележка.',
  emptyHint: 'Качете снимка на касова бележка и получете точки за нея.',
  shown: '{{n:Показана|Показани}}: {n|number} {{касова бележка|касови бележки}}',
  end: 'Това са всичките ви касови бележки.',
  one: 'Касова бележка',
  uploaded: 'Касова бележка, качена на {day}',
  status: {
    approved: 'Одобрена',
    pending: 'Проверява се',
    rejected: 'Отхвърлена',
  },
} satisfies Translation['receipts']
