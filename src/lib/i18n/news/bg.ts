import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  message: 'Съобщение',
  unread: 'Ново',
  empty: 'Все още няма съобщения за вас.',
  emptyHint: 'Когато в клуба има нещо ново, ще го прочетете тук.',
  lookAgain: 'Нова проверка',
  shown: '{{n:Показано|Показани}}: {n|number} {{съобщение|съобщения}}',
  end: 'Това са всичките ви съобщения.',
  backToList: 'Обратно към съобщенията',
  gone: 'Това съобщение вече не е налично.',
} satisfies Translation['news']
