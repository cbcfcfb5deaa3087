import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const offers = {
  again: 'Sprawdź ponownie',
  perks: {
    one: 'Korzyść',
    empty: 'W tej chwili nie mamy dla Ciebie żadnych korzyści. Zajrzyj tu wkrótce.',
    gone: 'Ta korzyść nie jest już dostępna.',
  },
  leaflets: {
    empty: 'W tej chwili nie mamy żadnych gazetek. Zajrzyj tu wkrótce.',
    from: 'Od {day}',
    until: 'Do {day}',
    upcoming: 'Już wkrótce',
    past: 'Już nieważna',
  },
} satisfies Translation['offers']
