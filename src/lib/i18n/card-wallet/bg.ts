import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'В портфейла на телефона',
  text: 'Щом картата ви е там, можете да я покажете на касата и без тази страница.',
  apple: 'Добавяне в Apple Wallet',
  google: 'Добавяне към Google Портфейл',
} satisfies Translation['cardWallet']
