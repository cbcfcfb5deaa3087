import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  add: 'Ajouter au calendrier',
  failed: 'Le fichier pour le calendrier n’a pas pu être créé. Veuillez réessayer.',
  coupon: 'Fin du coupon : {name}',
  couponText: 'Le coupon est valable jusqu’à la fin de cet événement.',
  lapse: '{n|number} {{|point expire|||de points expirent|points expirent}}',
  lapseText: 'Utilisez-les pour un coupon ou une récompense avant ce jour.',
  pickup: 'À retirer : {name}',
  pickupText: 'Elle vous est réservée jusqu’à la fin de cet événement : {place}',
  kept: 'Elle vous est réservée jusqu’au {date}.',
} satisfies Translation['calendar']
