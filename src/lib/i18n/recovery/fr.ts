import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  lead: 'Saisissez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  submit: 'Recevoir un lien',
  toLogin: 'Retour à la connexion',
  sent: {
    title: 'Consultez vos e-mails',
    text: 'Si un compte est associé à {email}, un lien pour choisir un nouveau mot de passe y a été envoyé.',
    change: 'Utiliser une autre adresse',
  },
  reset: {
    lead: 'Choisissez-en un que vous n’utilisez pas ailleurs.',
    submit: 'Enregistrer',
  },
  done: {
    title: 'Votre nouveau mot de passe est enregistré',
    text: 'Vous pouvez désormais vous connecter avec lui.',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Un lien ne sert qu’une fois et pendant un temps limité. Nous vous en enverrons volontiers un nouveau.',
    unsure:
      'Votre nouveau mot de passe est peut-être déjà enregistré. Essayez de vous connecter avec lui ou demandez un nouveau lien.',
    link: 'Recevoir un nouveau lien',
  },
  lacking: {
    title: 'Il vous faut le lien de notre e-mail',
    text: 'Ouvrez le lien de l’e-mail ou demandez-en un.',
    link: 'Demander un lien',
  },
} satisfies Translation['recovery']
