import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  label: 'Cod promoțional',
  help: 'Codurile promoționale se găsesc în pliantele, noutățile și e-mailurile noastre.',
  submit: 'Folosește codul',
  invalid: 'Nu cunoaștem acest cod promoțional. Verifică fiecare caracter.',
  used: 'Acest cod promoțional a fost deja folosit.',
  usedByTry:
    'Acest cod promoțional a fost deja folosit, cel mai probabil la încercarea ta de adineauri. Ce a adus vezi în tranzacții.',
  unsure:
    'Este posibil ca acest cod să fi fost totuși acceptat. Vezi în tranzacții; poți încerca din nou fără grijă.',
  accepted: 'Codul tău promoțional a fost acceptat.',
  gained: 'Ai primit {n|number} {{|punct||puncte||de puncte}}.',
  another: 'Introdu alt cod',
  transactions: 'Arată tranzacțiile',
} satisfies Translation['promoCode']
