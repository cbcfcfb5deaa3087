import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Prihlásenie',
  sms: {
    lead: 'Pošleme vám kód v SMS.',
    submit: 'Poslať kód',
    toPassword: 'Prihlásiť sa e-mailom a heslom',
  },
  code: {
    title: 'Zadajte kód',
    sent: 'Na číslo {phone} sme poslali kód.',
    label: 'Kód z SMS',
    help: '{n|number} {{|číslica||číslice|číslice|číslic}}. Keď kód vložíte alebo ho vyplní telefón, odošle sa hneď.',
    submit: 'Prihlásiť sa',
    resend: 'Poslať nový kód',
    resendIn: 'O nový kód môžete požiadať o {n|number} {{|sekundu||sekundy|sekundy|sekúnd}}.',
    resent: 'Nový kód je na ceste.',
    wrong: 'Zadaný kód nie je platný',
    expired: 'Platnosť kódu uplynula. Nechajte si poslať nový.',
    changePhone: 'Použiť iné telefónne číslo',
  },
  password: {
    lead: 'Použite e-mail a heslo k svojmu klubovému účtu.',
    email: 'E-mail',
    password: 'Heslo',
    show: 'Zobraziť heslo',
    hide: 'Skryť heslo',
    submit: 'Prihlásiť sa',
    forgot: 'Zabudli ste heslo?',
    toSms: 'Prihlásiť sa kódom z SMS',
    failed: 'Prihlasovacie údaje zrejme nie sú správne. Skúste to, prosím, znova.',
  },
  tryAgainIn: 'Znova to môžete skúsiť o {time}.',
  register: { question: 'Ešte nemáte účet?', link: 'Vytvoriť účet' },
  notice: {
    signInFirst: 'Najprv sa, prosím, prihláste.',
    signedIn: 'Prihlásenie prebehlo v poriadku.',
    signedOut: 'Odhlásenie prebehlo v poriadku.',
    sessionEnded: 'Vaše prihlásenie vypršalo. Prihláste sa, prosím, znova.',
  },
} satisfies Translation['signIn']
