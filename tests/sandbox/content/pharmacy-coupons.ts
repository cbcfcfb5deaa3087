import { everyOffer, stand } from './coupon-states.ts'

/** The coupons of the pharmacies' club. */
export const pharmacyCoupons = stand([
  {
    name: 'Crème solaire très haute protection : 4 € offerts',
    perex: 'Sur le tube familial de 200 ml, indice 50 et au-delà.',
    picture: 'coupon-sun',
    ribbon: 'Sélection du pharmacien',
  },
  {
    name: 'Thermomètre électronique à moitié prix',
    perex: 'Réservé aux quarante premiers, dans toutes nos officines.',
    picture: 'coupon-thermometer',
    ribbon: 'Dernières minutes',
  },
  {
    name: 'Complément alimentaire multivitaminé : −30 %',
    perex: 'Une cure de trente jours, pour retrouver de l’énergie.',
    picture: 'coupon-vitamins',
    ribbon: 'Bientôt épuisé',
  },
  {
    name: 'Brosse à dents souple offerte pour deux dentifrices achetés',
    perex: 'Au choix parmi toutes les références du rayon.',
    picture: 'coupon-teeth',
    ribbon: 'Aujourd’hui seulement',
  },
  {
    name: 'Gel hydroalcoolique, flacon de voyage : −40 %',
    perex: 'À glisser dans le sac avant de partir.',
    picture: 'coupon-gel',
    ribbon: 'Jusqu’à demain',
  },
  {
    name: 'Bilan de prévention personnalisé avec votre pharmacien',
    perex: 'Vingt minutes en espace de confidentialité, sur rendez-vous.',
    picture: 'coupon-talk',
    ribbon: 'Prochainement',
  },
  {
    name: 'La dixième tisane est offerte',
    perex: 'Nous comptons pour vous. Sans date de fin.',
    picture: 'coupon-tea',
  },
  {
    name: 'Pansements assortis : deux boîtes pour le prix d’une',
    perex: 'Pour les genoux des petits aventuriers.',
    picture: 'coupon-plaster',
    ribbon: 'Encore cinq jours',
  },
  {
    name: 'Un bon de réduction au nom si interminablement long qu’il lui faut incontestablement une deuxième ligne, puis une troisième que personne ne verra',
    perex: 'La vignette en montre deux lignes ; cette page les montre toutes.',
    picture: 'coupon-cream',
    ribbon: 'Anticonstitutionnellement',
  },
  { name: 'La surprise du comptoir', perex: 'Aucune image ne la trahit. Demandez-la à votre pharmacien.' },
  ...everyOffer(
    [
      { name: 'Hygiène bucco-dentaire', picture: 'coupon-teeth' },
      { name: 'Protection solaire', picture: 'coupon-sun' },
      { name: 'Dermocosmétique', picture: 'coupon-cream' },
      { name: 'Compléments alimentaires', picture: 'coupon-vitamins' },
      { name: 'Premiers secours', picture: 'coupon-plaster' },
      { name: 'Tisanes et infusions', picture: 'coupon-tea' },
      { name: 'Autosurveillance', picture: 'coupon-thermometer' },
      { name: 'Désinfection des mains', picture: 'coupon-gel' },
    ],
    [
      { name: '{product} : −20 %', perex: 'Un cinquième de moins, une fois par passage.', ribbon: '−20 %' },
      { name: '1 + 1 : {product}', perex: 'Deux produits pour le prix d’un.', ribbon: '1 + 1' },
      { name: '{product} contre des points', perex: 'À vous, pour des points seulement.' },
      {
        name: '{product} : prix du week-end',
        perex: 'Moins cher le samedi et le dimanche.',
        ribbon: 'Week-end',
      },
      { name: '{product} : 1 € de réduction', perex: 'Un euro de moins au comptoir.' },
      { name: '{product} pour toute la famille', perex: 'Dès 20 € d’achats.', ribbon: 'Spécial familles' },
    ],
  ),
])
