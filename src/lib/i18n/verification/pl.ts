import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  checking: 'Weryfikujemy Twoje konto…',
  instructing: {
    title: 'Sprawdź e-mail',
    text: 'Otwórz link w e-mailu, który wysłaliśmy na adres {email}.',
    plain: 'Otwórz link w e-mailu, który Ci wysłaliśmy.',
  },
  expired: {
    title: 'Ten link już nie działa',
    text: 'Chętnie wyślemy Ci kolejny e-mail z nowym linkiem.',
    visitor: 'Zaloguj się, a wyślemy Ci kolejny e-mail z nowym linkiem.',
  },
  visiting: {
    title: 'Otwórz link z naszego e-maila',
    text: 'Jeśli nie możesz go znaleźć, zaloguj się, a wyślemy Ci nowy.',
  },
  failed: {
    title: 'Nie udało się zweryfikować konta',
  },
  verified: {
    title: 'Twoje konto jest zweryfikowane',
    text: 'Od teraz masz dostęp do wszystkiego w klubie.',
    toClub: 'Przejdź do klubu',
  },
} satisfies Translation['verification']
