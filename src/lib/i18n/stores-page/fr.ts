import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  near: 'Afficher ce qui est près de moi',
  nearAgain: 'Actualiser ma position',
  nearNote:
    'Le navigateur vous le demande d’abord. Votre position, arrondie à environ 100 mètres, est envoyée au club pour trier cette liste. Elle n’est pas conservée dans ce navigateur.',
  sorted: 'Les plus proches viennent en premier.',
  refused:
    'Le navigateur ne communique pas votre position à cette page. Autorisez-la dans ses réglages, ou cherchez par ville.',
  timedOut: 'Votre position n’a pas été trouvée à temps. Réessayez, ou cherchez par ville.',
  unavailable: 'Cet appareil ne peut pas donner sa position pour le moment. Cherchez par ville.',
  absent: 'Ce club n’a pas ici de liste de ses lieux.',
  empty: 'Il n’y a pas encore de lieu dans la liste.',
  open: 'Ouvert jour et nuit',
  openUntil: 'Ouvert jusqu’à : {moment}',
  opens: 'Fermé. Ouverture : {moment}',
  hours: 'Horaires',
  closed: 'fermé',
  pricesFrom: 'Prix du {moment}',
  maps: 'Ouvrir dans les cartes',
  favourite: 'Lieu favori : {name}',
} satisfies Translation['storesPage']
