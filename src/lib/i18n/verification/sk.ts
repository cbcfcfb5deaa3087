import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  checking: 'Overujeme váš účet…',
  instructing: {
    title: 'Skontrolujte si e-mail',
    text: 'Otvorte odkaz v e-maile, ktorý sme poslali na {email}.',
    plain: 'Otvorte odkaz v e-maile, ktorý sme vám poslali.',
  },
  expired: {
    title: 'Tento odkaz už nefunguje',
    text: 'Radi vám pošleme ďalší e-mail s novým odkazom.',
    visitor: 'Prihláste sa a pošleme vám ďalší e-mail s novým odkazom.',
  },
  visiting: {
    title: 'Otvorte odkaz z nášho e-mailu',
    text: 'Ak ho neviete nájsť, prihláste sa a pošleme vám nový.',
  },
  failed: {
    title: 'Účet sa nepodarilo overiť',
  },
  verified: {
    title: 'Váš účet je overený',
    text: 'Teraz môžete v klube využívať všetko.',
    toClub: 'Do klubu',
  },
} satisfies Translation['verification']
