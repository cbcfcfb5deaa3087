import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Потвърдете, че това сте вие',
  spend: 'Цената е над лимита, който сте задали.',
  change: 'Само вие можете да промените лимита си.',
  label: 'Парола',
  confirm: 'Потвърждаване',
  back: 'Назад',
  wrong: 'Паролата не е вярна.',
  add: 'Само вие можете да добавите ключ за достъп.',
  passkey: 'Използване на ключ за достъп',
  notUsed: 'Не беше използван ключ за достъп. Опитайте отново или въведете паролата си.',
  passkeyNeeded: 'Не беше използван ключ за достъп. Моля, опитайте отново.',
  refused: 'Този ключ за достъп не е за вашия профил. Моля, въведете паролата си.',
} satisfies Translation['reauthentication']
