import type { Spoken } from './messages.ts'

interface Wording {
  readonly subject: string
  readonly body: string
}

/** The words of the messages; `{club}`, `{code}` and `{about}` are filled in. */
export const letters = {
  signInCode: {
    en: { subject: 'Sign-in code', body: 'Your {club} sign-in code is {code}. It is valid for 5 minutes.' },
    bg: { subject: 'Код за вход', body: 'Вашият код за вход в {club} е {code}. Валиден е 5 минути.' },
    fr: {
      subject: 'Code de connexion',
      body: 'Votre code de connexion à {club} est {code}. Il est valable 5 minutes.',
    },
  },
  registrationCode: {
    en: { subject: 'Confirm your registration', body: 'Welcome to {club}! Your code is {code}.' },
    bg: { subject: 'Потвърдете регистрацията', body: 'Добре дошли в {club}! Вашият код е {code}.' },
    fr: { subject: 'Confirmez votre inscription', body: 'Bienvenue dans {club} ! Votre code est {code}.' },
  },
  phoneCode: {
    en: { subject: 'Confirm your phone', body: 'The code for your new {club} phone number is {code}.' },
    bg: { subject: 'Потвърдете телефона', body: 'Кодът за новия ви номер в {club} е {code}.' },
    fr: {
      subject: 'Confirmez votre téléphone',
      body: 'Le code de votre nouveau numéro dans {club} est {code}.',
    },
  },
  verification: {
    en: { subject: 'Verify your account', body: 'Open the link to verify your {club} account.' },
    bg: {
      subject: 'Потвърдете профила си',
      body: 'Отворете връзката, за да потвърдите профила си в {club}.',
    },
    fr: { subject: 'Vérifiez votre compte', body: 'Ouvrez le lien pour vérifier votre compte {club}.' },
  },
  passwordReset: {
    en: {
      subject: 'New password',
      body: 'Open the link to choose a new {club} password. The link works for an hour.',
    },
    bg: {
      subject: 'Нова парола',
      body: 'Отворете връзката, за да изберете нова парола за {club}. Връзката важи един час.',
    },
    fr: {
      subject: 'Nouveau mot de passe',
      body: 'Ouvrez le lien pour choisir un nouveau mot de passe {club}. Le lien est valable une heure.',
    },
  },
  deletion: {
    en: {
      subject: 'Delete your account',
      body: 'Open the link to delete your {club} account. Full deletion can take up to 30 days.',
    },
    bg: {
      subject: 'Изтриване на профила',
      body: 'Отворете връзката, за да изтриете профила си в {club}. Пълното изтриване може да отнеме до 30 дни.',
    },
    fr: {
      subject: 'Supprimez votre compte',
      body: 'Ouvrez le lien pour supprimer votre compte {club}. La suppression complète peut prendre jusqu’à 30 jours.',
    },
  },
  data: {
    en: {
      subject: 'Your personal data',
      body: 'Open the link to confirm that you want your data. You will get it from {club} within 30 days.',
    },
    bg: {
      subject: 'Вашите лични данни',
      body: 'Отворете връзката, за да потвърдите заявката си. Ще получите данните си от {club} в рамките на 30 дни.',
    },
    fr: {
      subject: 'Vos données personnelles',
      body: 'Ouvrez le lien pour confirmer que vous souhaitez vos données. {club} vous les envoie sous 30 jours.',
    },
  },
  rewardOnItsWay: {
    en: {
      subject: 'Your reward is on its way',
      body: 'We are sending you: {about}. Thank you for being in {club}.',
    },
    bg: { subject: 'Наградата ви пътува', body: 'Изпращаме ви: {about}. Благодарим, че сте в {club}.' },
    fr: {
      subject: 'Votre récompense est en route',
      body: 'Nous vous envoyons : {about}. Merci de faire partie de {club}.',
    },
  },
  cardOrdered: {
    en: {
      subject: 'Your card is being made',
      body: 'We will let you know when your {club} card waits at {about}.',
    },
    bg: {
      subject: 'Изработваме картата ви',
      body: 'Ще ви съобщим, когато картата ви от {club} пристигне в {about}.',
    },
    fr: {
      subject: 'Votre carte est en cours de fabrication',
      body: 'Nous vous préviendrons dès que votre carte {club} vous attendra à {about}.',
    },
  },
} as const satisfies Record<string, Record<Spoken, Wording>>

export type LetterName = keyof typeof letters
