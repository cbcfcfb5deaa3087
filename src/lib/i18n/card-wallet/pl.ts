import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'W portfelu telefonu',
  text: 'Gdy karta tam będzie, pokażesz ją przy kasie bez tej strony.',
  apple: 'Dodaj do Portfela Apple',
  google: 'Dodaj do Portfela Google',
} satisfies Translation['cardWallet']
