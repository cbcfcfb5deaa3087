import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const errors = {
  network: 'Няма връзка със сървъра. Проверете връзката си и опитайте отново.',
  timeout: 'Сървърът се бави твърде много. Моля, опитайте отново.',
  server: 'Нещо при нас се обърка. Моля, опитайте отново след малко.',
  notFound: 'Не намерихме това, което търсите.',
  tooMany: 'Твърде много опити. Изчакайте малко и опитайте отново.',
  forbidden: 'Нямате право да направите това.',
  unexpected: 'Нещо се обърка. Моля, опитайте отново.',
  part: 'Тази част от страницата не можа да се покаже.',
  invalidToken: 'Невалиден токен',
  maxSize: 'Файлът е твърде голям, най-много {size|number} MB',
  mixed: {
    default: 'Полето {field} не е попълнено правилно',
    required: 'Полето {field} е задължително',
    match: 'Полето {name} не съвпада',
  },
  string: {
    length: 'Полето {field} трябва да има точно {length|number} {{знак|знака}}',
    min: 'Полето {field} трябва да има поне {min|number} {{знак|знака}}',
    max: 'Полето {field} може да има най-много {max|number} {{знак|знака}}',
    email: 'Въведете имейл адрес, например ime@primer.bg',
    url: 'Въведете уеб адрес, например https://primer.bg',
    phone: 'Въведете телефонен номер, например {example}',
    code: 'Въведете целия код, той има {length|number} {{цифра|цифри}}',
  },
} satisfies Translation['errors']
