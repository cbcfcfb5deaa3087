import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Клубът винаги под ръка',
  text: 'Добавете го на това устройство: картата и купоните ви се отварят с едно докосване, и без мрежа.',
  add: 'Добавяне',
  showHow: 'Показване на стъпките',
  decline: 'Не, благодаря',
  share: 'Натиснете „Споделяне“ в лентата на браузъра.',
  addToHome: 'Изберете „Добавяне към началния екран“.',
} satisfies Translation['install']
