import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  balance: 'Вашите точки',
  unclear: 'Клубът пази точките ви на няколко места и не казва кои от тях можете да използвате.',
  pending: '{n|number} {{чакаща точка|чакащи точки}}',
  lapsing: '{n|number} {{точка изтича|точки изтичат}} на {date}',
  later: 'Следващи дати',
  asOf: 'Към {date}',
} satisfies Translation['points']
