import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'V peňaženke telefónu',
  text: 'Keď tam kartu budete mať, ukážete ju pri pokladnici aj bez tejto stránky.',
  apple: 'Pridať do Apple Peňaženky',
  google: 'Pridať do Peňaženky Google',
} satisfies Translation['cardWallet']
