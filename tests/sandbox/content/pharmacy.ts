import type { Content } from '../content.ts'
import { couponsOf } from './coupons.ts'
import { rewardsOf } from './rewards.ts'
import { type At, hours, type Place, storesAt } from './stores.ts'
import { addressesOf, clauses, consentsOf, dealsOf, newsOf, perksOf } from './texts.ts'

const places: readonly Place[] = [
  ['tilleuls', 'des Tilleuls', '3, rue des Tilleuls', 'Montclairval', '69009', 420],
  ['gare', 'de la Gare', '12, boulevard de la Gare', 'Montclairval', '69009', 900],
  ['marche', 'du Marché-aux-Herbes', '8, place du Marché-aux-Herbes', 'Montclairval', '69008', 1800],
  [
    'remparts',
    'des Remparts',
    '40, rue des Remparts-Saint-Barthélemy',
    'Villeneuve-les-Bruyères',
    '69480',
    2450,
  ],
  ['mariniers', 'des Mariniers', '2, quai des Mariniers', 'Montclairval', '69009', 3100],
  ['hopital', 'de l’Hôpital', '14, avenue de l’Hôpital-Intercommunal', 'Montclairval', '69007', 5600],
  ['arsenal', 'de l’Arsenal', '30, rue de l’Arsenal', 'Villeneuve-les-Bruyères', '69480', 8200],
  ['vignes', 'des Vignes', '1, chemin des Vignes', 'Saint-Aubin-sur-Loise', '69620', 9400],
  ['halles', 'des Halles', '18, rue des Halles', 'Roncevigne', '42300', 31_000],
  ['ile', 'de l’Île', '1, le Port', 'Île-aux-Sternes', '22990'],
]

/** The middle of Montclairval. */
const middle: At = [45.9, 4.7]

const workdays = [1, 2, 3, 4, 5]

/** Closed at noon and on Sundays, but for one on duty; the one on the island does not tell. */
const openingOf = (index: number) => {
  if (index === places.length - 1) return undefined
  if (index === 5) return hours([...workdays, 6, 7], '08:00', '24:00')
  return [
    ...hours(workdays, '08:30', '12:30'),
    ...hours(workdays, '14:00', '19:30'),
    ...hours([6], '09:00', '12:30'),
  ]
}

