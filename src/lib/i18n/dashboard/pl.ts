import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  greeting: 'Cześć, {name}!',
  welcome: 'Witaj!',
  pairCard: 'Połącz kartę',
  all: 'Pokaż wszystkie',
  coupons: {
    title: 'Popularne kupony',
    showAll: 'Pokaż wszystkie kupony',
    empty: 'W tej chwili nie mamy dla Ciebie żadnych kuponów.',
  },
  perks: {
    title: 'Dostępne korzyści',
    showAll: 'Pokaż wszystkie korzyści',
    empty: 'W tej chwili nie mamy dla Ciebie żadnych korzyści.',
  },
  rewards: {
    title: 'Popularne nagrody',
    showAll: 'Pokaż wszystkie nagrody',
    empty: 'W tej chwili nie ma nagród do wyboru.',
  },
  transactions: {
    title: 'Ostatnie transakcje',
    showAll: 'Pokaż wszystkie transakcje',
    empty: 'Nie masz jeszcze żadnych transakcji.',
  },
  instagram: {
    title: 'Obserwuj nas na Instagramie',
    text: 'Dowiaduj się o nowościach w klubie przed innymi.',
    more: 'Zobacz więcej',
  },
} satisfies Translation['dashboard']
