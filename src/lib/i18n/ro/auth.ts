import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const auth = {
  title: 'Conectare',
  sms: {
    lead: 'Vă trimitem un cod prin SMS.',
    submit: 'Trimite codul',
    toPassword: 'Conectare cu e-mail și parolă',
  },
  code: {
    title: 'Introduceți codul',
    sent: 'Am trimis un cod la {phone}.',
    label: 'Codul din SMS',
    help: '{n|number} {{|cifră||cifre||de cifre}}',
    submit: 'Conectare',
    resend: 'Trimite un cod nou',
    resendIn: 'Puteți cere un cod nou în {n|number} {{|secundă||secunde||de secunde}}.',
    resent: 'Un cod nou este pe drum.',
    wrong: 'Codul introdus nu este valid',
    expired: 'Acest cod a expirat. Cereți unul nou.',
    changePhone: 'Folosește alt număr de telefon',
  },
  password: {
    lead: 'Folosiți e-mailul și parola contului de club.',
    email: 'E-mail',
    password: 'Parolă',
    show: 'Arată parola',
    hide: 'Ascunde parola',
    submit: 'Conectare',
    forgot: 'Ați uitat parola?',
    toSms: 'Conectare cu un cod prin SMS',
    failed: 'Datele de conectare nu par să fie corecte. Încercați din nou.',
  },
  tryAgainIn: 'Puteți încerca din nou în {time}.',
  register: { question: 'Nu sunteți încă membru?', link: 'Creați un cont' },
  notice: {
    signInFirst: 'Conectați-vă pentru a continua.',
    signedIn: 'Sunteți conectat.',
    signedOut: 'Ați fost deconectat.',
    sessionEnded: 'Sesiunea a expirat. Conectați-vă din nou.',
  },
} satisfies Translation['auth']
