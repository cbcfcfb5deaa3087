import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  label: 'Търсене на купон',
  search: 'Търсене',
  typed: 'Какво търсите?',
  now: 'Налични сега',
  soon: 'Изтичат скоро',
  free: 'Безплатни',
  looking: 'Преглеждаме всички ваши купони…',
  found: '{{n:Намерен|Намерени}}: {n|number}',
  none: 'Няма такъв купон.',
  all: 'Показване на всички',
} satisfies Translation['couponsSearch']
