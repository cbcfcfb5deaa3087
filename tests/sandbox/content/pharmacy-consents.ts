import { clauses, consentsOf } from './consents.ts'

const terms = clauses([
  [
    'Le club',
    'Le club Orvalune remercie les personnes qui reviennent. L’adhésion est gratuite, et personne n’est tenu d’acheter pour rester adhérent.',
    'Les présentes conditions lient l’adhérent et la société qui exploite le programme. Elles sont courtes à dessein.',
  ],
  [
    'Qui peut adhérer',
    'Toute personne âgée de seize ans révolus et disposant d’une adresse électronique. Une personne, un compte.',
  ],
  [
    'Votre carte',
    'Qui présente la carte cumule et dépense avec elle. Gardez-la comme une clé.',
    'En cas de perte, associez-en une autre dans le portail. Les points vous suivent, et la carte perdue est aussitôt désactivée.',
  ],
  [
    'Le cumul des points',
    'Un point par euro de parapharmacie, deux pour la dermocosmétique, trois pour l’herboristerie. Les médicaments, remboursés ou non, n’en rapportent pas : la loi l’interdit, et elle a raison.',
  ],
  [
    'L’utilisation des points',
    'Les points servent à obtenir des bons de réduction et des récompenses. Ils ne sont ni remboursables ni cessibles.',
    'Les points d’un bon sont retirés à son activation. Désactivez-le avant la fin des minutes, et ils vous sont rendus.',
  ],
])

const privacy = clauses([
  [
    'Le responsable du traitement',
    'La société qui exploite le programme, et personne d’autre. Écrivez à <a href="mailto:donnees@example.com">donnees@example.com</a>.',
  ],
  [
    'Les données conservées',
    'Votre nom, votre adresse électronique et votre téléphone ; votre carte ; vos achats de parapharmacie, leur lieu et leur date ; les bons et les récompenses utilisés. Jamais vos ordonnances.',
  ],
  [
    'Les finalités',
    'Compter vos points, expédier vos commandes et répondre à vos questions. Rien n’est vendu.',
  ],
])

/** The consents of members of the pharmacies' club. */
export const pharmacyConsents = consentsOf({
  terms: ['terms-fr-2', 'Conditions générales du programme de fidélité', terms],
  privacy: ['privacy-fr-2', 'Politique de protection des données personnelles', privacy],
  newsletter: [
    'newsletter-fr-1',
    'Actualités par courrier électronique',
    '<p>Une lettre par semaine : de nouveaux bons, des horaires de garde, un conseil de saison.</p><p>Vous l’arrêtez d’un clic, dans chaque lettre ou dans votre profil.</p>',
  ],
  profiling: [
    'profiling-fr-1',
    'Offres personnalisées en fonction de mes achats',
    '<p>Nous regardons vos achats de parapharmacie et choisissons des bons adaptés.</p><p>Sans cela, vous voyez les mêmes bons que tout le monde ; aucun ne vous est caché.</p>',
  ],
})
