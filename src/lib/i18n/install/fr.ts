import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Gardez votre club à portée de main',
  text: 'Ajoutez-le à cet appareil : votre carte et vos coupons s’ouvrent d’un geste, même sans réseau.',
  add: 'Ajouter',
  showHow: 'Voir comment faire',
  decline: 'Non merci',
  share: 'Appuyez sur « Partager » dans la barre du navigateur.',
  addToHome: 'Choisissez « Sur l’écran d’accueil ».',
} satisfies Translation['install']
