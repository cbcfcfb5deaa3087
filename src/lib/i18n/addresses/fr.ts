import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  fields: {
    name: 'Nom de l’adresse',
    nameHelp: 'Par exemple Maison ou Bureau.',
    street: 'Numéro et rue',
    city: 'Ville',
    postal_code: 'Code postal',
    country: 'Pays',
    choose: 'Choisissez un pays',
  },
  form: 'Adresse de livraison',
  add: 'Ajouter une adresse',
  edit: 'Modifier',
  remove: 'Retirer',
  save: 'Enregistrer l’adresse',
  saved: 'L’adresse est enregistrée.',
  removed: 'L’adresse est retirée.',
  empty: 'Vous n’avez pas encore d’adresse de livraison.',
  emptyHint: 'Ajoutez-en une, et nous saurons où envoyer vos récompenses.',
  list: 'Vos adresses de livraison',
  back: 'Retour aux adresses',
  gone: 'Cette adresse n’existe plus.',
  unsure:
    'Elle a peut-être tout de même été enregistrée. Réessayez sans crainte : nous vérifions d’abord, et aucune adresse n’est enregistrée deux fois.',
  removal: {
    title: 'Retirer cette adresse ?',
    text: 'Elle ne sera plus proposée pour les livraisons. Vous pouvez l’ajouter de nouveau à tout moment.',
    confirm: 'Retirer l’adresse',
    keep: 'La garder',
  },
} satisfies Translation['addresses']
