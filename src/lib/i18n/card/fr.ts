import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  number: {
    label: 'Numéro de carte',
    help: '16 chiffres.',
    wrong: 'Un numéro de carte compte 16 chiffres. Vérifiez-le.',
  },
  receipt: {
    question: 'Où trouver ce numéro ?',
    answer: 'Sur votre ticket de caisse : dans la partie DOCUMENT, à la ligne « Carte ».',
    section: 'DOCUMENT',
    line: 'Carte',
    picture: 'Un ticket de caisse. Dans sa partie DOCUMENT, la ligne « Carte » indique 16 chiffres.',
  },
  pairing: {
    submit: 'Associer la carte',
    unknown: 'Nous ne connaissons pas ce numéro de carte. Vérifiez-le et réessayez.',
    taken:
      'Cette carte est déjà enregistrée chez nous. Essayez de vous connecter ou demandez un nouveau mot de passe.',
    logIn: 'Se connecter avec l’autre compte',
    reset: 'Réinitialiser le mot de passe',
    signsOut: 'Dans les deux cas, nous vous déconnectons d’abord de ce compte.',
    help: 'Ou demandez de l’aide à notre personnel.',
    helpBelow: 'Ou demandez-nous de l’aide : nos coordonnées sont en bas de la page.',
    unsure:
      'La réponse s’est perdue : nous ne savons pas encore si vous avez la carte. Nous vérifierons dès que vous serez de nouveau en ligne.',
    check: 'Vérifier maintenant',
    missed: 'Vous n’avez pas encore la carte. Veuillez réessayer.',
    paired: 'Votre carte est associée.',
    created: 'Votre carte virtuelle est prête.',
    continue: 'Continuer',
    notNow: 'Pas maintenant',
    has: 'Vous avez déjà une carte.',
    show: 'Afficher ma carte',
  },
  virtual: {
    title: 'Pas de carte sous la main ?',
    text: 'Créez une carte virtuelle et présentez-la sur votre téléphone lors de vos achats.',
    submit: 'Créer une carte virtuelle',
  },
  scan: {
    title: 'Scanner la carte',
    asking: 'Autorisez l’appareil photo pour que nous puissions lire le code-barres de votre carte.',
    looking: 'Tenez le code-barres de votre carte devant l’appareil photo.',
    reading: 'Lecture de la photo…',
    refused:
      'L’appareil photo est bloqué. Autorisez-le dans les réglages de votre navigateur, ou choisissez une photo de la carte.',
    unavailable: 'Aucun appareil photo n’est utilisable ici. Choisissez plutôt une photo de la carte.',
    nothingFound:
      'Aucun numéro de carte n’a été trouvé sur cette photo. Prenez-la bien en face, avec le code-barres entier.',
    failed: 'Le lecteur n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
    photo: 'Choisir une photo',
    camera: 'Utiliser l’appareil photo',
    found: 'Le numéro de la carte est saisi.',
  },
} satisfies Translation['card']
