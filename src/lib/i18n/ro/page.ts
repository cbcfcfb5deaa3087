import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const page = {
  title: 'Informații',
  notAvailable: 'Această pagină nu este disponibilă.',
} satisfies Translation['page']
