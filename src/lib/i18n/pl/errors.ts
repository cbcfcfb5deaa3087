import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const errors = {
  network: 'Nie możemy połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  timeout: 'Serwer zbyt długo nie odpowiada. Spróbuj ponownie.',
  server: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  notFound: 'Nie znaleźliśmy tego, czego szukasz.',
  tooMany: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
  forbidden: 'To nie jest dostępne dla Twojego konta.',
  unexpected: 'Coś poszło nie tak. Spróbuj ponownie.',
  part: 'Nie udało się wyświetlić tej części strony.',
  invalidToken: 'Nieprawidłowy token',
  maxSize: 'Plik jest za duży. Limit to {size|number} MB.',
  mixed: {
    default: 'Pole „{field}” jest wypełnione nieprawidłowo',
    required: 'Pole „{field}” jest wymagane',
    match: 'Zawartość pola „{name}” się nie zgadza',
  },
  string: {
    length: 'Pole „{field}” musi mieć dokładnie {length|number} {{|znak||znaki|znaków|znaku}}',
    min: 'Pole „{field}” musi mieć co najmniej {min|number} {{|znak||znaki|znaków|znaku}}',
    max: 'Pole „{field}” może mieć najwyżej {max|number} {{|znak||znaki|znaków|znaku}}',
    email: 'Podaj adres e-mail, na przykład imie@przyklad.pl',
    url: 'Podaj adres strony, na przykład https://przyklad.pl',
    phone: 'Podaj numer telefonu, na przykład {example}',
    code: 'Wpisz cały kod ({length|number} {{|cyfra||cyfry|cyfr|cyfry}})',
  },
} satisfies Translation['errors']
