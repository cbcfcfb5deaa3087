import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  label: 'Code promo',
  help: 'Les codes promo se trouvent dans nos prospectus, nos actualités et nos e-mails.',
  submit: 'Utiliser le code',
  invalid: 'Nous ne connaissons pas ce code promo. Vérifiez chaque caractère.',
  used: 'Ce code promo a déjà été utilisé.',
  usedByTry:
    'Ce code promo a déjà été utilisé, sans doute lors de votre essai précédent. Vos transactions montrent ce qu’il a apporté.',
  unsure:
    'Le code a peut-être tout de même été accepté. Vos transactions le montrent ; vous pouvez réessayer sans risque.',
  accepted: 'Votre code promo est accepté.',
  gained: 'Vous avez reçu {n|number} {{|point|||de points|points}}.',
  another: 'Saisir un autre code',
  transactions: 'Afficher les transactions',
} satisfies Translation['promoCode']
