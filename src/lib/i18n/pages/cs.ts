import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Informace',
  notAvailable: 'Tato stránka není k dispozici.',
  tooLong: 'Tento text je příliš dlouhý, takže se nezobrazuje celý.',
} satisfies Translation['pages']
