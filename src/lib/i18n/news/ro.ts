import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  message: 'Mesaj',
  unread: 'Nou',
  empty: 'Nu ai încă niciun mesaj.',
  emptyHint: 'Când apare ceva nou în club, vei citi aici.',
  lookAgain: 'Verifică din nou',
  shown: 'Se afișează {n|number} {{|mesaj||mesaje||de mesaje}}',
  end: 'Acestea sunt toate mesajele tale.',
  backToList: 'Înapoi la mesaje',
  gone: 'Acest mesaj nu mai este disponibil.',
} satisfies Translation['news']
