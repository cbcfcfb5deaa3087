import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  signIn: 'Utiliser une clé d’accès',
  title: 'Clés d’accès',
  lead: 'Avec une clé d’accès, vous vous connectez par votre empreinte, votre visage ou le code PIN de votre appareil. Vos autres moyens de connexion restent les mêmes.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  unnamed: 'Clé d’accès',
  since: 'Ajoutée : {day}',
  add: 'Ajouter une clé d’accès',
  added: 'La clé d’accès est ajoutée. Vous pouvez maintenant l’utiliser pour vous connecter.',
  remove: 'Supprimer',
  removed: 'La clé d’accès est supprimée. Elle ne permet plus de se connecter.',
  notAdded: 'Aucune clé d’accès n’a été ajoutée. Vous pouvez réessayer à tout moment.',
  notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.',
  notSupported: 'Ce navigateur ou cet appareil ne peut pas utiliser de clés d’accès ici.',
  known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  refused: 'Cette clé d’accès n’est pas connue ici. Veuillez vous connecter autrement.',
  absent: 'Les clés d’accès ne peuvent pas être utilisées ici. Veuillez vous connecter autrement.',
} satisfies Translation['passkeys']
