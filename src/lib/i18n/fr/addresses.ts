import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const addresses = {
  fields: {
    name: 'Nom de l’adresse',
    nameHelp: 'Par exemple Maison ou Bureau.',
    street: 'Numéro et rue',
    city: 'Ville',
    postal_code: 'Code postal',
    country: 'Pays',
    choose: 'Choisissez un pays',
  },
} satisfies Translation['addresses']
