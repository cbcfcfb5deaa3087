import type { ErrorCode } from '#lib/domain/error-code.ts'

/** The languages the sandbox itself speaks. */
export const spoken = ['en', 'bg', 'fr'] as const
export type Spoken = (typeof spoken)[number]

/** The key of a failure's message: its code, or a name of its own for another wording under the same code. */
export type MessageKey =
  | ErrorCode
  | 'invalid_token'
  | 'coupon_not_verified'
  | 'coupon_not_enough_points'
  | 'mandatory_fields'
  | 'body_too_big'
  | 'identity_needed'

/** The words of every failure, in English, fixed word for word where a requirement quotes them. SES-13. */
export const messages: Record<MessageKey, Record<Spoken, string>> = {
  invalid_token: { en: 'Invalid token', bg: 'Невалиден токен', fr: 'Jeton non valide' },
  invalid_credentials: {
    en: 'Your login info does not seem to be right. Please try again.',
    bg: 'Данните за вход изглежда не са верни. Моля, опитайте отново.',
    fr: 'Vos informations de connexion semblent incorrectes. Veuillez réessayer.',
  },
  email_taken: {
    en: 'An account with the specified email already exists!',
    bg: 'Вече съществува профил с този имейл!',
    fr: 'Un compte existe déjà avec cette adresse électronique !',
  },
  card_taken: {
    en: 'This card is already registered in our platform, please try to login or request to reset password.',
    bg: 'Тази карта вече е регистрирана. Моля, влезте в профила си или поискайте нова парола.',
    fr: 'Cette carte est déjà enregistrée. Veuillez vous connecter ou demander un nouveau mot de passe.',
  },
  card_unknown: {
    en: 'Card verification failed',
    bg: 'Проверката на картата не беше успешна',
    fr: 'La vérification de la carte a échoué',
  },
  code_invalid: {
    en: 'Invalid code entered',
    bg: 'Въведен е невалиден код',
    fr: 'Le code saisi n’est pas valide',
  },
  code_expired: {
    en: 'This code has expired. Please request a new one.',
    bg: 'Този код е изтекъл. Моля, поискайте нов.',
    fr: 'Ce code a expiré. Veuillez en demander un nouveau.',
  },
  link_expired: {
    en: 'This link has expired. Please request a new e-mail.',
    bg: 'Тази връзка е изтекла. Моля, поискайте нов имейл.',
    fr: 'Ce lien a expiré. Veuillez demander un nouveau message.',
  },
  not_verified: {
    en: 'Only verified accounts can select rewards',
    bg: 'Само потвърдени профили могат да избират награди',
    fr: 'Seuls les comptes vérifiés peuvent choisir des récompenses',
  },
  coupon_not_verified: {
    en: 'Please verify your account to use coupons.',
    bg: 'Моля, потвърдете профила си, за да използвате купони.',
    fr: 'Veuillez vérifier votre compte pour utiliser des bons de réduction.',
  },
  not_enough_points: {
    en: "You don't have enough points for this reward!",
    bg: 'Нямате достатъчно точки за тази награда!',
    fr: 'Vous n’avez pas assez de points pour cette récompense !',
  },
  coupon_not_enough_points: {
    en: "You don't have enough points for this coupon!",
    bg: 'Нямате достатъчно точки за този купон!',
    fr: 'Vous n’avez pas assez de points pour ce bon de réduction !',
  },
  not_yet_valid: {
    en: 'This coupon is not valid yet.',
    bg: 'Този купон още не е валиден.',
    fr: 'Ce bon de réduction n’est pas encore valable.',
  },
  confirmation_required: {
    en: 'Please confirm that it is you.',
    bg: 'Моля, потвърдете, че това сте вие.',
    fr: 'Veuillez confirmer que c’est bien vous.',
  },
  already_activated: {
    en: 'This coupon is already activated.',
    bg: 'Този купон вече е активиран.',
    fr: 'Ce bon de réduction est déjà activé.',
  },
  out_of_stock: {
    en: 'This reward is out of stock.',
    bg: 'Тази награда е изчерпана.',
    fr: 'Cette récompense est épuisée.',
  },
  file_too_big: {
    en: 'This file is too big. The limit is 10 MB.',
    bg: 'Файлът е твърде голям. Позволени са до 10 MB.',
    fr: 'Ce fichier est trop volumineux. La limite est de 10 Mo.',
  },
  file_type: {
    en: 'Only PDF, PNG and JPEG files are accepted.',
    bg: 'Приемат се само файлове PDF, PNG и JPEG.',
    fr: 'Seuls les fichiers PDF, PNG et JPEG sont acceptés.',
  },
  promo_invalid: {
    en: 'This promo code is not valid.',
    bg: 'Този промокод не е валиден.',
    fr: 'Ce code promotionnel n’est pas valide.',
  },
  promo_used: {
    en: 'This promo code has already been used.',
    bg: 'Този промокод вече е използван.',
    fr: 'Ce code promotionnel a déjà été utilisé.',
  },
  passkey_unknown: {
    en: 'We do not know this passkey. Please sign in another way.',
    bg: 'Не познаваме този ключ за достъп. Моля, влезте по друг начин.',
    fr: 'Nous ne connaissons pas cette clé d’accès. Veuillez vous connecter autrement.',
  },
  passkey_cancelled: {
    en: 'The time for this passkey is over. Please try again.',
    bg: 'Времето за този ключ за достъп изтече. Моля, опитайте отново.',
    fr: 'Le délai de cette clé d’accès est dépassé. Veuillez réessayer.',
  },
  rate_limited: {
    en: 'Please wait a moment before you ask again.',
    bg: 'Моля, изчакайте малко, преди да опитате отново.',
    fr: 'Veuillez patienter un instant avant de redemander.',
  },
  not_found: {
    en: 'We could not find what you are looking for.',
    bg: 'Не намерихме това, което търсите.',
    fr: 'Nous n’avons pas trouvé ce que vous cherchez.',
  },
  validation: {
    en: 'Please check the marked fields.',
    bg: 'Моля, проверете отбелязаните полета.',
    fr: 'Veuillez vérifier les champs indiqués.',
  },
  csrf_invalid: {
    en: 'This page is out of date. Please reload it and try again.',
    bg: 'Тази страница е остаряла. Моля, презаредете я и опитайте отново.',
    fr: 'Cette page n’est plus à jour. Veuillez la recharger et réessayer.',
  },
  mandatory_fields: {
    en: 'Fill in mandatory fields',
    bg: 'Попълнете задължителните полета',
    fr: 'Remplissez les champs obligatoires',
  },
  identity_needed: {
    en: 'The primary phone number and the e-mail address of an account cannot be removed.',
    bg: 'Основният телефон и имейлът на профила не могат да бъдат премахнати.',
    fr: 'Le numéro de téléphone principal et l’adresse électronique d’un compte ne peuvent pas être supprimés.',
  },
  body_too_big: {
    en: 'The request is too big.',
    bg: 'Заявката е твърде голяма.',
    fr: 'La requête est trop volumineuse.',
  },
}

