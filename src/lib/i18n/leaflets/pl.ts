import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Gazetki',
  empty: 'W tej chwili nie mamy żadnych gazetek. Zajrzyj tu wkrótce.',
  from: 'Od {day}',
  until: 'Do {day}',
  upcoming: 'Już wkrótce',
  past: 'Już nieważna',
} satisfies Translation['leaflets']
