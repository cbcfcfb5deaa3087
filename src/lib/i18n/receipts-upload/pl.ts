import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Prześlij paragony',
  drop: 'Upuść paragony tutaj lub wybierz pliki',
  choose: 'Wybierz pliki',
  photo: 'Zrób zdjęcie',
  rules: 'PDF, PNG lub JPEG, każdy do {size|number} MB. Usuwamy miejsce zrobienia zdjęcia.',
  chosen: 'Wybrane pliki',
  remove: 'Usuń {name}',
  retry: 'Spróbuj ponownie: {name}',
  large: 'Zmniejsz duże zdjęcia',
  largeHelp: 'Prześlą się szybciej, a paragony pozostaną czytelne.',
  submit: 'Prześlij',
  stop: 'Zatrzymaj',
  progress: 'Przesłano {done|number} z {all|number}',
  last: 'Wysyłamy paragony…',
  unsure: 'Paragony mogły mimo to dotrzeć. Zanim prześlesz je ponownie, sprawdź listę.',
  stage: {
    waiting: 'Czeka',
    sending: 'Przesyłanie…',
    taken: 'Przesłano',
    failed: 'Nie przesłano',
  },
  ignored: {
    title: 'Nie dodano',
    type: 'Można przesłać tylko pliki PDF, PNG i JPEG.',
    content: 'Zawartość nie zgadza się z nazwą pliku.',
    empty: 'Plik jest pusty.',
    duplicate: 'Ten plik jest już na liście.',
    unreadable: 'Pliku nie można odczytać.',
    more: 'i jeszcze {n|number} {{|plik||pliki|plików|pliku}}',
  },
  changed: 'Plik został zmieniony lub usunięty. Usuń go z listy i wybierz ponownie.',
  success: {
    title: 'Dziękujemy!',
    text: 'Mamy {n|number} {{|paragon||paragony|paragonów|paragonu}}. Tutaj zobaczysz, kiedy {{n:|go||je|je|go}} sprawdzimy.',
    done: 'Wróć do paragonów',
  },
} satisfies Translation['receiptsUpload']
