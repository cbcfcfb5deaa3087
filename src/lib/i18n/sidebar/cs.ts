import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Nabídky pro vás',
  special: 'Speciální nabídky',
  more: 'Více',
  moreAbout: 'Více o nabídce {title}',
  readMore: 'Číst dál',
  readLess: 'Zobrazit méně',
  failed: 'Nabídky se nepodařilo načíst.',
  unreadable: 'Text této nabídky se nepodařilo načíst.',
  invoice: {
    title: 'Máte účtenku?',
    text: 'Nahrajte účtenku nebo fakturu a získejte za ni body.',
    button: 'Nahrát účtenku',
  },
} satisfies Translation['sidebar']
