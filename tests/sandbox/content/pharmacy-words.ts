import type { Words } from '../content.ts'
import { clubLetters } from './club-letters.ts'

/** The words of the pharmacies' club: its rules, its messages with the newest first, its pages and whom it supports. */
export const pharmacyWords: Words = {
  couponRules: `<h2>Mode d’emploi</h2>
<ol><li>Activez le bon de réduction lorsque vous êtes au comptoir.</li><li>Présentez le code à votre pharmacien.</li>
<li>Le code est valable cinq minutes.</li></ol>
<p>Les bons ne sont pas cumulables et ne s’appliquent pas aux médicaments remboursés. <a href="/page/help">En savoir plus</a></p>`,
  news: [
    {
      id: 'opening',
      title: 'Une nouvelle pharmacie participante à Port-Cormoran',
      perex: 'Un espace de confidentialité, une herboristerie et la mer.',
      html: '<p>Dès lundi, retrouvez-nous <strong>5, esplanade des Embruns</strong>.</p><p>Les cent premiers adhérents reçoivent une tisane.</p><h2>Sur place</h2><ul><li>un espace de confidentialité</li><li>une herboristerie</li><li>la location de matériel médical</li></ul><p>De huit heures et demie à dix-neuf heures trente. <a href="/page/help">Comment cumuler des points</a></p>',
      picture: 'news-opening-cross',
      channel: 'club',
      hoursAgo: 2,
    },
    {
      id: 'app',
      title: 'Votre carte de fidélité tient désormais dans votre téléphone',
      perex: 'Ouvrez le portail au comptoir et présentez le code.',
      html: '<p>Laissez la carte en plastique à la maison : la page <em>Ma carte</em> affiche un code lisible partout.</p><ol><li>Ouvrez <a href="/card">votre carte</a>.</li><li>Touchez le code : il occupe tout l’écran et reste lumineux.</li><li>Présentez-le au lecteur.</li></ol>',
      picture: 'news-app',
      channel: 'club',
      hoursAgo: 27,
    },
    {
      id: 'winter',
      title: 'Préparez la saison hivernale',
      perex: 'Vaccination, vitamines et tisanes : le programme.',
      html: '<p>Soixante bons de réduction pour les mois froids. <a href="/coupons">Tout afficher</a></p>',
      picture: 'leaflet-winter',
      channel: 'offers',
      hoursAgo: 75,
    },
    {
      id: 'skin-week',
      title: 'La semaine du diagnostic de peau',
      perex: 'Cinq jours, vingt minutes, zéro jargon.',
      html: '<p>Du lundi au vendredi, le diagnostic est <strong>offert</strong> dans toutes les pharmacies participantes.</p><p><a href="/coupons">Avec un bon</a>, le soin l’est aussi.</p>',
      picture: 'coupon-cream',
      channel: 'offers',
      hoursAgo: 120,
    },
    {
      id: 'hours',
      title: 'Horaires de garde prolongés à l’Hôpital-Intercommunal',
      perex: 'Ouvert jusqu’à minuit, tous les jours.',
      html: '<p>Sonnez après vingt-deux heures.</p>',
      channel: 'club',
      hoursAgo: 150,
    },
    ...clubLetters(20, (week) => ({
      title: `La lettre du club, semaine ${week}`,
      perex: 'Les nouveautés de l’officine, en une minute.',
      html: `<p>La lettre de la semaine ${week} : de nouveaux produits, de nouveaux bons et un conseil de saison.</p><p>Vous la recevez en tant qu’adhérent ; <a href="/profile">votre profil</a> précise ce que nous pouvons encore vous envoyer.</p>`,
    })),
  ],
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
}
