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
} satisfies Translation['reauthentication']
