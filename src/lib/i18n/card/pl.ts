import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  number: {
    label: 'Numer karty',
    help: '16 cyfr.',
    wrong: 'Numer karty ma 16 cyfr. Sprawdź go jeszcze raz.',
  },
  receipt: {
    question: 'Gdzie znajdę numer?',
    answer: 'Na paragonie: w części DOKUMENT, w wierszu „Karta”.',
    section: 'DOKUMENT',
    line: 'Karta',
    picture: 'Paragon. W jego części DOKUMENT w wierszu „Karta” jest 16 cyfr.',
  },
  pairing: {
    submit: 'Połącz kartę',
    unknown: 'Nie znamy tego numeru karty. Sprawdź go i spróbuj ponownie.',
    taken: 'Ta karta jest już u nas zarejestrowana. Zaloguj się albo poproś o nowe hasło.',
    logIn: 'Zaloguj się na drugie konto',
    reset: 'Zmień hasło',
    signsOut: 'W obu przypadkach najpierw wylogujemy Cię z tego konta.',
    help: 'Albo poproś o pomoc naszą obsługę.',
    helpBelow: 'Albo poproś nas o pomoc: kontakt znajdziesz na dole strony.',
    unsure:
      'Odpowiedź zaginęła, więc jeszcze nie wiemy, czy masz tę kartę. Sprawdzimy to, gdy znów będziesz online.',
    check: 'Sprawdź teraz',
    missed: 'Nie masz jeszcze tej karty. Spróbuj ponownie.',
    paired: 'Twoja karta jest połączona.',
    created: 'Twoja karta wirtualna jest gotowa.',
    continue: 'Dalej',
    notNow: 'Nie teraz',
    has: 'Masz już kartę.',
    show: 'Pokaż kartę',
  },
  virtual: {
    title: 'Nie masz karty pod ręką?',
    text: 'Utwórz kartę wirtualną i pokazuj ją na telefonie podczas zakupów.',
    submit: 'Utwórz kartę wirtualną',
  },
  scan: {
    title: 'Zeskanuj kartę',
    asking: 'Zezwól na użycie aparatu, abyśmy mogli odczytać kod kreskowy karty.',
    looking: 'Trzymaj kod kreskowy karty przed aparatem.',
    reading: 'Odczytujemy zdjęcie…',
    refused:
      'Aparat jest zablokowany. Zezwól na niego w ustawieniach przeglądarki albo wybierz zdjęcie karty.',
    unavailable: 'Nie możemy tu użyć aparatu. Zamiast tego wybierz zdjęcie karty.',
    nothingFound: 'Na tym zdjęciu nie ma numeru karty. Zrób je na wprost, z całym kodem kreskowym.',
    failed: 'Nie udało się wczytać skanera. Sprawdź połączenie i spróbuj ponownie.',
    photo: 'Wybierz zdjęcie',
    camera: 'Użyj aparatu',
    found: 'Numer karty jest wpisany.',
  },
} satisfies Translation['card']
