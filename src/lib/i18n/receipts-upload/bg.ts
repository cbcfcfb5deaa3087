import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Качване на касови бележки',
  drop: 'Пуснете касовите бележки тук или изберете файлове',
  choose: 'Избор на файлове',
  photo: 'Заснемане с камерата',
  rules: 'PDF, PNG или JPEG, всеки до {size|number} MB. Премахваме мястото, на което е направена снимката.',
  chosen: 'Избрани файлове',
  remove: 'Премахване на {name}',
  retry: 'Нов опит: {name}',
  large: 'Намаляване на големите снимки',
  largeHelp: 'Качват се по-бързо, а касовите бележки остават четливи.',
  submit: 'Качване',
  stop: 'Спиране',
  progress: '{{all:Качен|Качени}}: {done|number} от {all|number}',
  last: 'Изпращане на касовите бележки…',
  unsure:
    'Касовите бележки може все пак да са пристигнали. Моля, проверете списъка, преди да ги качите отново.',
  stage: {
    waiting: 'Изчаква',
    sending: 'Качва се…',
    taken: 'Качен',
    failed: 'Не е качен',
  },
  ignored: {
    title: 'Не са добавени',
    type: 'Качват се само файлове PDF, PNG и JPEG.',
    content: 'Съдържанието не отговаря на името.',
    empty: 'Файлът е празен.',
    duplicate: 'Този файл вече е в списъка.',
    unreadable: 'Файлът не може да се прочете.',
    more: 'и още {n|number} {{файл|файла}}',
  },
  changed: 'Файлът е променен или изтрит. Моля, премахнете го и го изберете отново.',
  success: {
    title: 'Благодарим!',
    text: 'Получихме {n|number} {{касова бележка|касови бележки}}. Тук ще видите кога {{n:е проверена|са проверени}}.',
    done: 'Към касовите бележки',
  },
} satisfies Translation['receiptsUpload']
