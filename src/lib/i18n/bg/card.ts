import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const card = {
  number: {
    label: 'Номер на картата',
    help: '16 цифри.',
    wrong: 'Номерът на картата има 16 цифри. Моля, проверете го.',
  },
  receipt: {
    question: 'Къде да намеря номера?',
    answer: 'На касовата бележка: в раздел ДОКУМЕНТ, на реда „Карта“.',
    section: 'ДОКУМЕНТ',
    line: 'Карта',
    picture: 'Касова бележка. В раздела ѝ ДОКУМЕНТ на реда „Карта“ има 16 цифри.',
  },
} satisfies Translation['card']
