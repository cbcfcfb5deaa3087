import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  lead: 'Podaj swój adres e-mail, a wyślemy Ci link do ustawienia nowego hasła.',
  submit: 'Wyślij mi link',
  toLogin: 'Wróć do logowania',
  sent: {
    title: 'Sprawdź e-mail',
    text: 'Jeśli adres {email} jest powiązany z kontem, wysłaliśmy na niego link do ustawienia nowego hasła.',
    change: 'Użyj innego adresu e-mail',
  },
  reset: {
    lead: 'Wybierz hasło, którego nie używasz nigdzie indziej.',
    submit: 'Zapisz nowe hasło',
  },
  done: {
    title: 'Nowe hasło jest ustawione',
    text: 'Od teraz loguj się nowym hasłem.',
  },
  expired: {
    title: 'Ten link już nie działa',
    text: 'Link działa tylko raz i tylko przez pewien czas. Chętnie wyślemy Ci nowy.',
    unsure: 'Nowe hasło może być już ustawione. Spróbuj się nim zalogować albo poproś o nowy link.',
    link: 'Poproś o nowy link',
  },
  lacking: {
    title: 'Potrzebujesz linku z naszego e-maila',
    text: 'Otwórz link z e-maila albo poproś o nowy.',
    link: 'Poproś o link',
  },
} satisfies Translation['recovery']
