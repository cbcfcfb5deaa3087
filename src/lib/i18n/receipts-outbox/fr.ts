import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'En attente d’envoi',
  hint: 'Jusqu’à leur envoi, ces fichiers restent non chiffrés dans ce navigateur. Ils sont retirés si vous vous déconnectez.',
  stage: {
    waiting: 'Sera envoyé dès que le réseau reviendra',
    sending: 'Envoi en cours…',
    failed: 'Non envoyé',
  },
  unsure: 'Ce ticket est peut-être déjà arrivé. Nous le vérifions avant de le renvoyer.',
  notRemoved: 'Le ticket n’a pas pu être retiré. Veuillez réessayer.',
  unread:
    'Les tickets en attente ne peuvent pas être affichés. Fermez les autres onglets de ce site et réessayez.',
  sent: '{n|number} {{|ticket envoyé|||de tickets envoyés|tickets envoyés}}.',
  offline:
    'Il n’y a pas de réseau. Vos tickets resteront non chiffrés dans ce navigateur et seront envoyés dès que le réseau reviendra.',
  later: 'Envoyer plus tard',
  kept: {
    title: 'Gardés pour plus tard',
    text: '{n|number} {{|ticket attend|||de tickets attendent|tickets attendent}} dans ce navigateur, sans chiffrement. L’envoi se fera dès que le réseau reviendra ; d’ici là, vous pouvez tout retirer de la liste.',
    some: '{n|number} {{|ticket gardé|||de tickets gardés|tickets gardés}} pour plus tard.',
  },
  failure: {
    denied:
      'Ce navigateur ne permet pas au site de garder des fichiers, par exemple dans une fenêtre privée. Ils restent ici : envoyez-les quand il y aura du réseau.',
    full: 'Il n’y a plus de place dans ce navigateur pour garder les fichiers. Ils restent ici : envoyez-les quand il y aura du réseau, ou libérez de la place.',
    blocked:
      'Un autre onglet de ce site empêche de garder les fichiers. Fermez-le et réessayez. Vos fichiers restent ici.',
  },
} satisfies Translation['receiptsOutbox']
