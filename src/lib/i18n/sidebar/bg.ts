import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Оферти за вас',
  special: 'Специални оферти',
  more: 'Още',
  moreAbout: 'Още за {title}',
  readMore: 'Показване на повече',
  readLess: 'Показване на по-малко',
  failed: 'Офертите не можаха да се заредят.',
  unreadable: 'Текстът на офертата не можа да се зареди.',
  invoice: {
    title: 'Имате касова бележка?',
    text: 'Качете касова бележка или фактура и получете точки за нея.',
    button: 'Качване на касова бележка',
  },
} satisfies Translation['sidebar']
