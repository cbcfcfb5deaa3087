import { expect, test } from 'vitest'
import { figuresAddress, imageHosts, mapStyle } from '#lib/domain/privacy/recipients.ts'

const site = 'https://club.example'
const platform = 'https://api.example'

test.each([
  ['/figures', 'https://club.example/figures'],
  [' /figures ', 'https://club.example/figures'],
  ['\u00a0/figures\u00a0', 'https://club.example/figures'],
  ['https://club.example/figures?member=7#x', 'https://club.example/figures'],
  ['https://api.example/rum', 'https://api.example/rum'],
])('%j is an address of the club itself: %s @FIG-1', (setting, address) => {
  expect(String(figuresAddress(setting, site, platform))).toBe(address)
})

test.each([
  '',
  ' ',
  'https://statistics.example/',
  '//statistics.example/a',
  'http://club.example/figures',
  'https://club.example.evil.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https://',
])('%j is none, and nothing is sent there @FIG-1', (setting) => {
  expect(figuresAddress(setting, site, platform)).toBeUndefined()
})

const own = { site, platform, isStamped: false }

test.each([
  ['/map/style.json?key=7', 'https://club.example/map/style.json?key=7'],
  [' https://api.example/style.json ', 'https://api.example/style.json'],
])('the map of a club has the style %j: %s @STO-2', (setting, address) => {
  expect(mapStyle(setting, own)?.href).toBe(address)
})

test('a style on another host is for pages whose policy names it alone, and over TLS @STO-2', () => {
  const tiles = 'https://tiles.example/style.json'
  expect(mapStyle(tiles, own)).toBeUndefined()
  expect(mapStyle(tiles, { ...own, isStamped: true })?.href).toBe(tiles)
  expect(mapStyle('http://tiles.example/style.json', { ...own, isStamped: true })).toBeUndefined()
})

test.each(['', ' ', 'javascript:alert(1)', 'data:application/json,{}', 'https://', 'mapbox://styles/a/b'])(
  'a club whose map has the style %j has no map @STO-2',
  (setting) => {
    expect(mapStyle(setting, { ...own, isStamped: true })).toBeUndefined()
  },
)

test('the hosts of pictures are found wherever a setting names one, each once @PRV-1', () => {
  expect(
    imageHosts({
      HEADER: { logo: 'https://b.example/logo.svg', logo_link: 'https://elsewhere.example/' },
      GENERAL: { auth_img: { url: 'https://a.example/door.jpg' } },
      FOOTER: {
        column1: { links: { items: [{ icon: { _file_url: 'https://b.example:8443/i.svg' } }, null] } },
      },
    }),
  ).toEqual(['a.example', 'b.example', 'b.example:8443'])
})

test('a picture that a setting describes, or one of several, has its host too @PRV-1', () => {
  const logo = { url: 'https://c.example/logo.svg', alt: 'Club' }
  const several = ['https://d.example/a.svg', 'https://e.example/b.svg']
  expect(imageHosts({ HEADER: { logo }, FOOTER: { logo: several } })).toEqual([
    'c.example',
    'd.example',
    'e.example',
  ])
})

test.each([
  ['a file of the site', '/logo.svg'],
  ['no address', 'logo'],
  ['an address that is no picture’s', 'javascript:alert(1)'],
  ['a host that pretends to be another', 'https://club.example@evil.example/a.svg'],
  ['nothing', null],
  ['a number', 7],
])('%s names no host @PRV-1', (_, logo) => {
  expect(imageHosts({ HEADER: { logo } })).toEqual([])
})
