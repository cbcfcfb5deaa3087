import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Вход',
  sms: {
    lead: 'Ще ви изпратим код по SMS.',
    submit: 'Изпращане на код',
    toPassword: 'Вход с имейл и парола',
  },
  code: {
    title: 'Въведете кода',
    sent: 'Изпратихме код на {phone}.',
    label: 'Код от SMS',
    help: '{n|number} {{цифра|цифри}}. Ако поставите кода или телефонът го попълни, той се изпраща веднага.',
    submit: 'Вход',
    resend: 'Изпращане на нов код',
    resendIn: 'Можете да поискате нов код след {n|number} {{секунда|секунди}}.',
    resent: 'Изпратихме ви нов код.',
    wrong: 'Въведен е невалиден код',
    expired: 'Този код е изтекъл. Поискайте нов.',
    changePhone: 'Използване на друг телефонен номер',
  },
  password: {
    lead: 'Използвайте имейла и паролата за клубния си профил.',
    email: 'Имейл',
    password: 'Парола',
    show: 'Показване на паролата',
    hide: 'Скриване на паролата',
    submit: 'Вход',
    forgot: 'Забравили сте паролата си?',
    toSms: 'Вход с код по SMS',
    failed: 'Данните за вход изглежда не са верни. Моля, опитайте отново.',
  },
  tryAgainIn: 'Можете да опитате отново след {time}.',
  register: { question: 'Още не сте член?', link: 'Създаване на профил' },
  notice: {
    signInFirst: 'Моля, влезте, за да продължите.',
    signedIn: 'Влязохте в профила си.',
    signedOut: 'Излязохте от профила си.',
    sessionEnded: 'Сесията ви изтече. Моля, влезте отново.',
  },
} satisfies Translation['signIn']
