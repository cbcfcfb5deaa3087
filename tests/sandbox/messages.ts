import type { ErrorCode } from '#lib/build/contract/refusals.ts'

export const spoken = ['en', 'bg', 'fr'] as const
export type Spoken = (typeof spoken)[number]

/** A text in each language. */
export type Wording = Readonly<Record<Spoken, string>>

/** Reads a text in all languages, in their order, with ` | ` between them. */
export const wordingOf = (text: string): Wording => {
  const [en = '', bg = '', fr = ''] = text.split(' | ')
  return { en, bg, fr }
}

const inEachLanguage = <Key extends string>(texts: Readonly<Record<Key, string>>): Record<Key, Wording> =>
  Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, wordingOf(text)])) as Record<
    Key,
    Wording
  >

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
export const messages: Record<MessageKey, Wording> = inEachLanguage({
  invalid_token: 'Invalid token | Невалиден токен | Jeton non valide',
  invalid_credentials:
    'Your login info does not seem to be right. Please try again. | Данните за вход изглежда не са верни. Моля, опитайте отново. | Vos informations de connexion semblent incorrectes. Veuillez réessayer.',
  email_taken:
    'An account with the specified email already exists! | Вече съществува профил с този имейл! | Un compte existe déjà avec cette adresse électronique !',
  card_taken:
    'This card is already registered in our platform, please try to login or request to reset password. | Тази карта вече е регистрирана. Моля, влезте в профила си или поискайте нова парола. | Cette carte est déjà enregistrée. Veuillez vous connecter ou demander un nouveau mot de passe.',
  card_unknown:
    'Card verification failed | Проверката на картата не беше успешна | La vérification de la carte a échoué',
  code_invalid: 'Invalid code entered | Въведен е невалиден код | Le code saisi n’est pas valide',
  code_expired:
    'This code has expired. Please request a new one. | Този код е изтекъл. Моля, поискайте нов. | Ce code a expiré. Veuillez en demander un nouveau.',
  link_expired:
    'This link has expired. Please request a new e-mail. | Тази връзка е изтекла. Моля, поискайте нов имейл. | Ce lien a expiré. Veuillez demander un nouveau message.',
  not_verified:
    'Only verified accounts can select rewards | Само потвърдени профили могат да избират награди | Seuls les comptes vérifiés peuvent choisir des récompenses',
  coupon_not_verified:
    'Please verify your account to use coupons. | Моля, потвърдете профила си, за да използвате купони. | Veuillez vérifier votre compte pour utiliser des bons de réduction.',
  not_enough_points:
    "You don't have enough points for this reward! | Нямате достатъчно точки за тази награда! | Vous n’avez pas assez de points pour cette récompense !",
  coupon_not_enough_points:
    "You don't have enough points for this coupon! | Нямате достатъчно точки за този купон! | Vous n’avez pas assez de points pour ce bon de réduction !",
  not_yet_valid:
    'This coupon is not valid yet. | Този купон още не е валиден. | Ce bon de réduction n’est pas encore valable.',
  confirmation_required:
    'Please confirm that it is you. | Моля, потвърдете, че това сте вие. | Veuillez confirmer que c’est bien vous.',
  already_activated:
    'This coupon is already activated. | Този купон вече е активиран. | Ce bon de réduction est déjà activé.',
  out_of_stock: 'This reward is out of stock. | Тази награда е изчерпана. | Cette récompense est épuisée.',
  file_too_big:
    'This file is too big. The limit is 10 MB. | Файлът е твърде голям. Позволени са до 10 MB. | Ce fichier est trop volumineux. La limite est de 10 Mo.',
  file_type:
    'Only PDF, PNG and JPEG files are accepted. | Приемат се само файлове PDF, PNG и JPEG. | Seuls les fichiers PDF, PNG et JPEG sont acceptés.',
  promo_invalid:
    'This promo code is not valid. | Този промокод не е валиден. | Ce code promotionnel n’est pas valide.',
  promo_used:
    'This promo code has already been used. | Този промокод вече е използван. | Ce code promotionnel a déjà été utilisé.',
  passkey_unknown:
    'We do not know this passkey. Please sign in another way. | Не познаваме този ключ за достъп. Моля, влезте по друг начин. | Nous ne connaissons pas cette clé d’accès. Veuillez vous connecter autrement.',
  passkey_cancelled:
    'The time for this passkey is over. Please try again. | Времето за този ключ за достъп изтече. Моля, опитайте отново. | Le délai de cette clé d’accès est dépassé. Veuillez réessayer.',
  rate_limited:
    'Please wait a moment before you ask again. | Моля, изчакайте малко, преди да опитате отново. | Veuillez patienter un instant avant de redemander.',
  not_found:
    'We could not find what you are looking for. | Не намерихме това, което търсите. | Nous n’avons pas trouvé ce que vous cherchez.',
  validation:
    'Please check the marked fields. | Моля, проверете отбелязаните полета. | Veuillez vérifier les champs indiqués.',
  csrf_invalid:
    'This page is out of date. Please reload it and try again. | Тази страница е остаряла. Моля, презаредете я и опитайте отново. | Cette page n’est plus à jour. Veuillez la recharger et réessayer.',
  mandatory_fields:
    'Fill in mandatory fields | Попълнете задължителните полета | Remplissez les champs obligatoires',
  identity_needed:
    'The primary phone number and the e-mail address of an account cannot be removed. | Основният телефон и имейлът на профила не могат да бъдат премахнати. | Le numéro de téléphone principal et l’adresse électronique d’un compte ne peuvent pas être supprimés.',
  body_too_big: 'The request is too big. | Заявката е твърде голяма. | La requête est trop volumineuse.',
})

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
export const fieldMessages: Record<FieldError, Wording> = inEachLanguage({
  required:
    '{field} is a required field | Полето „{field}“ е задължително | Le champ « {field} » est obligatoire',
  invalid:
    '{field} is not valid | Полето „{field}“ не е попълнено правилно | Le champ « {field} » n’est pas valide',
  email:
    'This is not a valid e-mail address | Това не е валиден имейл адрес | Cette adresse électronique n’est pas valide',
  phone:
    'This is not a valid phone number | Това не е валиден телефонен номер | Ce numéro de téléphone n’est pas valide',
  card: 'A card number has 16 digits | Номерът на картата има 16 цифри | Un numéro de carte comporte 16 chiffres',
  password:
    'At least 8 characters with a lowercase letter, an uppercase letter and a digit | Поне 8 знака с малка буква, главна буква и цифра | Au moins 8 caractères, avec une minuscule, une majuscule et un chiffre',
  wrongPassword: 'This password is not right | Паролата не е вярна | Ce mot de passe n’est pas le bon',
  passkeyNeeded:
    'Your account asks for a passkey here | Профилът ви изисква ключ за достъп тук | Votre compte demande ici une clé d’accès',
  taken: 'This value is already taken | Тази стойност вече е заета | Cette valeur est déjà prise',
})
