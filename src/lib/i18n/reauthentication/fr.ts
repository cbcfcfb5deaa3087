import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Confirmez que c’est vous',
  spend: 'Cela coûte plus que la limite que vous avez fixée.',
  change: 'Votre limite ne peut être modifiée que par vous.',
  label: 'Mot de passe',
  confirm: 'Confirmer',
  back: 'Retour',
  wrong: 'Ce mot de passe n’est pas correct.',
  add: 'Une clé d’accès ne peut être ajoutée que par vous.',
  passkey: 'Utiliser une clé d’accès',
  notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou saisissez votre mot de passe.',
  passkeyNeeded: 'Aucune clé d’accès n’a été utilisée. Veuillez réessayer.',
  refused: 'Cette clé d’accès n’appartient pas à votre compte. Veuillez saisir votre mot de passe.',
} satisfies Translation['reauthentication']
