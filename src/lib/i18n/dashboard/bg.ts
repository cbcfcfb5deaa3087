import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  greeting: 'Здравейте, {name}!',
  welcome: 'Добре дошли!',
  pairCard: 'Свързване на карта',
  all: 'Всички',
  coupons: {
    title: 'Популярни купони',
    showAll: 'Показване на всички купони',
    empty: 'В момента няма купони за вас.',
  },
  perks: {
    title: 'Налични предимства',
    showAll: 'Показване на всички предимства',
    empty: 'В момента няма предимства за вас.',
  },
  rewards: {
    title: 'Популярни награди',
    showAll: 'Показване на всички награди',
    empty: 'В момента няма награди за избор.',
  },
  transactions: {
    title: 'Последни транзакции',
    showAll: 'Показване на всички транзакции',
    empty: 'Все още нямате транзакции.',
  },
  instagram: {
    title: 'Последвайте ни в Instagram',
    text: 'Научавайте първи какво ново има в клуба.',
    more: 'Показване на още',
  },
} satisfies Translation['dashboard']
