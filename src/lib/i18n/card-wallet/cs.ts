import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'V peněžence telefonu',
  text: 'Když tam kartu budete mít, ukážete ji u pokladny i bez této stránky.',
  apple: 'Přidat do Apple Peněženky',
  google: 'Přidat do Peněženky Google',
} satisfies Translation['cardWallet']
