import { expect, test } from 'vitest'
import { expectOwnOrigins, readTenants } from '#lib/build/stamping/tenants-file.ts'

const list = (...clubs: unknown[]) => JSON.stringify(clubs)

test('a list names domains, platforms and the hosts of pictures @RTE-5', () => {
  expect(
    readTenants(
      list(
        { domain: 'Club.Example.com' },
        { domain: 'two.example:8080', api: 'https://api.two.example/', images: ['https://cdn.example/x'] },
      ),
    ),
  ).toEqual([
    { domain: 'club.example.com' },
    { domain: 'two.example:8080', api: 'https://api.two.example', images: ['https://cdn.example'] },
  ])
})

test('a domain in other letters is the one that browsers send @E4', () => {
  expect(readTenants(list({ domain: 'Клуб.бг' }, { domain: 'straße.example:8080' }))).toEqual([
    { domain: 'xn--90ard6a.xn--90ae' },
    { domain: 'xn--strae-oqa.example:8080' },
  ])
  expect(() => readTenants(list({ domain: 'кл уб.бг' }))).toThrow(/^club 1, domain: "кл уб\.бг" is no domain/)
  expect(() => readTenants(list({ domain: 'клуб.бг' }, { domain: 'xn--90ard6a.xn--90ae' }))).toThrow(
    /stands in the list twice$/,
  )
})

test.each([
  ['{', /^the list: it is no JSON: /],
  ['{}', /^the list: /],
  [
    list({ domain: '../club' }),
    /^club 1, domain: "\.\.\/club" is no domain: write it like club\.example\.com$/,
  ],
  [list({ domain: 'a.example' }, { domain: 'b.example', api: 'api' }), /^club 2, api: "api" is no address/],
  [
    list({ domain: 'a.example', api: 'javascript:alert(1)' }),
    /^club 1, api: "javascript:alert\(1\)" is no address/,
  ],
  [list({ domain: 'a.example', colour: 'red' }), /^club 1, colour: /],
  [list({ domain: 'a.example' }, { domain: 'A.example' }), /"a\.example" stands in the list twice$/],
])('the list %s is refused in a sentence with its place @RTE-5', (text, sentence) => {
  expect(() => readTenants(text)).toThrow(sentence)
})

test('a platform on another origin is refused where the build keeps its session in cookies, with what to do @LCK-3', () => {
  const clubs = readTenants(
    list(
      { domain: 'one.example' },
      { domain: 'two.example', api: 'https://api.two.example' },
      { domain: 'three.example', api: 'https://three.example/', ask: 'https://api.three.example' },
    ),
  )
  expect(() => expectOwnOrigins(clubs, 'cookie')).toThrow(
    /^two\.example, api: this build keeps its session in cookies \(SESSION=cookie\), which browsers do not send to https:\/\/api\.two\.example: leave "api" out and let the server hand \/wl\/v1 of two\.example on to it, or build without SESSION=cookie$/,
  )
  expect(() => expectOwnOrigins(clubs, 'token')).not.toThrow()
})
