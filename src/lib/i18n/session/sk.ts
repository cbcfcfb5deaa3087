import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  otherTab:
    'Vaše prihlásenie práve obnovuje iná karta prehliadača. Ak nereaguje, otvorte ju alebo ju zatvorte.',
  notKept:
    'Váš prehliadač nedovoľuje tomuto webu nič ukladať, preto by vaše prihlásenie nevydržalo. Povoľte pre tento web súbory cookie a údaje webu alebo uvoľnite miesto v zariadení a skúste to znova.',
} satisfies Translation['session']
