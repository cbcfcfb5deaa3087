import type { Content, DealTemplate, LeafletTemplate, PerkTemplate, PromoTemplate } from '../content.ts'

/** The perks of members of the pharmacies' club. */
export const pharmacyPerks: readonly PerkTemplate[] = [
  {
    id: 'blood-pressure',
    name: 'Prise de tension sans rendez-vous',
    perex: 'Cinq minutes, assis, au calme, avec un résultat expliqué.',
    picture: 'perk-tension',
    html: '<p>Présentez votre carte au comptoir. Nous notons la mesure dans votre carnet de suivi.</p>',
  },
  {
    id: 'preparation',
    name: 'Préparation de vos ordonnances à l’avance',
    perex: 'Envoyez-la le matin, passez la prendre le soir.',
    picture: 'perk-prescription',
    html: '<p>Dans toutes les pharmacies participantes, du lundi au samedi.</p>',
  },
  {
    id: 'delivery',
    name: 'Livraison à domicile des médicaments',
    perex: 'Pour les personnes qui ne peuvent pas se déplacer.',
    picture: 'perk-courier',
    html: '<p>Deux livraisons par mois sont comprises, dans un rayon de dix kilomètres.</p>',
  },
  {
    id: 'birthday',
    name: 'Un soin du visage pour votre anniversaire',
    perex: 'Offert dans la semaine de votre anniversaire.',
    picture: 'perk-birthday',
    html: '<p>Joyeux anniversaire !</p>',
  },
  {
    id: 'scales',
    name: 'Prêt gratuit d’un pèse-bébé',
    perex: 'Pendant les trois premiers mois.',
    picture: 'perk-baby',
    html: '<p>Réservez-le en pharmacie, de préférence un mois avant la naissance.</p>',
  },
  {
    id: 'recycling',
    name: 'Collecte des médicaments non utilisés',
    perex: 'Rapportez-les : dix points par sachet.',
    picture: 'perk-recycle',
    html: '<p>Les boîtes en carton et les notices vont au tri sélectif.</p>',
  },
]

/** The leaflets of the pharmacies' club. */
export const pharmacyLeaflets: readonly LeafletTemplate[] = [
  { id: 'week', name: 'Les prix de la semaine', picture: 'leaflet-pharmacy', from: -2, days: 7 },
  { id: 'month', name: 'Bien préparer la saison hivernale', picture: 'leaflet-winter', from: -6, days: 30 },
  { id: 'allergy', name: 'Le guide des allergies', picture: 'leaflet-pharmacy', from: -20, days: 80 },
  { id: 'next-week', name: 'Les prix de la semaine prochaine', picture: 'leaflet-winter', from: 5, days: 7 },
]

/** The sidebar of the pharmacies' club: Markdown, some with a link, some special. */
export const pharmacyDeals: readonly DealTemplate[] = [
  {
    id: 'double',
    title: 'Points doublés le jeudi',
    excerpt: 'Chaque euro compte deux fois, toute la journée.',
    body: '## Le jeudi compte double\n\nFaites vos achats un jeudi et recevez **deux fois plus de points**.\n\n- toutes les pharmacies participantes\n- toute la parapharmacie\n- sans bon de réduction',
    picture: 'deal-mortar',
    type: 'CLOSE',
    special: true,
  },
  {
    id: 'vaccination',
    title: 'Campagne de vaccination antigrippale',
    excerpt: 'Sans rendez-vous, pendant toute la saison.',
    body: 'Présentez votre **carte Vitale** et votre carte du club.\n\nComptez **dix minutes**, repos compris.',
    picture: 'deal-vaccine',
    type: 'URL_BLANK',
    link: { button: 'Trouver une pharmacie', url: 'https://example.com/orvalune/vaccination' },
    special: true,
  },
  {
    id: 'sun',
    title: 'Diagnostic de peau offert',
    excerpt: 'Un appareil, une lampe, et des réponses.',
    body: 'Choisissez un créneau : la consultation dure **vingt minutes**.',
    picture: 'coupon-cream',
    type: 'URL_EMBED',
    link: { button: 'Choisir un créneau', url: 'https://example.com/orvalune/diagnostic' },
  },
]

/** The promo codes of the pharmacies' club. */
export const pharmacyPromos: readonly PromoTemplate[] = [
  { code: 'WELCOME10', title: 'Bienvenue dans le club', points: 1_000 },
  { code: 'PRINTEMPS25', title: 'Un cadeau pour les nouveaux adhérents', points: 2_500 },
  { code: 'TISANE', title: 'Une tisane offerte vous attend au comptoir' },
]

/** The purchases for which members of the pharmacies' club collect points. */
export const pharmacyPurchases = [
  'Parapharmacie 24,60 €, pharmacie des Tilleuls',
  'Dermocosmétique 38,15 €, pharmacie de la Gare',
  'Parapharmacie 51,90 €, pharmacie du Marché-aux-Herbes',
  'Compléments alimentaires 17,45 €, pharmacie de la Gare',
  'Commande en ligne 63,20 €',
  'Médicaments non utilisés rapportés, pharmacie des Tilleuls',
]

/** The items that members of the pharmacies' club spend points on. */
export const pharmacySpendings = [
  'Bon de réduction : crème solaire très haute protection',
  'Bon de réduction : thermomètre',
  'Récompense : chèque-cadeau',
  'Bon de réduction : tisane',
]

/** The addresses where members of the pharmacies' club live and work. */
export const pharmacyAddresses: Content['addresses'] = [
  {
    name: 'Domicile',
    street: '14 bis, rue des Remparts-Saint-Barthélemy',
    city: 'Villeneuve-les-Bruyères',
    postal_code: '69480',
    country: 'France',
  },
  {
    name: 'Bureau',
    street: '2, quai des Mariniers',
    city: 'Montclairval',
    postal_code: '69009',
    country: 'France',
  },
]
