import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Potwierdź, że to Ty',
  spend: 'To kosztuje więcej niż ustawiony przez Ciebie limit.',
  change: 'Tylko Ty możesz zmienić swój limit.',
  label: 'Hasło',
  confirm: 'Potwierdź',
  back: 'Wróć',
  wrong: 'To hasło nie jest poprawne.',
  add: 'Tylko Ty możesz dodać klucz dostępu.',
  passkey: 'Użyj klucza dostępu',
  notUsed: 'Nie użyto klucza dostępu. Spróbuj ponownie lub wpisz hasło.',
  passkeyNeeded: 'Nie użyto klucza dostępu. Spróbuj ponownie.',
  refused: 'Ten klucz dostępu nie należy do Twojego konta. Wpisz hasło.',
} satisfies Translation['reauthentication']
