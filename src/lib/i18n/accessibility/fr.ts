import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  about:
    'Cette déclaration porte sur toutes les pages du portail. Elle suit la directive (UE) 2019/882, l’acte européen sur l’accessibilité, et la norme EN 301 549.',
  statusTitle: 'Conformité',
  status:
    'Le portail est mesuré selon les WCAG 2.2, niveaux A et AA, qui comptent {n|number} critères. Des tests automatiques en vérifient {tested|number} à chaque changement, {read|number} ont été vérifiés par la lecture du code, et {absent|number} portent sur ce que le portail n’a pas, comme des films. Non respectés : {failing|number}. Pas encore évalués : {open|number}.',
  partly: 'Le portail est partiellement conforme, à cause de ce qui suit.',
  gapsTitle: 'Ce qui n’est pas conforme',
  pdf: 'Le PDF de la carte n’a pas de structure pour les lecteurs d’écran. La page de la carte affiche le même numéro en texte.',
  content:
    'Les prospectus, documents et images que le club publie peuvent ne pas être accessibles. Demandez-les au club sous une autre forme.',
  messagesTitle: 'Notifications qui vont et viennent',
  messages:
    'Les courtes notifications au bord de l’écran disparaissent après trois ou cinq secondes ; une erreur attend tant que le pointeur ou le focus est dessus. Rien d’autre sur le portail ne dépend de votre vitesse de lecture, sauf les codes et les coupons, qui prennent fin à leur heure.',
  messagesStay: 'Laisser les notifications jusqu’à ce que je les ferme',
  contactTitle: 'Écrire au club',
  contact: 'Si quelque chose est difficile à utiliser, dites au club ce que c’est et sur quelle page.',
  write: 'Contacter le club : {contact}',
  terms: 'L’adresse du club figure dans ses conditions.',
  lawTitle: 'Si la réponse ne suffit pas',
  law: 'Vous pouvez vous adresser à l’autorité de votre pays qui surveille l’acte européen sur l’accessibilité.',
  madeTitle: 'Comment elle a été faite',
  made: 'Établie le {day} par les auteurs du portail : des tests automatiques de chaque page dans de vrais navigateurs, et la lecture du code.',
  pages: {
    coupons: 'Vos coupons',
    rewards: 'Récompenses',
    perks: 'Avantages',
    transactions: 'Vos transactions',
    register: 'Créer un compte',
    accessibility: 'Accessibilité',
  },
} satisfies Translation['accessibility']
