import { type At, hours, type Place, storesAt } from './stores.ts'

const places: readonly Place[] = [
  ['foundry', 'Foundry Lane', '3 Foundry Lane', 'Milldale', 'MD1 3FL', 420],
  ['station', 'Station Approach', '12 Station Approach', 'Milldale', 'MD1 2SA', 900],
  ['tannery', 'Tannery Park', 'Unit 4, Tannery Park', 'Milldale', 'MD2 8TP', 1850],
  ['market', 'Corn Market', '40 Corn Market', 'Milldale', 'MD1 1CM', 2450],
  ['brewery', 'Old Brewery', '2 Hop Street', 'Milldale', 'MD3 5OB', 3100],
  ['ring', 'Ring Road East', '118 Ring Road', 'Milldale', 'MD5 4RE', 5600],
  ['college', 'College Way', '30 College Way', 'Milldale', 'MD6 1CW', 8200],
  ['brook', 'Brookside', '1 Brook Lane', 'Ashbrook', 'AB2 6BS', 9400],
  ['wharf', 'Wharf Street', '18 Wharf Street', 'Northby', 'NB1 7TR', 21_000],
  ['docks', 'The Docks', 'Quay 4', 'Northby', 'NB2 9DK', 22_500],
  ['island', 'Island Stores', '1 Harbour', 'Gull Island', 'GI1 1HB'],
]

const workdays = [1, 2, 3, 4, 5]

/** Early and long on workdays, short on Sundays; the one on the island does not tell. */
const openingOf = (index: number) =>
  index === places.length - 1
    ? undefined
    : [
        ...hours(workdays, index % 4 === 0 ? '06:00' : '07:00', '22:00'),
        ...hours([6], '07:00', '21:00'),
        ...hours([7], '10:00', '16:00'),
      ]

/** The middle of Milldale. */
const middle: At = [53.4, -1.9]

/** The shops of the discounter's club: less than a page of them. */
export const discountStores = storesAt(places, { middle, opening: openingOf })
