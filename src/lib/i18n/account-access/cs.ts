import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  numbers: 'Telefonní čísla',
  lead: 'Těmito čísly se přihlašujete. Na hlavní vám chodí naše zprávy.',
  none: 'U účtu zatím není žádné telefonní číslo.',
  primary: 'Hlavní',
  secondary: 'Další',
  unverified: 'Neověřené',
  verify: 'Ověřit',
  promote: 'Nastavit jako hlavní',
  remove: 'Odebrat',
  confirm: 'Potvrdit číslo',
  later: 'Teď ne',
  added: 'Číslo {phone} je ověřené a můžete se jím přihlásit.',
  promoted: 'Hlavní číslo je změněné.',
  removed: 'Číslo je odebrané.',
  unsure: 'Přesto se to mohlo podařit; to, co vidíte v seznamu, je aktuální.',
  add: {
    title: 'Přidat telefonní číslo',
    help: 'Pošleme na něj kód v SMS. Například {example}.',
    submit: 'Poslat kód',
  },
  removal: {
    title: 'Odebrat toto číslo?',
    text: 'Už se jím nepřihlásíte. Můžete ho kdykoli přidat znovu.',
    confirm: 'Odebrat číslo',
    keep: 'Ponechat',
  },
  sessions: {
    title: 'Přihlášená zařízení',
    lead: 'Na těchto zařízeních je váš účet otevřený. Pokud některé z nich neznáte, odhlaste ho.',
    unknown: 'Neznámé zařízení',
    current: 'Toto zařízení',
    seen: 'Naposledy použito: {moment}',
    end: 'Odhlásit zařízení',
    ended: 'Zařízení je odhlášené.',
  },
} satisfies Translation['accountAccess']
