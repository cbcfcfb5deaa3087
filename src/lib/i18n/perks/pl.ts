import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  one: 'Korzyść',
  empty: 'W tej chwili nie mamy dla Ciebie żadnych korzyści. Zajrzyj tu wkrótce.',
  gone: 'Ta korzyść nie jest już dostępna.',
} satisfies Translation['perks']
