import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Mes informations',
  submit: 'Enregistrer',
  saved: 'Votre profil est enregistré.',
} satisfies Translation['profileEdit']
