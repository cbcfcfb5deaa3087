import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  network: 'Nie możemy połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  timeout: 'Serwer zbyt długo nie odpowiada. Spróbuj ponownie.',
  server: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  notFound: 'Nie znaleźliśmy tego, czego szukasz.',
  tooMany: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
  forbidden: 'To nie jest dostępne dla Twojego konta.',
  unexpected: 'Coś poszło nie tak. Spróbuj ponownie.',
  part: 'Nie udało się wyświetlić tej części strony.',
  maxSize: 'Plik jest za duży. Limit to {size|number} MB.',
  mixed: {
    required: 'Pole „{field}” jest wymagane',
  },
  string: {
    max: 'Pole „{field}” może mieć najwyżej {max|number} {{|znak||znaki|znaków|znaku}}',
    email: 'Podaj adres e-mail, na przykład imie@przyklad.pl',
    phone: 'Podaj numer telefonu, na przykład {example}',
    code: 'Wpisz cały kod ({length|number} {{|cyfra||cyfry|cyfr|cyfry}})',
  },
} satisfies Translation['errors']
