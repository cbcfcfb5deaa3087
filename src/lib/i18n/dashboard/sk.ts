import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  greeting: 'Dobrý deň, {name}!',
  welcome: 'Vitajte!',
  pairCard: 'Spárovať kartu',
  all: 'Zobraziť všetky',
  coupons: {
    title: 'Obľúbené kupóny',
    showAll: 'Zobraziť všetky kupóny',
    empty: 'Práve teraz pre vás nemáme žiadne kupóny.',
  },
  perks: {
    title: 'Dostupné výhody',
    showAll: 'Zobraziť všetky výhody',
    empty: 'Práve teraz pre vás nemáme žiadne výhody.',
  },
  rewards: {
    title: 'Obľúbené odmeny',
    showAll: 'Zobraziť všetky odmeny',
    empty: 'Práve teraz nemáme na výber žiadne odmeny.',
  },
  transactions: {
    title: 'Posledné transakcie',
    showAll: 'Zobraziť všetky transakcie',
    empty: 'Zatiaľ nemáte žiadne transakcie.',
  },
  instagram: {
    title: 'Sledujte nás na Instagrame',
    text: 'Novinky z klubu sa tam dozviete skôr než ostatní.',
    more: 'Zobraziť viac',
  },
} satisfies Translation['dashboard']
