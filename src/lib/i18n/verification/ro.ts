import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  checking: 'Îți verificăm contul…',
  instructing: {
    title: 'Verifică-ți e-mailul',
    text: 'Deschide linkul din e-mailul pe care l-am trimis la {email}.',
    plain: 'Deschide linkul din e-mailul pe care ți l-am trimis.',
  },
  expired: {
    title: 'Acest link nu mai funcționează',
    text: 'Îți trimitem cu plăcere alt e-mail cu un link nou.',
    visitor: 'Conectează-te și îți trimitem alt e-mail cu un link nou.',
  },
  visiting: {
    title: 'Deschide linkul din e-mailul nostru',
    text: 'Dacă nu îl găsești, conectează-te și îți trimitem altul.',
  },
  failed: {
    title: 'Nu am putut verifica contul',
  },
  verified: {
    title: 'Contul tău este verificat',
    text: 'De acum ai acces la tot ce oferă clubul.',
    toClub: 'Mergi la club',
  },
} satisfies Translation['verification']
