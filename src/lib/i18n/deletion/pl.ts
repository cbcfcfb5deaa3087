import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Usunięcie konta',
  keep: 'Zachowaj konto',
  visiting: {
    text: 'O usunięcie konta może poprosić tylko jego właściciel. Najpierw się zaloguj.',
    signIn: 'Zaloguj się',
  },
  asking: {
    lead: 'Szkoda, że odchodzisz. Oto, co to oznacza:',
    points: 'Stracisz punkty, kupony i nagrody.',
    card: 'Twoja karta przestanie zbierać punkty.',
    days: 'Pełne usunięcie danych może potrwać do 30 dni.',
    start: 'Usuń moje konto',
  },
  question: {
    title: 'Usunąć konto?',
    text: 'Wyślemy Ci e-mail z linkiem. Nic nie zostanie usunięte, dopóki go nie otworzysz i nie potwierdzisz.',
    confirm: 'Wyślij e-mail',
    unsure: 'E-mail mógł mimo to zostać wysłany. Jeśli przyjdzie, nie musisz prosić ponownie.',
  },
  sent: {
    title: 'Sprawdź pocztę',
    text: 'Wysłaliśmy Ci e-mail z linkiem. Otwórz go, aby potwierdzić usunięcie.',
    to: 'Wysłaliśmy go na adres {email}.',
    until: 'Do tego czasu konto pozostaje bez zmian.',
    again: 'Wyślij e-mail ponownie',
    resent: 'Wysłaliśmy e-mail ponownie.',
  },
  link: {
    title: 'Usunąć konto na zawsze?',
    text: 'To ostatnie pytanie. Punkty, kupony i nagrody przepadną i nikt nie będzie mógł ich przywrócić.',
    confirm: 'Usuń na zawsze',
    unsure: 'Ostatnia próba mogła mimo to się udać. Możesz spokojnie spróbować ponownie.',
  },
  expired: {
    title: 'Ten link już nie działa',
    text: 'Wygasł albo został już użyty. Jeśli usunięcie zostało już potwierdzone, nie musisz nic robić.',
    member: 'Jeśli nadal chcesz usunąć konto, wyślemy Ci nowy e-mail.',
    visitor: 'Jeśli nadal chcesz usunąć konto, zaloguj się i poproś o nowy e-mail.',
    again: 'Wyślij nowy e-mail',
  },
  granted: {
    title: 'Twoja prośba jest potwierdzona',
    text: 'Twoje dane osobowe wyślemy e-mailem w ciągu 30 dni.',
  },
  farewell: {
    title: 'Do widzenia i dziękujemy',
    text: 'Twoje konto jest usuwane. Pełne usunięcie może potrwać do 30 dni.',
    count: 'Wylogujemy Cię za {n|number} {{|sekundę||sekundy|sekund|sekundy}}.',
    signOut: 'Wyloguj się teraz',
  },
} satisfies Translation['deletion']
