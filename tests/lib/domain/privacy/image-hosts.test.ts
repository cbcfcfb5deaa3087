import { expect, test } from 'vitest'
import { imageHosts } from '#lib/domain/privacy/image-hosts.ts'

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
