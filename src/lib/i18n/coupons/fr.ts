import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Coupons',
  empty: 'Il n’y a aucun coupon pour vous en ce moment.',
  emptyHint: 'De nouveaux coupons arrivent souvent. Revenez bientôt.',
  lookAgain: 'Actualiser',
  backToList: 'Retour aux coupons',
  cost: '{n|number} {{|point|||de points|points}}',
  free: 'Gratuit',
  locked: 'Verrouillé jusqu’à la vérification de votre compte',
  gone: 'Ce coupon n’est plus disponible.',
  button: { activate: 'Activer', active: 'Actif' },
  validity: {
    now: 'Valable maintenant',
    todayOnly: 'Valable aujourd’hui seulement',
    untilTomorrow: 'Valable jusqu’à demain',
    today: 'Valable dès aujourd’hui',
    tomorrow: 'Valable dès demain',
    validIn: 'Débute dans {time}',
    endsIn: 'Expire dans {time}',
    expired: 'N’est plus valable',
  },
  ribbon: { left: 'Encore {time}', upcoming: 'Bientôt' },
  hint: {
    points: 'Vous n’avez pas assez de points pour ce coupon !',
    missing: 'Il vous manque encore {n|number} {{|point|||de points|points}}.',
    early: 'Ce coupon est valable à partir du {date}.',
  },
  activation: {
    title: 'Activer ce coupon ?',
    text: 'Après activation, le code est valable {minutes|number} {{|minute|||de minutes|minutes}}. Activez le coupon au moment de passer en caisse.',
    untimed:
      'Après activation, le code n’est valable que peu de temps. Activez le coupon au moment de passer en caisse.',
    cost: 'Il coûte {n|number} {{|point|||de points|points}}.',
    confirm: 'Activer',
    later: 'Plus tard',
    checking: 'Nous vérifions si le coupon est activé. Un instant, s’il vous plaît.',
    untouched: 'Le coupon n’est pas activé. Vous pouvez réessayer.',
    unsure:
      'Nous n’avons pas pu savoir si le coupon est activé. Vérifiez votre connexion et rouvrez le coupon.',
    done: 'Le coupon est activé.',
  },
  verification: {
    title: 'Vérifiez d’abord votre compte',
    text: 'Seuls les comptes vérifiés peuvent activer des coupons. Cela prend une minute.',
    ok: 'OK',
    link: 'Vérifier mon compte',
  },
  code: {
    missing: 'L’image du code n’a pas pu être chargée.',
    label: 'Code du coupon',
    show: 'Présentez ce code à notre équipe.',
    image: 'Le code {code} sous forme d’image',
    left: 'Valable encore {time}',
    expired: 'Le code a expiré.',
    copy: 'Copier le code',
    copied: 'Le code est copié.',
  },
  deactivation: {
    button: 'Désactiver',
    title: 'Désactiver ce coupon ?',
    text: 'Le code ne fonctionnera plus.',
    confirm: 'Désactiver',
    keep: 'Le garder actif',
    done: 'Le coupon est désactivé.',
  },
} satisfies Translation['coupons']
