import { type At, hours, type Place, storesAt } from './stores.ts'

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

/** The pharmacies of the club: less than a page of them. */
export const pharmacyStores = storesAt(
  places.map(([id, name, ...rest]): Place => [id, `Pharmacie ${name}`, ...rest]),
  { middle, opening: openingOf },
)
