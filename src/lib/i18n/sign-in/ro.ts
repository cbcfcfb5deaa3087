import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Conectare',
  sms: {
    lead: 'Îți trimitem un cod prin SMS.',
    submit: 'Trimite-mi codul',
    toPassword: 'Conectează-te cu e-mail și parolă',
  },
  code: {
    title: 'Introdu codul',
    sent: 'Am trimis un cod la {phone}.',
    label: 'Codul din SMS',
    help: '{n|number} {{|cifră||cifre||de cifre}}. Dacă lipești codul sau îl completează telefonul, este trimis imediat.',
    submit: 'Conectează-te',
    resend: 'Trimite un cod nou',
    resendIn: 'Poți cere un cod nou peste {n|number} {{|secundă||secunde||de secunde}}.',
    resent: 'Ți-am trimis un cod nou.',
    wrong: 'Codul introdus nu este valid',
    expired: 'Acest cod a expirat. Cere unul nou.',
    changePhone: 'Folosește alt număr de telefon',
  },
  password: {
    lead: 'Folosește e-mailul și parola contului tău de club.',
    email: 'E-mail',
    password: 'Parolă',
    show: 'Arată parola',
    hide: 'Ascunde parola',
    submit: 'Conectează-te',
    forgot: 'Ai uitat parola?',
    toSms: 'Conectează-te cu un cod prin SMS',
    failed: 'Datele de conectare nu par să fie corecte. Încearcă din nou.',
  },
  tryAgainIn: 'Poți încerca din nou peste {time}.',
  register: { question: 'Nu ai încă un cont?', link: 'Creează un cont' },
  notice: {
    signInFirst: 'Conectează-te ca să continui.',
    signedIn: 'Te-ai conectat.',
    signedOut: 'Te-ai deconectat.',
    sessionEnded: 'Sesiunea a expirat. Conectează-te din nou.',
  },
} satisfies Translation['signIn']
