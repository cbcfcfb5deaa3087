import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const addresses = {
  fields: {
    name: 'Име на адреса',
    nameHelp: 'Например Вкъщи или Работа.',
    street: 'Улица и номер',
    city: 'Населено място',
    postal_code: 'Пощенски код',
    country: 'Държава',
    choose: 'Изберете държава',
  },
} satisfies Translation['addresses']
