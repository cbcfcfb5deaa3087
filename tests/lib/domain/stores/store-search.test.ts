import { expect, test } from 'vitest'
import { findStores } from '#lib/domain/stores/store-search.ts'

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

test('nothing typed, or nothing but marks, finds all in their order', () => {
  expect(found('')).toEqual(stores.map(({ name }) => name))
  expect(found('  -, ')).toHaveLength(4)
})
