import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  checking: 'Nous vérifions votre compte…',
  instructing: {
    title: 'Consultez vos e-mails',
    text: 'Ouvrez le lien de l’e-mail que nous avons envoyé à {email}.',
    plain: 'Ouvrez le lien de l’e-mail que nous vous avons envoyé.',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Nous vous enverrons volontiers un autre e-mail avec un nouveau lien.',
    visitor: 'Connectez-vous et nous vous enverrons un autre e-mail avec un nouveau lien.',
  },
  visiting: {
    title: 'Ouvrez le lien de notre e-mail',
    text: 'Si vous ne le trouvez pas, connectez-vous et nous vous en enverrons un autre.',
  },
  failed: {
    title: 'Nous n’avons pas pu vérifier votre compte',
  },
  verified: {
    title: 'Votre compte est vérifié',
    text: 'Tout le club vous est désormais ouvert.',
    toClub: 'Aller au club',
  },
} satisfies Translation['verification']
