import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  upload: 'Încarcă un bon',
  caption: 'Bonurile tale, de la cel mai recent',
  empty: 'Nu ai încărcat încă niciun bon.',
  emptyHint: 'Încarcă o fotografie a bonului și primești puncte.',
  shown: 'Se afișează {n|number} {{|bon||bonuri||de bonuri}}',
  end: 'Acestea sunt toate bonurile tale.',
  one: 'Bon fiscal',
  uploaded: 'Bon fiscal încărcat pe {day}',
  status: {
    approved: 'Aprobat',
    pending: 'În verificare',
    rejected: 'Respins',
  },
} satisfies Translation['receipts']
