import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  near: 'Pokaż, co jest blisko mnie',
  nearAgain: 'Odśwież moje położenie',
  nearNote:
    'Przeglądarka najpierw Cię zapyta. Twoje położenie, zaokrąglone do około 100 metrów, wysyłamy klubowi, aby ułożyć tę listę. Nie jest zapisywane w tej przeglądarce.',
  sorted: 'Najbliższe są na początku.',
  refused:
    'Przeglądarka nie udostępnia tej stronie Twojego położenia. Zezwól na to w ustawieniach przeglądarki albo szukaj po mieście.',
  timedOut: 'Nie udało się ustalić Twojego położenia na czas. Spróbuj ponownie albo szukaj po mieście.',
  unavailable: 'To urządzenie nie zna teraz swojego położenia. Szukaj po mieście.',
  absent: 'Ten klub nie ma tu listy swoich miejsc.',
  empty: 'Na liście nie ma jeszcze żadnego miejsca.',
  open: 'Otwarte całą dobę',
  openUntil: 'Otwarte do: {moment}',
  opens: 'Zamknięte. Otwarcie: {moment}',
  hours: 'Godziny otwarcia',
  closed: 'zamknięte',
  pricesFrom: 'Ceny z dnia: {moment}',
  maps: 'Otwórz w mapach',
  favourite: 'Ulubione miejsce: {name}',
} satisfies Translation['storesPage']
