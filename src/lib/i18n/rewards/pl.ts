import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Nagrody',
  empty: 'W tej chwili nie ma nagród do wyboru.',
  emptyHint: 'Przygotowujemy nowe. Zajrzyj tu wkrótce.',
  lookAgain: 'Sprawdź ponownie',
  backToList: 'Wróć do nagród',
  gone: 'Ta nagroda nie jest już dostępna.',
  balance: 'Masz {n|number} {{|punkt||punkty|punktów|punktu}}.',
  enough: 'Masz dość punktów',
  short: 'Brakuje {n|number} {{|punktu||punktów|punktów|punktu}}',
  left: '{{n:|Ostatnia sztuka||Ostatnie sztuki|Ostatnie sztuki|Ostatnie sztuki}}: {n|number}',
  soldOut: 'Brak na stanie',
  free: 'Za darmo',
  choose: 'Wybierz nagrodę',
  verify: 'Zweryfikuj konto',
  notice: {
    unverified: 'Nagrody można wybierać tylko na zweryfikowanym koncie',
    short: 'Nie masz wystarczającej liczby punktów na tę nagrodę!',
    soldOut: 'Tej nagrody nie ma już na stanie.',
    unavailable: 'Tej nagrody nie można teraz tutaj wybrać.',
  },
  ways: {
    delivery: 'Dostawa',
    pickup: 'Odbiór osobisty',
    donation: 'Darowizna',
  },
} satisfies Translation['rewards']
