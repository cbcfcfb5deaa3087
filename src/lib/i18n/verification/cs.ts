import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  checking: 'Ověřujeme váš účet…',
  instructing: {
    title: 'Zkontrolujte e-mail',
    text: 'Otevřete odkaz v e-mailu, který jsme poslali na {email}.',
    plain: 'Otevřete odkaz v e-mailu, který jsme vám poslali.',
  },
  expired: {
    title: 'Tento odkaz už nefunguje',
    text: 'Rádi vám pošleme další e-mail s novým odkazem.',
    visitor: 'Přihlaste se a my vám pošleme další e-mail s novým odkazem.',
  },
  visiting: {
    title: 'Otevřete odkaz z našeho e-mailu',
    text: 'Pokud ho nemůžete najít, přihlaste se a pošleme vám nový.',
  },
  failed: {
    title: 'Účet se nepodařilo ověřit',
  },
  verified: {
    title: 'Váš účet je ověřený',
    text: 'Teď můžete v klubu využívat všechno.',
    toClub: 'Do klubu',
  },
} satisfies Translation['verification']
