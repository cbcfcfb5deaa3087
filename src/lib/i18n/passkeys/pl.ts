import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  signIn: 'Użyj klucza dostępu',
  title: 'Klucze dostępu',
  lead: 'Dzięki kluczowi dostępu zalogujesz się odciskiem palca, twarzą lub kodem PIN swojego urządzenia. Inne sposoby logowania pozostają bez zmian.',
  none: 'Nie masz jeszcze klucza dostępu.',
  unnamed: 'Klucz dostępu',
  since: 'Dodano: {day}',
  add: 'Dodaj klucz dostępu',
  added: 'Klucz dostępu został dodany. Możesz się nim teraz zalogować.',
  remove: 'Usuń',
  removed: 'Klucz dostępu został usunięty. Nie można się nim już zalogować.',
  notAdded: 'Nie dodano klucza dostępu. W każdej chwili możesz spróbować ponownie.',
  notUsed: 'Nie użyto klucza dostępu. Spróbuj ponownie lub zaloguj się inaczej.',
  notSupported: 'Ta przeglądarka lub urządzenie nie może tutaj używać kluczy dostępu.',
  known: 'To urządzenie ma już klucz dostępu do Twojego konta.',
  refused: 'Ten klucz dostępu nie jest tutaj znany. Zaloguj się inaczej.',
  absent: 'Kluczy dostępu nie można tutaj używać. Zaloguj się inaczej.',
} satisfies Translation['passkeys']
