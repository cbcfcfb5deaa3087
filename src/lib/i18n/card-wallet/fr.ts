import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Dans le portefeuille du téléphone',
  text: 'Une fois la carte ajoutée, vous pouvez la montrer en caisse sans cette page.',
  apple: 'Ajouter à Apple Wallet',
  google: 'Ajouter à Google Wallet',
} satisfies Translation['cardWallet']
