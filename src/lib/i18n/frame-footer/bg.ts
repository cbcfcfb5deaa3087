import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  label: 'Още за клуба',
  requiredConsents: 'Задължителни съгласия',
  failed: 'Съгласията не можаха да се заредят.',
  signed: 'Дадено съгласие',
  pages: 'Всички страници',
  privacy: 'Поверителност',
  accessibility: 'Достъпност',
  madeWith: 'Създадено с {name}',
} satisfies Translation['frameFooter']
