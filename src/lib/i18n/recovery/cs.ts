import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  lead: 'Zadejte svůj e-mail a pošleme vám odkaz k nastavení nového hesla.',
  submit: 'Poslat odkaz',
  toLogin: 'Zpět na přihlášení',
  sent: {
    title: 'Zkontrolujte e-mail',
    text: 'Pokud k adrese {email} patří účet, je na cestě odkaz k nastavení nového hesla.',
    change: 'Použít jiný e-mail',
  },
  reset: {
    lead: 'Zvolte si heslo, které jinde nepoužíváte.',
    submit: 'Uložit nové heslo',
  },
  done: {
    title: 'Nové heslo je nastavené',
    text: 'Od teď se přihlašujte novým heslem.',
  },
  expired: {
    title: 'Tento odkaz už nefunguje',
    text: 'Odkaz funguje jen jednou a jen omezenou dobu. Rádi vám pošleme nový.',
    unsure: 'Nové heslo už možná platí. Zkuste se s ním přihlásit, nebo požádejte o nový odkaz.',
    link: 'Získat nový odkaz',
  },
  lacking: {
    title: 'Potřebujete odkaz z našeho e-mailu',
    text: 'Otevřete odkaz v e-mailu, nebo si nechte poslat nový.',
    link: 'Získat odkaz',
  },
} satisfies Translation['recovery']
