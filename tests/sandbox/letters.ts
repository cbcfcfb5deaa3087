import { type Wording, wordingOf } from './messages.ts'

const letter = (subject: string, body: string): Readonly<Record<'subject' | 'body', Wording>> => ({
  subject: wordingOf(subject),
  body: wordingOf(body),
})

/** The words of the messages; `{club}`, `{code}` and `{about}` are filled in. */
export const letters = {
  signInCode: letter(
    'Sign-in code | Код за вход | Code de connexion',
    'Your {club} sign-in code is {code}. It is valid for 5 minutes. | Вашият код за вход в {club} е {code}. Валиден е 5 минути. | Votre code de connexion à {club} est {code}. Il est valable 5 minutes.',
  ),
  registrationCode: letter(
    'Confirm your registration | Потвърдете регистрацията | Confirmez votre inscription',
    'Welcome to {club}! Your code is {code}. | Добре дошли в {club}! Вашият код е {code}. | Bienvenue dans {club} ! Votre code est {code}.',
  ),
  phoneCode: letter(
    'Confirm your phone | Потвърдете телефона | Confirmez votre téléphone',
    'The code for your new {club} phone number is {code}. | Кодът за новия ви номер в {club} е {code}. | Le code de votre nouveau numéro dans {club} est {code}.',
  ),
  verification: letter(
    'Verify your account | Потвърдете профила си | Vérifiez votre compte',
    'Open the link to verify your {club} account. | Отворете връзката, за да потвърдите профила си в {club}. | Ouvrez le lien pour vérifier votre compte {club}.',
  ),
  passwordReset: letter(
    'New password | Нова парола | Nouveau mot de passe',
    'Open the link to choose a new {club} password. The link works for an hour. | Отворете връзката, за да изберете нова парола за {club}. Връзката важи един час. | Ouvrez le lien pour choisir un nouveau mot de passe {club}. Le lien est valable une heure.',
  ),
  deletion: letter(
    'Delete your account | Изтриване на профила | Supprimez votre compte',
    'Open the link to delete your {club} account. Full deletion can take up to 30 days. | Отворете връзката, за да изтриете профила си в {club}. Пълното изтриване може да отнеме до 30 дни. | Ouvrez le lien pour supprimer votre compte {club}. La suppression complète peut prendre jusqu’à 30 jours.',
  ),
  data: letter(
    'Your personal data | Вашите лични данни | Vos données personnelles',
    'Open the link to confirm that you want your data. You will get it from {club} within 30 days. | Отворете връзката, за да потвърдите заявката си. Ще получите данните си от {club} в рамките на 30 дни. | Ouvrez le lien pour confirmer que vous souhaitez vos données. {club} vous les envoie sous 30 jours.',
  ),
  rewardOnItsWay: letter(
    'Your reward is on its way | Наградата ви пътува | Votre récompense est en route',
    'We are sending you: {about}. Thank you for being in {club}. | Изпращаме ви: {about}. Благодарим, че сте в {club}. | Nous vous envoyons : {about}. Merci de faire partie de {club}.',
  ),
  cardOrdered: letter(
    'Your card is being made | Изработваме картата ви | Votre carte est en cours de fabrication',
    'We will let you know when your {club} card waits at {about}. | Ще ви съобщим, когато картата ви от {club} пристигне в {about}. | Nous vous préviendrons dès que votre carte {club} vous attendra à {about}.',
  ),
}

export type LetterName = keyof typeof letters
