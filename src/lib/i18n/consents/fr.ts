import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Consentement',
  agree: 'J’accepte',
  disagree: 'Je refuse',
  close: 'Fermer sans accepter',
  scrollHint: 'Pour accepter, faites défiler le texte jusqu’à la fin.',
  text: 'Texte du consentement',
  mayAgree: 'Vous pouvez maintenant accepter.',
  legend: 'Consentements',
  mustRead: 'Ouvre le texte. Vous pourrez accepter après l’avoir lu jusqu’à la fin.',
  read: 'Lire le texte',
  gone: 'Ce texte n’est plus ici. Il a peut-être été remplacé par une version plus récente.',
} satisfies Translation['consents']
