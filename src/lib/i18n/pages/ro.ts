import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Informații',
  notAvailable: 'Această pagină nu este disponibilă.',
  tooLong: 'Acest text este prea lung pentru a fi afișat integral.',
} satisfies Translation['pages']
