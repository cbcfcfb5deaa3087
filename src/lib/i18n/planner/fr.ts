import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Mon objectif',
  toGo: 'Encore {n|number} {{|point|||de points|points}}',
  reached: 'Vous avez assez de points.',
  days: 'Environ {n|number} {{|jour|||de jours|jours}} à votre rythme des 90 derniers jours',
  weeks: 'Environ {n|number} {{|semaine|||de semaines|semaines}} à votre rythme des 90 derniers jours',
  years: 'Plus de deux ans à votre rythme des 90 derniers jours',
  noPace: 'L’historique est encore trop court pour dire combien de temps il faut.',
  lapsing: '{n|number} {{|point expire|||de points expirent|points expirent}} d’ici là.',
  offer:
    'Avec {n|number} {{|point qui expirerait|||de points qui expireraient|points qui expireraient}}, vous pouvez avoir :',
  pin: 'En faire mon objectif',
  unpin: 'Retirer mon objectif',
} satisfies Translation['planner']
