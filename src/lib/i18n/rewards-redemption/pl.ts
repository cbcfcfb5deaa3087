import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  way: 'Jak chcesz ją otrzymać?',
  help: {
    delivery: 'Damy Ci znać e-mailem.',
    pickup: 'W wybranym miejscu.',
    donation: 'Na wybrany cel.',
  },
  to: {
    delivery: 'Dokąd mamy ją wysłać?',
    pickup: 'Gdzie ją odbierzesz?',
    donation: 'Jaki cel chcesz wesprzeć?',
  },
  noCause: 'W tej chwili nie ma celów do wyboru.',
  missing: 'Wybierz jedną z możliwości.',
  next: 'Dalej',
  back: 'Wstecz',
  question: {
    title: 'Wymienić punkty na tę nagrodę?',
    cost: 'Koszt',
    left: 'Zostanie Ci',
    confirm: 'Wymień punkty',
    checking: 'Nie dotarła do nas odpowiedź. Sprawdzamy Twoje punkty…',
    untouched:
      'Nie dotarła do nas odpowiedź, ale liczba Twoich punktów się nie zmieniła. Wygląda na to, że nagroda nie została odebrana. Odczekaj chwilę przed kolejną próbą.',
  },
  unsure: {
    title: 'Czy się udało?',
    text: 'Nie dotarła do nas odpowiedź, więc nagroda może już być Twoja. Sprawdź swoje punkty przed kolejną próbą.',
    again: 'Sprawdź ponownie',
  },
  refused: {
    title: 'Nie udało się odebrać nagrody',
    text: 'Twoje punkty pozostały nienaruszone.',
  },
  success: {
    delivery: 'Twoja nagroda jest w drodze',
    pickup: 'Nagroda czeka na Ciebie',
    donation: 'Dziękujemy!',
    sent: 'Wysyłamy ją tutaj: {place}',
    kept: 'Odbierz ją tutaj: {place}',
    given: 'Twoje punkty wspierają: {place}',
    mail: 'Otrzymasz e-mail w sprawie dostawy.',
    mailTo: 'E-mail w sprawie dostawy wyślemy na adres {email}.',
  },
} satisfies Translation['rewardsRedemption']
