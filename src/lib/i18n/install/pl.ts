import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Miej klub pod ręką',
  text: 'Dodaj go do tego urządzenia: karta i kupony otworzą się jednym dotknięciem, także bez sieci.',
  add: 'Dodaj',
  showHow: 'Pokaż, jak to zrobić',
  decline: 'Nie, dziękuję',
  share: 'Stuknij „Udostępnij” na pasku przeglądarki.',
  addToHome: 'Wybierz „Do ekranu początkowego”.',
} satisfies Translation['install']
