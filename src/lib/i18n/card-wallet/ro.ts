import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'În portofelul telefonului',
  text: 'Odată ce cardul este acolo, îl poți arăta la casă și fără această pagină.',
  apple: 'Adaugă în Portofel Apple',
  google: 'Adaugă în Portofel Google',
} satisfies Translation['cardWallet']