/** The error of one field. */
export type FieldError =
  | 'required'
  | 'invalid'
  | 'email'
  | 'phone'
  | 'card'
  | 'password'
  | 'wrongPassword'
  | 'passkeyNeeded'
  | 'taken'

/** The words of a field's error; `{field}` is the field's name. REG-3. */
export const fieldMessages: Record<FieldError, Record<Spoken, string>> = {
  required: {
    en: '{field} is a required field',
    bg: 'Полето „{field}“ е задължително',
    fr: 'Le champ « {field} » est obligatoire',
  },
  invalid: {
    en: '{field} is not valid',
    bg: 'Полето „{field}“ не е попълнено правилно',
    fr: 'Le champ « {field} » n’est pas valide',
  },
  email: {
    en: 'This is not a valid e-mail address',
    bg: 'Това не е валиден имейл адрес',
    fr: 'Cette adresse électronique n’est pas valide',
  },
  phone: {
    en: 'This is not a valid phone number',
    bg: 'Това не е валиден телефонен номер',
    fr: 'Ce numéro de téléphone n’est pas valide',
  },
  card: {
    en: 'A card number has 16 digits',
    bg: 'Номерът на картата има 16 цифри',
    fr: 'Un numéro de carte comporte 16 chiffres',
  },
  password: {
    en: 'At least 8 characters with a lowercase letter, an uppercase letter and a digit',
    bg: 'Поне 8 знака с малка буква, главна буква и цифра',
    fr: 'Au moins 8 caractères, avec une minuscule, une majuscule et un chiffre',
  },
  wrongPassword: {
    en: 'This password is not right',
    bg: 'Паролата не е вярна',
    fr: 'Ce mot de passe n’est pas le bon',
  },
  passkeyNeeded: {
    en: 'Your account asks for a passkey here',
    bg: 'Профилът ви изисква ключ за достъп тук',
    fr: 'Votre compte demande ici une clé d’accès',
  },
  taken: {
    en: 'This value is already taken',
    bg: 'Тази стойност вече е заета',
    fr: 'Cette valeur est déjà prise',
  },
}
