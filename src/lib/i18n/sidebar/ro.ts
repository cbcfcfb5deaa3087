import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Oferte pentru tine',
  special: 'Oferte speciale',
  more: 'Mai multe',
  moreAbout: 'Mai multe despre {title}',
  readMore: 'Citește mai mult',
  readLess: 'Arată mai puțin',
  failed: 'Ofertele nu au putut fi încărcate.',
  unreadable: 'Textul acestei oferte nu a putut fi încărcat.',
  invoice: {
    title: 'Ai un bon?',
    text: 'Încarcă bonul sau factura și primești puncte.',
    button: 'Încarcă un bon',
  },
} satisfies Translation['sidebar']
