import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  number: 'Numéro de carte',
  virtual: 'Carte virtuelle',
  code: 'Code de la carte {number}',
  enlarge: 'Agrandir le code',
  zoom: 'Présentez le code au lecteur',
  bright: 'Si le lecteur ne le reconnaît pas, augmentez la luminosité de l’écran.',
  plain: 'Le code ne peut pas être affiché ici. Dites ou montrez le numéro en caisse.',
  copy: 'Copier le numéro',
  copied: 'Le numéro de la carte est copié.',
  byHand: 'Votre navigateur n’a pas autorisé la copie. Le texte est sélectionné ici : copiez-le vous-même.',
  save: 'Enregistrer en PDF',
  unsaved: 'Le PDF n’a pas pu être créé. Veuillez réessayer.',
  offline: 'Vous êtes hors ligne. Votre carte fonctionne quand même.',
  empty: 'Vous n’avez pas encore de carte. Associez la vôtre ou créez une carte virtuelle.',
  get: 'Obtenir une carte',
  notNow: 'Pas maintenant',
  physical: {
    title: 'Carte physique',
    text: 'Vous souhaitez une carte pour votre portefeuille ? Choisissez où la retirer, nous la préparons.',
    ask: 'Demander une carte physique',
    where: 'Où la retirerez-vous ?',
    missing: 'Choisissez où retirer la carte.',
    submit: 'Demander la carte',
    cancel: 'Annuler',
    unsure:
      'La demande est peut-être arrivée malgré tout. Envoyée à nouveau, elle peut valoir une deuxième carte.',
    sent: 'Votre carte est demandée',
    next: 'Vous pourrez la retirer ici :',
  },
} satisfies Translation['cardPass']
