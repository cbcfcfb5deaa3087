import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const page = {
  title: 'Informace',
  notAvailable: 'Tato stránka není k dispozici.',
} satisfies Translation['page']
