import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  way: 'Comment souhaitez-vous l’obtenir ?',
  help: {
    delivery: 'Nous vous prévenons par e-mail.',
    pickup: 'À l’endroit de votre choix.',
    donation: 'À une cause de votre choix.',
  },
  to: {
    delivery: 'Où devons-nous l’envoyer ?',
    pickup: 'Où allez-vous la retirer ?',
    donation: 'Quelle cause souhaitez-vous soutenir ?',
  },
  noCause: 'Il n’y a aucune cause à choisir en ce moment.',
  missing: 'Veuillez faire un choix.',
  next: 'Continuer',
  back: 'Retour',
  question: {
    title: 'Échanger vos points contre cette récompense ?',
    cost: 'Coût',
    left: 'Il vous restera',
    confirm: 'Échanger mes points',
    checking: 'Aucune réponse n’est arrivée. Nous vérifions vos points…',
    untouched:
      'Aucune réponse n’est arrivée, mais vos points n’ont pas changé. L’échange n’a sans doute pas eu lieu. Attendez un instant avant de réessayer.',
  },
  unsure: {
    title: 'L’échange a-t-il eu lieu ?',
    text: 'Aucune réponse n’est arrivée : la récompense est peut-être déjà à vous. Regardez vos points avant de réessayer.',
    again: 'Vérifier à nouveau',
  },
  refused: {
    title: 'L’échange n’a pas eu lieu',
    text: 'Aucun point ne vous a été retiré.',
  },
  success: {
    delivery: 'Votre récompense est en route',
    pickup: 'Votre récompense est réservée',
    donation: 'Merci !',
    sent: 'Nous l’envoyons ici : {place}',
    kept: 'Retirez-la ici : {place}',
    given: 'Vos points soutiennent : {place}',
    mail: 'Vous recevrez un e-mail au sujet de la livraison.',
    mailTo: 'Vous recevrez un e-mail au sujet de la livraison à {email}.',
  },
} satisfies Translation['rewardsRedemption']
