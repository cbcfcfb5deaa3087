import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  fields: {
    name: 'Nazwa adresu',
    nameHelp: 'Na przykład Dom lub Praca.',
    street: 'Ulica i numer',
    city: 'Miejscowość',
    postal_code: 'Kod pocztowy',
    country: 'Kraj',
    choose: 'Wybierz kraj',
  },
  form: 'Adres dostawy',
  add: 'Dodaj adres',
  edit: 'Edytuj',
  remove: 'Usuń',
  save: 'Zapisz adres',
  saved: 'Adres został zapisany.',
  removed: 'Adres został usunięty.',
  empty: 'Nie masz jeszcze żadnego adresu dostawy.',
  emptyHint: 'Dodaj go, a będziemy wiedzieć, dokąd wysyłać Twoje nagrody.',
  list: 'Twoje adresy dostawy',
  back: 'Wróć do adresów',
  gone: 'Tego adresu już tu nie ma.',
  unsure:
    'Adres mógł się mimo to zapisać. Spróbuj ponownie bez obaw: najpierw to sprawdzimy i żadnego adresu nie zapiszemy dwa razy.',
  removal: {
    title: 'Usunąć ten adres?',
    text: 'Nie będziemy go już proponować przy dostawie. Możesz go dodać ponownie w każdej chwili.',
    confirm: 'Usuń adres',
    keep: 'Zostaw',
  },
} satisfies Translation['addresses']
