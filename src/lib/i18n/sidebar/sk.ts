import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Ponuky pre vás',
  special: 'Špeciálne ponuky',
  more: 'Viac',
  moreAbout: 'Viac o ponuke {title}',
  readMore: 'Čítať ďalej',
  readLess: 'Zobraziť menej',
  failed: 'Ponuky sa nepodarilo načítať.',
  unreadable: 'Text tejto ponuky sa nepodarilo načítať.',
  invoice: {
    title: 'Máte bloček?',
    text: 'Nahrajte bloček alebo faktúru a získajte za ne body.',
    button: 'Nahrať bloček',
  },
} satisfies Translation['sidebar']
