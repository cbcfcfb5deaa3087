import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  verified: 'Compte vérifié',
  unverified: 'Compte non vérifié',
  verify: 'Vérifier le compte',
  card: {
    title: 'Ma carte',
    mine: 'Afficher ma carte',
    pair: 'Associer une carte',
    physical: 'Demander une carte physique',
    none: 'Vous n’avez pas encore de carte.',
  },
  account: {
    title: 'Mon compte',
    edit: 'Modifier mon profil',
    phones: 'Accès au compte',
    addresses: 'Adresses de livraison',
    promo: 'Code promo',
    receipts: 'Tickets de caisse',
  },
  legal: {
    title: 'Informations légales',
    signed: 'Accepté',
    unsigned: 'Non accepté',
    since: 'Accepté le {day}',
    needed: 'Obligatoire',
    sign: 'Accepter',
    revoke: 'Retirer',
    signedNow: 'Vous avez donné votre consentement.',
    revokedNow: 'Votre consentement est retiré.',
    empty: 'Il n’y a rien à accepter.',
    unsure: 'Cela a peut-être tout de même abouti ; ce que vous voyez ci-dessus est à jour.',
  },
  withdrawal: {
    title: 'Retirer ce consentement ?',
    text: 'Nous ne ferons plus ce qu’il permettait. Vous pourrez le redonner à tout moment.',
    needed:
      'Le club a besoin de ce consentement. Sans lui, certains services pourraient ne plus fonctionner pour vous.',
    confirm: 'Retirer le consentement',
    keep: 'Le garder',
    unsure: 'Cela a peut-être tout de même abouti. Vous pouvez réessayer sans risque.',
  },
  data: {
    title: 'Mes données',
    request: 'Demander mes données personnelles',
    privacy: 'Confidentialité',
    pages: 'Toutes les pages',
    erase: 'Supprimer le compte',
  },
  question: {
    title: 'Demander vos données personnelles ?',
    text: 'Nous réunirons ce que le club sait de vous et vous l’enverrons. Cela peut prendre jusqu’à 30 jours.',
    confirm: 'Demander mes données',
    cancel: 'Annuler',
    unsure: 'La demande est peut-être tout de même arrivée. Si un e-mail arrive, inutile de la refaire.',
  },
  sent: {
    title: 'Votre demande est partie',
    text: 'Vous recevrez un e-mail de confirmation. Ouvrez le lien qu’il contient. L’envoi de vos données peut prendre jusqu’à 30 jours.',
    to: 'L’e-mail sera envoyé à {email}.',
  },
  link: {
    confirming: 'Nous confirmons votre demande…',
    granted: 'Votre demande est confirmée. Nous vous enverrons vos données personnelles sous 30 jours.',
    expired: 'Ce lien a expiré ou a déjà été utilisé. Vous pouvez redemander vos données ci-dessous.',
  },
} satisfies Translation['profile']
