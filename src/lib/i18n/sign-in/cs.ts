import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Přihlášení',
  sms: {
    lead: 'Pošleme vám kód v SMS.',
    submit: 'Poslat kód',
    toPassword: 'Přihlásit se e-mailem a heslem',
  },
  code: {
    title: 'Zadejte kód',
    sent: 'Na číslo {phone} jsme poslali kód.',
    label: 'Kód z SMS',
    help: '{n|number} {{|číslice||číslice|číslice|číslic}}. Když kód vložíte nebo ho vyplní telefon, odešle se hned.',
    submit: 'Přihlásit se',
    resend: 'Poslat nový kód',
    resendIn: 'O nový kód můžete požádat za {n|number} {{|sekundu||sekundy|sekundy|sekund}}.',
    resent: 'Nový kód je na cestě.',
    wrong: 'Zadaný kód není platný',
    expired: 'Platnost kódu vypršela. Nechte si poslat nový.',
    changePhone: 'Použít jiné telefonní číslo',
  },
  password: {
    lead: 'Použijte e-mail a heslo ke svému klubovému účtu.',
    email: 'E-mail',
    password: 'Heslo',
    show: 'Zobrazit heslo',
    hide: 'Skrýt heslo',
    submit: 'Přihlásit se',
    forgot: 'Zapomenuté heslo?',
    toSms: 'Přihlásit se kódem z SMS',
    failed: 'Přihlašovací údaje zřejmě nejsou správné. Zkuste to prosím znovu.',
  },
  tryAgainIn: 'Znovu to můžete zkusit za {time}.',
  register: { question: 'Ještě nemáte účet?', link: 'Vytvořit účet' },
  notice: {
    signInFirst: 'Nejdřív se prosím přihlaste.',
    signedIn: 'Přihlášení proběhlo v pořádku.',
    signedOut: 'Odhlášení proběhlo v pořádku.',
    sessionEnded: 'Vaše přihlášení vypršelo. Přihlaste se prosím znovu.',
  },
} satisfies Translation['signIn']
