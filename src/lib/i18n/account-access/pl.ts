import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  numbers: 'Numery telefonów',
  lead: 'Tymi numerami logujesz się na konto. Na główny przychodzą nasze wiadomości.',
  none: 'Na koncie nie ma jeszcze numeru telefonu.',
  primary: 'Główny',
  secondary: 'Dodatkowy',
  unverified: 'Niepotwierdzony',
  verify: 'Potwierdź',
  promote: 'Ustaw jako główny',
  remove: 'Usuń',
  confirm: 'Potwierdź numer',
  later: 'Nie teraz',
  added: 'Numer {phone} jest potwierdzony i możesz się nim logować.',
  promoted: 'Główny numer został zmieniony.',
  removed: 'Numer został usunięty.',
  unsure: 'Mogło się mimo to udać; to, co widzisz na liście, jest aktualne.',
  add: {
    title: 'Dodaj numer telefonu',
    help: 'Wyślemy na niego kod SMS-em. Na przykład {example}.',
    submit: 'Wyślij kod',
  },
  removal: {
    title: 'Usunąć ten numer?',
    text: 'Nie zalogujesz się nim więcej. Możesz go dodać ponownie w każdej chwili.',
    confirm: 'Usuń numer',
    keep: 'Zostaw',
  },
  sessions: {
    title: 'Zalogowane urządzenia',
    lead: 'Na tych urządzeniach Twoje konto jest otwarte. Jeśli któregoś nie znasz, wyloguj je.',
    unknown: 'Nieznane urządzenie',
    current: 'To urządzenie',
    seen: 'Ostatnie użycie: {moment}',
    end: 'Wyloguj urządzenie',
    ended: 'Urządzenie zostało wylogowane.',
  },
} satisfies Translation['accountAccess']
