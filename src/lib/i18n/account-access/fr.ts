import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  numbers: 'Numéros de téléphone',
  lead: 'Ces numéros ouvrent votre compte. Le principal reçoit nos messages.',
  none: 'Votre compte n’a pas encore de numéro de téléphone.',
  primary: 'Principal',
  secondary: 'Secondaire',
  unverified: 'Non vérifié',
  verify: 'Vérifier',
  promote: 'Choisir comme principal',
  remove: 'Retirer',
  confirm: 'Confirmer le numéro',
  later: 'Pas maintenant',
  added: 'Le numéro {phone} est vérifié et ouvre désormais votre compte.',
  promoted: 'Votre numéro principal est changé.',
  removed: 'Le numéro est retiré.',
  unsure: 'Cela a peut-être tout de même abouti ; ce que vous voyez dans la liste est à jour.',
  add: {
    title: 'Ajouter un numéro de téléphone',
    help: 'Nous enverrons un code par SMS à ce numéro. Par exemple {example}.',
    submit: 'M’envoyer un code',
  },
  removal: {
    title: 'Retirer ce numéro ?',
    text: 'Il n’ouvrira plus votre compte. Vous pourrez l’ajouter de nouveau à tout moment.',
    confirm: 'Retirer le numéro',
    keep: 'Le garder',
  },
  sessions: {
    title: 'Appareils connectés',
    lead: 'Votre compte est ouvert sur ces appareils. Si vous ne reconnaissez pas l’un d’eux, déconnectez-le.',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    seen: 'Dernière utilisation : {moment}',
    end: 'Déconnecter l’appareil',
    ended: 'L’appareil est déconnecté.',
  },
} satisfies Translation['accountAccess']
