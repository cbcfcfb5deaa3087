import type { FuelPrice } from '#lib/domain/stores/store.ts'
import { type At, hours, type Place, storesAt } from './stores.ts'

const places: readonly Place[] = [
  ['harbour', 'Harbour Road', '1 Harbour Road', 'Dunmore', 'H91 C0D3', 640],
  ['quay', 'Quay Street', '2 Quay Street', 'Dunmore', 'H91 A3T8', 980],
  ['mill', 'Mill Lane', '8 Mill Lane', 'Kilbrae', 'K67 P4R2', 1000],
  ['college', 'College Green', '27 College Green', 'Kilbrae', 'K67 C0L3', 1450],
  ['market', 'Market Cross', '5 Market Street', 'Kilbrae', 'K67 M4K7', 2300],
  ['north', 'Kilbrae North', '120 Coast Road', 'Kilbrae', 'K67 N0R7', 3200],
  ['retail', 'Retail Park', 'Unit 9, Retail Park', 'Kilbrae', 'K67 R3T2', 4850],
  ['airport', 'Airport Link', '4 Runway Road', 'Ballyfern', 'V94 F1Y2', 7600],
  ['ferry', 'Ferry Terminal', 'Pier 3', 'Ballyfern', 'V94 F3R9', 9900],
  ['motorway-east', 'M9 Eastbound', 'Junction 12', 'Carrowmore', 'R95 E4S7', 12_300],
  ['motorway-west', 'M9 Westbound', 'Junction 12', 'Carrowmore', 'R95 W3S7', 12_450],
  ['abbey', 'Abbey Corner', '14 Abbey Street', 'Carrowmore', 'R95 A8B3', 15_700],
  ['lake', 'Lakeside', '33 Shore Drive', 'Lough Arra', 'E45 L4K3', 21_000],
  ['castle', 'Castle View', '2 Keep Road', 'Castlefinn', 'E45 C5T1', 27_600],
  ['hill', 'Hilltop', '7 Summit Road', 'Slievemoy', 'F26 H1L1', 34_800],
  ['valley', 'Green Valley', '61 River Road', 'Glenorra', 'F26 V4L2', 38_900],
  ['forest', 'Forest Gate', '1 Oak Avenue', 'Coolderry', 'R42 T7E3', 41_250],
  ['saw-mill', 'Old Saw Mill', '11 Pine Road', 'Coolderry', 'R42 S4W6', 43_100],
  ['bridge', 'Old Bridge', '19 Bridge Street', 'Athmore', 'N37 B8R1', 56_900],
  ['canal', 'Canal Lock', '8 Lock Lane', 'Athmore', 'N37 C4N9', 58_400],
  ['stadium', 'Stadium Road', '100 Stadium Road', 'Roscahill', 'N41 S7D5', 66_000],
  ['dunes', 'The Dunes', '1 Strand Road', 'Portavane', 'H23 D9N2', 74_300],
  ['border', 'Border Stop', '90 Northern Road', 'Cloncreagh', 'H18 E2N4', 88_000],
  ['island', 'Island Pump', 'The Pier', 'Inishcarra', 'F28 I5L3'],
]

const cents = (base: number, index: number): number =>
  Number((base + (((index * 7) % 9) - 4) * 0.01).toFixed(3))

/** Diesel and petrol everywhere, finer petrol in the larger places, and none on the island, where boats bring it. */
const pricesOf = (index: number): FuelPrice[] =>
  index === places.length - 1
    ? []
    : [
        { name: 'Petrol 95', price: cents(1.659, index), unit: 'l' },
        { name: 'Diesel', price: cents(1.609, index + 3), unit: 'l' },
        ...(index % 3 === 0 ? [{ name: 'Petrol 98', price: cents(1.789, index + 5), unit: 'l' }] : []),
      ]

const week = [1, 2, 3, 4, 5, 6, 7]

/** Stations on motorways never close, the island does not tell, and the others have a night. */
const openingOf = (index: number) => {
  if (index === places.length - 1) return undefined
  return places[index]?.[0].startsWith('motorway')
    ? hours(week, '00:00', '24:00')
    : [...hours(week.slice(0, 5), '06:00', '23:00'), ...hours(week.slice(5), '07:00', '22:00')]
}

/** The middle of Dunmore. */
const middle: At = [53.1, -8.9]

/** The stations of the fuel club: more than a page of them. */
export const fuelStores = storesAt(places, { middle, opening: openingOf, prices: pricesOf })
