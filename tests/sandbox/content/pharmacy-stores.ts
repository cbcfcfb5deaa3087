import { away, hours, type Place, storesAt } from './stores.ts'

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
  ['horloge', 'de l’Horloge', '4, place de l’Horloge', 'Roncevigne', '42300', 61_500],
  ['cerisiers', 'des Cerisiers', '22, rue de la République', 'Bois-Chenu', '42160', 89_000],
  ['pont', 'du Pont-Neuf', '2, rue du Pont-Neuf', 'Bois-Chenu', '42160', 96_500],
  ['canal', 'du Canal', '9, rue de l’Écluse', 'Port-Marjolaine', '71160', 114_000],
  ['lavande', 'de la Lavande', '7, cours Mirabelle', 'Sainte-Rosalie', '26110', 132_000],
  ['fontaine', 'de la Fontaine', '41, boulevard de la Libération', 'Sainte-Rosalie', '26110', 137_500],
  ['beffroi', 'du Beffroi', '150, rue Haute', 'Ormelieu', '21700', 163_000],
  ['abbaye', 'de l’Abbaye', '11, rue de l’Abbaye', 'Ormelieu', '21700', 199_000],
  ['ormes', 'de l’Allée-des-Ormes', '120, allée des Ormes', 'Grandvallon', '73400', 231_000],
  ['lac', 'du Lac', '60, promenade du Lac', 'Grandvallon', '73400', 255_000],
  ['chene', 'du Vieux-Chêne', '5, route des Cols', 'Grandvallon', '73410', 279_000],
  ['jardin', 'du Jardin-de-la-Mer', '5, esplanade des Embruns', 'Port-Cormoran', '22680', 541_000],
  ['embruns', 'des Embruns', '21, esplanade des Embruns', 'Port-Cormoran', '22680', 578_000],
  ['ile', 'de l’Île', '1, le Port', 'Île-aux-Sternes', '22990'],
]

/** Each lies as far as it says from the middle of Montclairval, in a direction of its own. */
const at = (index: number) => {
  const metres = places[index]?.[5]
  return metres === undefined ? undefined : away([45.9, 4.7], metres, index * 137)
}

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

/** The pharmacies of the club: more than a page of them. */
export const pharmacyStores = storesAt(
  places.map(([id, name, ...rest]): Place => [id, `Pharmacie ${name}`, ...rest]),
  { at, opening: openingOf },
)
