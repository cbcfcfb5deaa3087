import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Logowanie',
  sms: {
    lead: 'Wyślemy Ci kod SMS-em.',
    submit: 'Wyślij kod',
    toPassword: 'Zaloguj się adresem e-mail i hasłem',
  },
  code: {
    title: 'Wpisz kod',
    sent: 'Wysłaliśmy kod na numer {phone}.',
    label: 'Kod z SMS-a',
    help: '{n|number} {{|cyfra||cyfry|cyfr|cyfry}}. Gdy wkleisz kod lub uzupełni go telefon, zostanie wysłany od razu.',
    submit: 'Zaloguj się',
    resend: 'Wyślij nowy kod',
    resendIn: 'O nowy kod możesz poprosić za {n|number} {{|sekundę||sekundy|sekund|sekundy}}.',
    resent: 'Nowy kod jest już w drodze.',
    wrong: 'Wpisany kod jest nieprawidłowy',
    expired: 'Ten kod wygasł. Poproś o nowy.',
    changePhone: 'Użyj innego numeru telefonu',
  },
  password: {
    lead: 'Użyj adresu e-mail i hasła do swojego konta klubowego.',
    email: 'E-mail',
    password: 'Hasło',
    show: 'Pokaż hasło',
    hide: 'Ukryj hasło',
    submit: 'Zaloguj się',
    forgot: 'Nie pamiętasz hasła?',
    toSms: 'Zaloguj się kodem z SMS-a',
    failed: 'Dane logowania wydają się nieprawidłowe. Spróbuj ponownie.',
  },
  tryAgainIn: 'Możesz spróbować ponownie za {time}.',
  register: { question: 'Nie masz jeszcze konta?', link: 'Załóż konto' },
  notice: {
    signInFirst: 'Zaloguj się, aby kontynuować.',
    signedIn: 'Zalogowano.',
    signedOut: 'Wylogowano.',
    sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie.',
  },
} satisfies Translation['signIn']
