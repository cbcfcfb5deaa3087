import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  numbers: 'Телефонни номера',
  lead: 'С тези номера влизате в профила си. Основният получава нашите съобщения.',
  none: 'В профила ви все още няма телефонен номер.',
  primary: 'Основен',
  secondary: 'Допълнителен',
  unverified: 'Непотвърден',
  verify: 'Потвърждаване',
  promote: 'Задаване като основен',
  remove: 'Премахване',
  confirm: 'Потвърждаване на номера',
  later: 'Не сега',
  added: '{phone} е потвърден и вече можете да влизате с него.',
  promoted: 'Основният ви номер е променен.',
  removed: 'Номерът е премахнат.',
  unsure: 'Може все пак да е успяло; това, което виждате в списъка, е актуално.',
  add: {
    title: 'Добавяне на телефонен номер',
    help: 'Ще изпратим код на него чрез SMS. Например {example}.',
    submit: 'Изпращане на код',
  },
  removal: {
    title: 'Да премахнем ли този номер?',
    text: 'С него вече няма да можете да влизате. Можете да го добавите отново по всяко време.',
    confirm: 'Премахване на номера',
    keep: 'Отказ',
  },
} satisfies Translation['accountAccess']
