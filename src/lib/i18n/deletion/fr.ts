import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Supprimer le compte',
  keep: 'Garder mon compte',
  visiting: {
    text: 'Seul le titulaire du compte peut en demander la suppression. Veuillez d’abord vous connecter.',
    signIn: 'Se connecter',
  },
  asking: {
    lead: 'Nous regrettons votre départ. Voici ce que cela signifie :',
    points: 'Vous perdez vos points, vos coupons et vos récompenses.',
    card: 'Votre carte ne cumule plus de points.',
    days: 'La suppression complète de vos données peut prendre jusqu’à 30 jours.',
    start: 'Supprimer mon compte',
  },
  question: {
    title: 'Supprimer votre compte ?',
    text: 'Nous vous enverrons un e-mail avec un lien. Rien n’est supprimé tant que vous ne l’avez pas ouvert et confirmé.',
    confirm: 'M’envoyer l’e-mail',
    unsure: 'L’e-mail est peut-être tout de même parti. S’il arrive, inutile de le redemander.',
  },
  sent: {
    title: 'Consultez vos e-mails',
    text: 'Nous vous avons envoyé un e-mail avec un lien. Ouvrez-le pour confirmer la suppression.',
    to: 'Il a été envoyé à {email}.',
    until: 'D’ici là, votre compte reste tel quel.',
    again: 'Renvoyer l’e-mail',
    resent: 'Nous avons renvoyé l’e-mail.',
  },
  link: {
    title: 'Supprimer définitivement votre compte ?',
    text: 'C’est la dernière question. Vos points, coupons et récompenses disparaîtront et personne ne pourra les rétablir.',
    confirm: 'Supprimer définitivement',
    unsure: 'Votre dernier essai a peut-être tout de même abouti. Vous pouvez réessayer sans risque.',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a expiré ou a déjà été utilisé. Si vous avez déjà confirmé la suppression, vous n’avez rien à faire.',
    member: 'Si vous souhaitez toujours supprimer votre compte, nous vous enverrons un nouvel e-mail.',
    visitor:
      'Si vous souhaitez toujours supprimer votre compte, connectez-vous et demandez un nouvel e-mail.',
    again: 'Envoyer un nouvel e-mail',
  },
  granted: {
    title: 'Votre demande est confirmée',
    text: 'Nous vous enverrons vos données personnelles par e-mail sous 30 jours.',
  },
  farewell: {
    title: 'Au revoir et merci',
    text: 'Votre compte est en cours de suppression. La suppression complète peut prendre jusqu’à 30 jours.',
    count: 'Déconnexion dans {n|number} {{|seconde|||de secondes|secondes}}.',
    signOut: 'Se déconnecter maintenant',
  },
} satisfies Translation['deletion']
