import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  label: 'Нова парола',
  repeat: 'Повторете паролата',
  show: 'Показване на паролата',
  hide: 'Скриване на паролата',
  showRepeat: 'Показване на повторената парола',
  hideRepeat: 'Скриване на повторената парола',
  length: 'Поне {n|number} {{знак|знака}}',
  lowercase: 'Малка буква',
  uppercase: 'Главна буква',
  digit: 'Цифра',
  met: 'готово',
  unmet: 'още липсва',
  allMet: 'Паролата отговаря на всички изисквания.',
  weak: 'Паролата още не отговаря на всички изисквания.',
  mismatch: 'Паролите не съвпадат',
} satisfies Translation['password']
