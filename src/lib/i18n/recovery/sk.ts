import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  lead: 'Zadajte svoj e-mail a pošleme vám odkaz na nastavenie nového hesla.',
  submit: 'Poslať odkaz',
  toLogin: 'Späť na prihlásenie',
  sent: {
    title: 'Skontrolujte si e-mail',
    text: 'Ak k adrese {email} patrí účet, odkaz na nastavenie nového hesla je na ceste.',
    change: 'Použiť iný e-mail',
  },
  reset: {
    lead: 'Zvoľte si heslo, ktoré inde nepoužívate.',
    submit: 'Uložiť nové heslo',
  },
  done: {
    title: 'Nové heslo je nastavené',
    text: 'Odteraz sa prihlasujte novým heslom.',
  },
  expired: {
    title: 'Tento odkaz už nefunguje',
    text: 'Odkaz funguje len raz a len obmedzený čas. Radi vám pošleme nový.',
    unsure: 'Nové heslo už možno platí. Skúste sa ním prihlásiť alebo požiadajte o nový odkaz.',
    link: 'Získať nový odkaz',
  },
  lacking: {
    title: 'Potrebujete odkaz z nášho e-mailu',
    text: 'Otvorte odkaz v e-maile alebo si nechajte poslať nový.',
    link: 'Získať odkaz',
  },
} satisfies Translation['recovery']
