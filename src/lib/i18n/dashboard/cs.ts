import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  greeting: 'Dobrý den, {name}!',
  welcome: 'Vítejte!',
  pairCard: 'Spárovat kartu',
  all: 'Zobrazit všechny',
  coupons: {
    title: 'Oblíbené kupony',
    showAll: 'Zobrazit všechny kupony',
    empty: 'Právě teď pro vás nemáme žádné kupony.',
  },
  perks: {
    title: 'Dostupné výhody',
    showAll: 'Zobrazit všechny výhody',
    empty: 'Právě teď pro vás nemáme žádné výhody.',
  },
  rewards: {
    title: 'Oblíbené odměny',
    showAll: 'Zobrazit všechny odměny',
    empty: 'Právě teď nemáme žádné odměny na výběr.',
  },
  transactions: {
    title: 'Poslední transakce',
    showAll: 'Zobrazit všechny transakce',
    empty: 'Zatím nemáte žádné transakce.',
  },
  instagram: {
    title: 'Sledujte nás na Instagramu',
    text: 'Buďte první, kdo se dozví, co je v klubu nového.',
    more: 'Zobrazit více',
  },
} satisfies Translation['dashboard']
