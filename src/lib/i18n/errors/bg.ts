import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  network: 'Няма връзка със сървъра. Проверете връзката си и опитайте отново.',
  timeout: 'Сървърът отговаря твърде бавно. Моля, опитайте отново.',
  server: 'Нещо при нас се обърка. Моля, опитайте отново след малко.',
  notFound: 'Не намерихме това, което търсите.',
  tooMany: 'Твърде много опити. Изчакайте малко и опитайте отново.',
  forbidden: 'Това не е достъпно за вашия профил.',
  unexpected: 'Нещо се обърка. Моля, опитайте отново.',
  part: 'Тази част от страницата не можа да се покаже.',
  maxSize: 'Файлът е твърде голям. Позволени са до {size|number} MB.',
  mixed: {
    required: 'Полето „{field}“ е задължително',
  },
  string: {
    max: 'Полето „{field}“ може да съдържа най-много {max|number} {{знак|знака}}',
    email: 'Въведете имейл адрес, например ime@primer.bg',
    phone: 'Въведете телефонен номер, например {example}',
    code: 'Въведете целия код ({length|number} {{цифра|цифри}})',
  },
} satisfies Translation['errors']
