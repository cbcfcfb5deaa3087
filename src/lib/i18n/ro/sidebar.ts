import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const sidebar = {
  title: 'Oferte pentru dumneavoastră',
  special: 'Oferte speciale',
  more: 'Mai mult',
  moreAbout: 'Mai mult despre {title}',
  readMore: 'Citește mai mult',
  readLess: 'Arată mai puțin',
  failed: 'Ofertele nu au putut fi încărcate.',
  unreadable: 'Textul acestei oferte nu a putut fi încărcat.',
  invoice: {
    title: 'Aveți un bon?',
    text: 'Încărcați bonul sau factura și primiți puncte.',
    button: 'Încarcă un bon',
  },
} satisfies Translation['sidebar']
