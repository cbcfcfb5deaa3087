import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  done: 'Готово',
  previous: 'Предишен код',
  next: 'Следващ код',
  position: 'Код {n|number} от {count|number}',
  about: 'Приблизително до {time}',
  pause: 'Спиране на анимацията',
  resume: 'Пускане на анимацията',
} satisfies Translation['till']
