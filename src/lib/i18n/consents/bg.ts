import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Съгласие',
  agree: 'Приемам',
  disagree: 'Не приемам',
  close: 'Затваряне без съгласие',
  scrollHint: 'За да приемете, превъртете текста до края.',
  text: 'Текст на съгласието',
  mayAgree: 'Вече можете да се съгласите.',
  legend: 'Съгласия',
  mustRead: 'Отваря текста. Можете да се съгласите, след като го прочетете до края.',
  read: 'Прочитане на текста',
  gone: 'Този текст вече не е тук. Възможно е да е заменен с по-нов.',
} satisfies Translation['consents']
