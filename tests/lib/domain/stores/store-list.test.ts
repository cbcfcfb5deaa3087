import { describe, expect, test } from 'vitest'
import { cheapestFirst, filterStores, findStores, fuelsOf, inOrder } from '#lib/domain/stores/store-list.ts'

describe('the order', () => {
  const near = { lat: 42.7, lng: 23.3 }
  const ids = (sorted: ReturnType<typeof inOrder>) => sorted.map(({ store }) => (store as { id: string }).id)

  const at = (id: string, name: string, lat?: number) => ({
    id,
    name,
    lat,
    lng: lat === undefined ? undefined : 23.3,
    distance_m: undefined,
  })

  test('the favourite store is the first, however far it is; equally far ones stand by name @STO-1', () => {
    const given = [
      at('1', 'Far', 43),
      at('2', 'Unknown'),
      at('3', 'B', 42.8),
      at('4', 'A', 42.8),
      at('5', 'C', 42.7),
    ]
    expect(ids(inOrder(given, { near, favourite: undefined }))).toEqual(['5', '4', '3', '1', '2'])
    expect(ids(inOrder(given, { near, favourite: '2' }))).toEqual(['2', '5', '4', '3', '1'])
  })

  test('without her position the order of the platform stays behind the favourite @STO-1', () => {
    const given = [at('1', 'Far', 43), at('2', 'Unknown'), at('3', 'A', 42.8)]
    expect(ids(inOrder(given, { near: undefined, favourite: undefined }))).toEqual(['1', '2', '3'])
    expect(ids(inOrder(given, { near: undefined, favourite: '3' }))).toEqual(['3', '1', '2'])
    expect(ids(inOrder(given, { near: undefined, favourite: 'gone' }))).toEqual(['1', '2', '3'])
  })
})

describe('fuels', () => {
  const near = { lat: 42.7, lng: 23.3 }
  const station = (id: string, lat: number, prices: Readonly<Record<string, number>>, hours?: string) => ({
    ...{ id, name: id, lat, lng: 23.3, distance_m: undefined },
    fuel_prices: Object.entries(prices).map(([name, price]) => ({ name, price, unit: 'l' })),
    opening: hours === undefined ? undefined : [{ day: 1, from: hours, to: '20:00' }],
  })
  const stations = [
    station('far', 43, { Diesel: 1.5, LPG: 0.8 }, '08:00'),
    station('dear', 42.7, { Diesel: 1.7 }, '08:00'),
    station('near', 42.8, { Diesel: 1.5, '': 1, Petrol: -1 }, '12:00'),
    station('none', 42.7, { Petrol: 1.6 }),
  ]
  const ids = (placed: ReturnType<typeof cheapestFirst<(typeof stations)[0]>>) =>
    placed.map(({ store }) => store.id)
  const filtered = (...choice: Parameters<typeof filterStores<(typeof stations)[0]>>[1][]) =>
    choice.map((one) => filterStores(stations, one).map(({ id }) => id))

  test('the lowest price comes first, of equal ones the nearest, and no price last @STO-1', () => {
    expect(ids(cheapestFirst(stations, 'Diesel', near))).toEqual(['near', 'far', 'dear', 'none'])
    expect(ids(cheapestFirst(stations, 'Diesel', undefined))).toEqual(['far', 'near', 'dear', 'none'])
  })

  test('the kinds are those with a name and a price, in the order of the stations @STO-1', () => {
    expect(fuelsOf(stations)).toEqual(['Diesel', 'LPG', 'Petrol'])
    expect(fuelsOf([])).toEqual([])
  })

  test('a filter leaves out what lacks the fuel, what is closed, and what says no hours @STO-1', () => {
    const at = { day: 1, minutes: 9 * 60 }
    expect(
      filtered(
        { fuel: undefined, openAt: undefined },
        { fuel: 'Petrol', openAt: undefined },
        { fuel: undefined, openAt: at },
        { fuel: 'LPG', openAt: at },
        { fuel: 'LPG', openAt: { day: 2, minutes: 0 } },
      ),
    ).toEqual([['far', 'dear', 'near', 'none'], ['none'], ['far', 'dear'], ['far'], []])
  })
})

describe('the search', () => {
  const store = (name: string, street = '', city = '', postal_code = '') => ({
    name,
    street,
    city,
    postal_code,
  })
  const stores = [
    store('Harbour Road', '1 Harbour Road', 'Dunmore', 'H91 C0D3'),
    store('Žižkov', 'Koněvova 12', 'Praha 3', '130 00'),
    store('Łódź Północ', 'Zgierska 4', 'Łódź', '91-002'),
    store('Градина Център', 'ул. Граф Игнатиев 5', 'София', '1000'),
  ]
  const found = (typed: string) => findStores(stores, typed).map(({ name }) => name)

  test('a place is found by its name, its city or its postal code, with or without accents @RWD-2', () => {
    expect(found('harbour')).toEqual(['Harbour Road'])
    expect(found('DUNM')).toEqual(['Harbour Road'])
    expect(found('zizkov')).toEqual(['Žižkov'])
    expect(found('praha 3')).toEqual(['Žižkov'])
    expect(found('lodz')).toEqual(['Łódź Północ'])
    expect(found('91 002')).toEqual(['Łódź Północ'])
    expect(found('софия')).toEqual(['Градина Център'])
  })

  test.each([
    ['oeuf', 'Œuf'],
    ['cœur', 'COEUR'],
    ['aebler', 'Æbler'],
    ['STRASSE', 'straße'],
    ['oresund', 'Øresund'],
    ['dakovo', 'Đakovo'],
    ['istanbul', 'İSTANBUL'],
    ['isik', 'Işık'],
    ['fish', '\ufb01sh'],
    ['chocolat', 'Choco\u00adlat'],
    ['cho\u200bcolat', 'Chocolat'],
    ['ёлка', 'Елка'],
  ])('who types %j finds %j, and who types that finds the other @FND-2', (typed, name) => {
    const isFound = (search: string, text: string) => findStores([store(text)], search).length === 1
    expect(isFound(typed, name)).toBe(true)
    expect(isFound(name, typed)).toBe(true)
  })

  test('every typed word counts, and only from the beginning of a word', () => {
    expect(found('harbour dun')).toEqual(['Harbour Road'])
    expect(found('harbour sofia')).toEqual([])
    expect(found('arbour')).toEqual([])
  })
})
