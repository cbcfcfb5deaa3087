import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  number: 'Numer karty',
  virtual: 'Karta wirtualna',
  code: 'Kod karty {number}',
  enlarge: 'Powiększ kod',
  zoom: 'Przyłóż kod do czytnika',
  bright: 'Jeśli czytnik go nie odczytuje, zwiększ jasność ekranu.',
  plain: 'Nie można tu pokazać kodu. Podaj lub pokaż numer przy kasie.',
  copy: 'Skopiuj numer',
  copied: 'Numer karty jest skopiowany.',
  byHand: 'Przeglądarka nie pozwoliła na kopiowanie. Tekst jest tu zaznaczony, skopiuj go ręcznie.',
  save: 'Zapisz jako PDF',
  unsaved: 'Nie udało się utworzyć pliku PDF. Spróbuj ponownie.',
  offline: 'Jesteś offline. Twoja karta i tak działa.',
  empty: 'Nie masz jeszcze karty. Połącz swoją albo utwórz wirtualną.',
  get: 'Zdobądź kartę',
  notNow: 'Nie teraz',
  physical: {
    title: 'Karta plastikowa',
    text: 'Chcesz mieć kartę w portfelu? Wybierz miejsce odbioru, a my ją przygotujemy.',
    ask: 'Zamów kartę plastikową',
    where: 'Gdzie ją odbierzesz?',
    missing: 'Wybierz miejsce odbioru karty.',
    submit: 'Zamów kartę',
    cancel: 'Anuluj',
    unsure: 'Zamówienie mogło mimo to dotrzeć. Wysłane ponownie może oznaczać drugą kartę.',
    sent: 'Karta jest zamówiona',
    next: 'Odbierzesz ją tutaj:',
  },
} satisfies Translation['cardPass']
