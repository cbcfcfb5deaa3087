import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const verification = {
  checking: 'Vă verificăm contul…',
  instructing: {
    title: 'Verificați-vă e-mailul',
    text: 'Deschideți linkul din e-mailul pe care l-am trimis la {email}.',
    plain: 'Deschideți linkul din e-mailul pe care vi l-am trimis.',
  },
  expired: {
    title: 'Acest link nu mai funcționează',
    text: 'Vă trimitem cu plăcere alt e-mail cu un link nou.',
    visitor: 'Conectați-vă și vă trimitem alt e-mail cu un link nou.',
  },
  visiting: {
    title: 'Deschideți linkul din e-mailul nostru',
    text: 'Dacă nu îl găsiți, conectați-vă și vă trimitem altul.',
  },
  failed: {
    title: 'Nu am putut verifica contul',
  },
  verified: {
    title: 'Contul dumneavoastră este verificat',
    text: 'De acum aveți acces la tot ce oferă clubul.',
    toClub: 'Către club',
  },
} satisfies Translation['verification']
