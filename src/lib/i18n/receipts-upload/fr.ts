import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Envoyer des tickets de caisse',
  drop: 'Déposez vos tickets ici ou choisissez des fichiers',
  choose: 'Choisir des fichiers',
  photo: 'Prendre une photo',
  rules:
    'PDF, PNG ou JPEG, {size|number} Mo au plus par fichier. Nous retirons le lieu de prise de vue des photos.',
  chosen: 'Fichiers choisis',
  remove: 'Retirer {name}',
  retry: 'Réessayer : {name}',
  large: 'Réduire les grandes photos',
  largeHelp: 'Elles partent plus vite et les tickets restent lisibles.',
  submit: 'Envoyer',
  stop: 'Arrêter',
  progress: '{done|number} sur {all|number} {{all:|envoyé|||envoyés|envoyés}}',
  last: 'Nous transmettons vos tickets…',
  unsure:
    'Vos tickets sont peut-être tout de même arrivés. Veuillez consulter la liste avant de les renvoyer.',
  stage: {
    waiting: 'En attente',
    sending: 'Envoi en cours…',
    taken: 'Envoyé',
    failed: 'Non envoyé',
  },
  ignored: {
    title: 'Non ajoutés',
    type: 'Seuls les fichiers PDF, PNG et JPEG peuvent être envoyés.',
    content: 'Le contenu ne correspond pas au nom.',
    empty: 'Le fichier est vide.',
    duplicate: 'Ce fichier est déjà dans la liste.',
    unreadable: 'Le fichier ne peut pas être lu.',
    more: 'et encore {n|number} {{|fichier|||de fichiers|fichiers}}',
  },
  changed: 'Ce fichier a été modifié ou supprimé. Veuillez le retirer et le choisir à nouveau.',
  success: {
    title: 'Merci !',
    text: 'Nous avons reçu {n|number} {{|ticket|||de tickets|tickets}}. Vous verrez ici quand {{n:|il aura été examiné|||ils auront été examinés|ils auront été examinés}}.',
    done: 'Retour aux tickets',
  },
} satisfies Translation['receiptsUpload']