export const pharmacyContent: Content = {
  coupons: couponsOf({
    own: `
Crème solaire très haute protection : 4 € offerts | Sur le tube familial de 200 ml, indice 50 et au-delà. | coupon-sun | Sélection du pharmacien
Thermomètre électronique à moitié prix | Réservé aux quarante premiers, dans toutes nos officines. | coupon-thermometer | Dernières minutes
Complément alimentaire multivitaminé : −30 % | Une cure de trente jours, pour retrouver de l’énergie. | coupon-vitamins | Bientôt épuisé
Brosse à dents souple offerte pour deux dentifrices achetés | Au choix parmi toutes les références du rayon. | coupon-teeth | Aujourd’hui seulement
Gel hydroalcoolique, flacon de voyage : −40 % | À glisser dans le sac avant de partir. | coupon-gel | Jusqu’à demain
Bilan de prévention personnalisé avec votre pharmacien | Vingt minutes en espace de confidentialité, sur rendez-vous. | coupon-talk | Prochainement
La dixième tisane est offerte | Nous comptons pour vous. Sans date de fin. | coupon-tea
Pansements assortis : deux boîtes pour le prix d’une | Pour les genoux des petits aventuriers. | coupon-plaster | Encore cinq jours
Un bon de réduction au nom si interminablement long qu’il lui faut incontestablement une deuxième ligne, puis une troisième que personne ne verra | La vignette en montre deux lignes ; cette page les montre toutes. | coupon-cream | Anticonstitutionnellement
La surprise du comptoir | Aucune image ne la trahit. Demandez-la à votre pharmacien.
`,
    products: `
Hygiène bucco-dentaire | coupon-teeth
Protection solaire | coupon-sun
Dermocosmétique | coupon-cream
Compléments alimentaires | coupon-vitamins
Premiers secours | coupon-plaster
Tisanes et infusions | coupon-tea
Autosurveillance | coupon-thermometer
Désinfection des mains | coupon-gel
`,
    offers: `
{product} : −20 % | Un cinquième de moins, une fois par passage. | −20 %
1 + 1 : {product} | Deux produits pour le prix d’un. | 1 + 1
{product} contre des points | À vous, pour des points seulement.
{product} : prix du week-end | Moins cher le samedi et le dimanche. | Week-end
{product} : 1 € de réduction | Un euro de moins au comptoir.
{product} pour toute la famille | Dès 20 € d’achats. | Spécial familles
`,
  }),
  couponRules: `<h2>Mode d’emploi</h2>
<ol><li>Activez le bon de réduction lorsque vous êtes au comptoir.</li><li>Présentez le code à votre pharmacien.</li>
<li>Le code est valable cinq minutes.</li></ol>
<p>Les bons ne sont pas cumulables et ne s’appliquent pas aux médicaments remboursés. <a href="/page/help">En savoir plus</a></p>`,

  rewards: rewardsOf(`
infuser | reward-infuser | Tasse à infusion avec filtre et couvercle | Porcelaine fine, pour les soirées tranquilles. | <p>Le filtre est en acier inoxydable. Compatible avec le lave-vaisselle.</p><ul><li>0,35 l</li><li>Porcelaine de Limoges</li></ul>
massager | reward-cushion | Coussin de massage cervical | Vingt minutes de chaleur après une longue journée. | <p>Deux vitesses, housse lavable.</p><ul><li>Arrêt automatique</li><li>Adaptateur pour la voiture</li></ul>
monitor | reward-tension | Tensiomètre électronique au poignet | Deux mémoires, un écran rétroéclairé. | <p>Validé cliniquement, piles comprises.</p>
kit | reward-kit | Trousse de premiers secours complète | Quatre-vingt-dix éléments, bien rangés. | <p>Préparée dans la pharmacie de votre choix.</p><p><strong>Choisissez la pharmacie la veille</strong>, pour que tout soit prêt.</p>
voucher | reward-cheque | Chèque-cadeau de 20 € | Réglez une partie de vos achats en points. | <p>Valable six mois sur la parapharmacie.</p>
tree | reward-tree | Plantez un tilleul | Vos points deviennent un arbre au bord d’un canal. | <p>Nous le plantons au printemps et vous disons où il pousse.</p>
humidifier | reward-diffuser | Humidificateur et diffuseur d’huiles essentielles | Silencieux, pour les chambres jusqu’à 40 m². | <p>Brume froide, veilleuse, arrêt automatique.</p><ul><li>2,8 litres</li><li>Vingt heures d’autonomie</li></ul>
gown | reward-gown | Peignoir en coton biologique | Épuisé plus vite que prévu. Réassort en cours. | <p>Nid d’abeille, deux poches, une taille généreuse.</p>
delivery-book | perk-courier | Carnet de cinq livraisons à domicile | Jusqu’à votre porte, quand vous le souhaitez. | <p>Valable jusqu’à la fin de l’année.</p>
flask | reward-flask | Gourde isotherme en acier | Pour vous, ou pour une personne sans abri. | <p>Un litre. Si vous l’offrez, nous en ajoutons une.</p>
`),
  perks: perksOf(`
blood-pressure | perk-tension | Prise de tension sans rendez-vous | Cinq minutes, assis, au calme, avec un résultat expliqué. | <p>Présentez votre carte au comptoir. Nous notons la mesure dans votre carnet de suivi.</p>
preparation | perk-prescription | Préparation de vos ordonnances à l’avance | Envoyez-la le matin, passez la prendre le soir. | <p>Dans toutes les pharmacies participantes, du lundi au samedi.</p>
delivery | perk-courier | Livraison à domicile des médicaments | Pour les personnes qui ne peuvent pas se déplacer. | <p>Deux livraisons par mois sont comprises, dans un rayon de dix kilomètres.</p>
birthday | perk-birthday | Un soin du visage pour votre anniversaire | Offert dans la semaine de votre anniversaire. | <p>Joyeux anniversaire !</p>
scales | perk-baby | Prêt gratuit d’un pèse-bébé | Pendant les trois premiers mois. | <p>Réservez-le en pharmacie, de préférence un mois avant la naissance.</p>
recycling | perk-recycle | Collecte des médicaments non utilisés | Rapportez-les : dix points par sachet. | <p>Les boîtes en carton et les notices vont au tri sélectif.</p>
`),
  leaflets: [
    { id: 'week', name: 'Les prix de la semaine', picture: 'leaflet-pharmacy', from: -2, days: 7 },
    { id: 'month', name: 'Bien préparer la saison hivernale', picture: 'leaflet-winter', from: -6, days: 30 },
    { id: 'allergy', name: 'Le guide des allergies', picture: 'leaflet-pharmacy', from: -20, days: 80 },
    {
      id: 'next-week',
      name: 'Les prix de la semaine prochaine',
      picture: 'leaflet-winter',
      from: 5,
      days: 7,
    },
  ],
  deals: dealsOf(String.raw`
double | deal-mortar | CLOSE | special |  |  | Points doublés le jeudi | Chaque euro compte deux fois, toute la journée. | ## Le jeudi compte double\n\nFaites vos achats un jeudi et recevez **deux fois plus de points**.\n\n- toutes les pharmacies participantes\n- toute la parapharmacie\n- sans bon de réduction
vaccination | deal-vaccine | URL_BLANK | special | Trouver une pharmacie | https://example.com/orvalune/vaccination | Campagne de vaccination antigrippale | Sans rendez-vous, pendant toute la saison. | Présentez votre **carte Vitale** et votre carte du club.\n\nComptez **dix minutes**, repos compris.
sun | coupon-cream | URL_EMBED |  | Choisir un créneau | https://example.com/orvalune/diagnostic | Diagnostic de peau offert | Un appareil, une lampe, et des réponses. | Choisissez un créneau : la consultation dure **vingt minutes**.
`),
  promos: [
    { code: 'WELCOME10', title: 'Bienvenue dans le club', points: 1_000 },
    { code: 'PRINTEMPS25', title: 'Un cadeau pour les nouveaux adhérents', points: 2_500 },
    { code: 'TISANE', title: 'Une tisane offerte vous attend au comptoir' },
  ],
  purchases: [
    'Parapharmacie 24,60 €, pharmacie des Tilleuls',
    'Dermocosmétique 38,15 €, pharmacie de la Gare',
    'Parapharmacie 51,90 €, pharmacie du Marché-aux-Herbes',
    'Compléments alimentaires 17,45 €, pharmacie de la Gare',
    'Commande en ligne 63,20 €',
    'Médicaments non utilisés rapportés, pharmacie des Tilleuls',
  ],
  spendings: [
    'Bon de réduction : crème solaire très haute protection',
    'Bon de réduction : thermomètre',
    'Récompense : chèque-cadeau',
    'Bon de réduction : tisane',
  ],
  addresses: addressesOf(`
Domicile | 14 bis, rue des Remparts-Saint-Barthélemy | Villeneuve-les-Bruyères | 69480 | France
Bureau | 2, quai des Mariniers | Montclairval | 69009 | France
`),
  stores: storesAt(
    places.map(([id, name, ...rest]): Place => [id, `Pharmacie ${name}`, ...rest]),
    { middle, opening: openingOf },
  ),
  news: newsOf(
    `
2 | opening | club | news-opening-cross | Une nouvelle pharmacie participante à Port-Cormoran | Un espace de confidentialité, une herboristerie et la mer. | <p>Dès lundi, retrouvez-nous <strong>5, esplanade des Embruns</strong>.</p><p>Les cent premiers adhérents reçoivent une tisane.</p><h2>Sur place</h2><ul><li>un espace de confidentialité</li><li>une herboristerie</li><li>la location de matériel médical</li></ul><p>De huit heures et demie à dix-neuf heures trente. <a href="/page/help">Comment cumuler des points</a></p>
27 | app | club | news-app | Votre carte de fidélité tient désormais dans votre téléphone | Ouvrez le portail au comptoir et présentez le code. | <p>Laissez la carte en plastique à la maison : la page <em>Ma carte</em> affiche un code lisible partout.</p><ol><li>Ouvrez <a href="/card">votre carte</a>.</li><li>Touchez le code : il occupe tout l’écran et reste lumineux.</li><li>Présentez-le au lecteur.</li></ol>
75 | winter | offers | leaflet-winter | Préparez la saison hivernale | Vaccination, vitamines et tisanes : le programme. | <p>Soixante bons de réduction pour les mois froids. <a href="/coupons">Tout afficher</a></p>
120 | skin-week | offers | coupon-cream | La semaine du diagnostic de peau | Cinq jours, vingt minutes, zéro jargon. | <p>Du lundi au vendredi, le diagnostic est <strong>offert</strong> dans toutes les pharmacies participantes.</p><p><a href="/coupons">Avec un bon</a>, le soin l’est aussi.</p>
150 | hours | club |  | Horaires de garde prolongés à l’Hôpital-Intercommunal | Ouvert jusqu’à minuit, tous les jours. | <p>Sonnez après vingt-deux heures.</p>
`,
    {
      title: 'La lettre du club, semaine {week}',
      perex: 'Les nouveautés de l’officine, en une minute.',
      html: '<p>La lettre de la semaine {week} : de nouveaux produits, de nouveaux bons et un conseil de saison.</p><p>Vous la recevez en tant qu’adhérent ; <a href="/profile">votre profil</a> précise ce que nous pouvons encore vous envoyer.</p>',
    },
  ),
  pages: [
    {
      id: 'help',
      title: 'Aide',
      type: 'HTML',
      html: `<h2>Comment cumuler des points ?</h2><p>Présentez votre carte au comptoir : chaque euro rapporte un point.</p>
<table><tr><th>Vos achats</th><th>Points par euro</th></tr><tr><td>Parapharmacie</td><td>1</td></tr><tr><td>Dermocosmétique</td><td>2</td></tr><tr><td>Herboristerie</td><td>3</td></tr></table>
<h2>Combien de temps les points sont-ils valables ?</h2><p>Deux ans à compter de leur acquisition. <a href="/transactions">L’historique</a> indique leur échéance.</p>
<h2>Comment utiliser un bon de réduction ?</h2><ol><li>Ouvrez <a href="/coupons">les bons</a> et choisissez-en un.</li><li>Activez-le au comptoir.</li><li>Présentez le code dans les cinq minutes.</li></ol>
<h2>Une question ?</h2><p>Écrivez à <a href="mailto:club@example.com">club@example.com</a> ou demandez à votre pharmacien.</p>`,
    },
    {
      id: 'about',
      title: 'À propos du club',
      type: 'HTML',
      html: '<p>Le club Orvalune prend soin de ses adhérents depuis 1998.</p><table><tr><th>Pharmacies participantes</th><td>23</td></tr><tr><th>Adhérents</th><td>54 000</td></tr></table>',
    },
    { id: 'price-list', title: 'Liste des prix', type: 'PDF', html: '' },
  ],
  causes: [
    { id: 'soap', name: 'Hygiène pour tous' },
    { id: 'shelter', name: 'Les maraudes de Montclairval' },
    { id: 'research', name: 'Fondation pour la recherche en pharmacologie' },
  ],
  consents: consentsOf({
    terms: [
      'terms-fr-2',
      'Conditions générales du programme de fidélité',
      clauses(`
Le club
Le club Orvalune remercie les personnes qui reviennent. L’adhésion est gratuite, et personne n’est tenu d’acheter pour rester adhérent.
Les présentes conditions lient l’adhérent et la société qui exploite le programme. Elles sont courtes à dessein.

Qui peut adhérer
Toute personne âgée de seize ans révolus et disposant d’une adresse électronique. Une personne, un compte.

Votre carte
Qui présente la carte cumule et dépense avec elle. Gardez-la comme une clé.
En cas de perte, associez-en une autre dans le portail. Les points vous suivent, et la carte perdue est aussitôt désactivée.

Le cumul des points
Un point par euro de parapharmacie, deux pour la dermocosmétique, trois pour l’herboristerie. Les médicaments, remboursés ou non, n’en rapportent pas : la loi l’interdit, et elle a raison.

L’utilisation des points
Les points servent à obtenir des bons de réduction et des récompenses. Ils ne sont ni remboursables ni cessibles.
Les points d’un bon sont retirés à son activation. Désactivez-le avant la fin des minutes, et ils vous sont rendus.
`),
    ],
    privacy: [
      'privacy-fr-2',
      'Politique de protection des données personnelles',
      clauses(`
Le responsable du traitement
La société qui exploite le programme, et personne d’autre. Écrivez à <a href="mailto:donnees@example.com">donnees@example.com</a>.

Les données conservées
Votre nom, votre adresse électronique et votre téléphone ; votre carte ; vos achats de parapharmacie, leur lieu et leur date ; les bons et les récompenses utilisés. Jamais vos ordonnances.

Les finalités
Compter vos points, expédier vos commandes et répondre à vos questions. Rien n’est vendu.
`),
    ],
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
  }),
}
