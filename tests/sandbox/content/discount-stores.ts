import { away, hours, type Place, storesAt } from './stores.ts'

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
  ['minster', 'Minster Gate', '22 Minster Gate', 'Northby', 'NB1 4MG', 24_000],
  ['heath', 'Heath Corner', '2 Heath Road', 'Fernham', 'FH3 2HC', 36_500],
  ['quarry', 'Quarry Hill', '9 Quarry Hill', 'Fernham', 'FH1 8QH', 38_000],
  ['viaduct', 'Viaduct', '7 Arches Road', 'Stoneleat', 'SL4 1VA', 52_000],
  ['weir', 'Weir Bridge', '41 Weir Street', 'Stoneleat', 'SL2 6WB', 53_500],
  ['abbey', 'Abbey Retail Park', 'Unit 11, Abbey Park', 'Cawdon', 'CW5 7AR', 63_000],
  ['castle', 'Castle Hill', '11 Castle Hill', 'Cawdon', 'CW1 2CH', 64_000],
  ['pit', 'Pithead', '120 Colliery Road', 'Harrow Cross', 'HX7 3PT', 81_000],
  ['tram', 'Tram Depot', '60 Depot Street', 'Harrow Cross', 'HX1 9TD', 85_000],
  ['moor', 'Moor Top', '5 Moor Road', 'Skelby', 'SK8 1MT', 99_000],
  ['pier', 'The Pier', '5 Promenade', 'Saltmouth', 'SM1 1PR', 121_000],
  ['dunes', 'The Dunes', '21 Coast Road', 'Saltmouth', 'SM4 7DN', 124_000],
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

/** Each lies as far as it says from the middle of Milldale, in a direction of its own. */
const at = (index: number) => {
  const metres = places[index]?.[5]
  return metres === undefined ? undefined : away([53.4, -1.9], metres, index * 137)
}

/** The shops of the discounter's club: more than a page of them. */
export const discountStores = storesAt(places, { at, opening: openingOf })
