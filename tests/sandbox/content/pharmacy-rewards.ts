import { standRewards } from './reward-states.ts'

/** The rewards of the pharmacies' club. */
export const pharmacyRewards = standRewards([
  {
    id: 'infuser',
    name: 'Tasse à infusion avec filtre et couvercle',
    perex: 'Porcelaine fine, pour les soirées tranquilles.',
    html: '<p>Le filtre est en acier inoxydable. Compatible avec le lave-vaisselle.</p><ul><li>0,35 l</li><li>Porcelaine de Limoges</li></ul>',
    picture: 'reward-infuser',
  },
  {
    id: 'massager',
    name: 'Coussin de massage cervical',
    perex: 'Vingt minutes de chaleur après une longue journée.',
    html: '<p>Deux vitesses, housse lavable.</p><ul><li>Arrêt automatique</li><li>Adaptateur pour la voiture</li></ul>',
    picture: 'reward-cushion',
  },
  {
    id: 'monitor',
    name: 'Tensiomètre électronique au poignet',
    perex: 'Deux mémoires, un écran rétroéclairé.',
    html: '<p>Validé cliniquement, piles comprises.</p>',
    picture: 'reward-tension',
  },
  {
    id: 'kit',
    name: 'Trousse de premiers secours complète',
    perex: 'Quatre-vingt-dix éléments, bien rangés.',
    html: '<p>Préparée dans la pharmacie de votre choix.</p><p><strong>Choisissez la pharmacie la veille</strong>, pour que tout soit prêt.</p>',
    picture: 'reward-kit',
  },
  {
    id: 'voucher',
    name: 'Chèque-cadeau de 20 €',
    perex: 'Réglez une partie de vos achats en points.',
    html: '<p>Valable six mois sur la parapharmacie.</p>',
    picture: 'reward-cheque',
  },
  {
    id: 'tree',
    name: 'Plantez un tilleul',
    perex: 'Vos points deviennent un arbre au bord d’un canal.',
    html: '<p>Nous le plantons au printemps et vous disons où il pousse.</p>',
    picture: 'reward-tree',
  },
  {
    id: 'humidifier',
    name: 'Humidificateur et diffuseur d’huiles essentielles',
    perex: 'Silencieux, pour les chambres jusqu’à 40 m².',
    html: '<p>Brume froide, veilleuse, arrêt automatique.</p><ul><li>2,8 litres</li><li>Vingt heures d’autonomie</li></ul>',
    picture: 'reward-diffuser',
  },
  {
    id: 'gown',
    name: 'Peignoir en coton biologique',
    perex: 'Épuisé plus vite que prévu. Réassort en cours.',
    html: '<p>Nid d’abeille, deux poches, une taille généreuse.</p>',
    picture: 'reward-gown',
  },
  {
    id: 'delivery-book',
    name: 'Carnet de cinq livraisons à domicile',
    perex: 'Jusqu’à votre porte, quand vous le souhaitez.',
    html: '<p>Valable jusqu’à la fin de l’année.</p>',
    picture: 'perk-courier',
  },
  {
    id: 'flask',
    name: 'Gourde isotherme en acier',
    perex: 'Pour vous, ou pour une personne sans abri.',
    html: '<p>Un litre. Si vous l’offrez, nous en ajoutons une.</p>',
    picture: 'reward-flask',
  },
])
