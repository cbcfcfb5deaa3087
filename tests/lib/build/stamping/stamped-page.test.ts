import { expect, test } from 'vitest'
import { readPolicy } from '#lib/build/hosting/policy.ts'
import { templateOf } from '#lib/build/stamping/site.ts'
import { type StampedWith, stampedPage, stampedPolicy } from '#lib/build/stamping/stamped-page.ts'
import type { Stamp } from '#lib/config/build.ts'

const stamp: Stamp = {
  domain: 'club.example',
  api: '',
  club: {
    config: { general: { note: '</script><script>alert(1)</script>' } },
    ...{ at: 1, variables: {}, locale: 'bg', smsLogin: false, web: true, home: 'dashboard' },
  },
}
const island = (name: string, props: unknown, inner: string, end = '<!--astro:end-->') =>
  `<astro-island prefix="r3" component-export="${name}" props="${JSON.stringify(props).replaceAll('"', '&quot;')}" ssr>${inner}${end}</astro-island>`
const page =
  '<!DOCTYPE html><html lang="en" data-frame="auth"><head><meta charset="utf-8">' +
  '<meta http-equiv="content-security-policy" content="connect-src \'self\'; img-src \'self\' https:"><title>Sign in</title>' +
  '<meta name="description" content="Sign in here."><script>head()</script></head><body>' +
  island('One', { isHome: [0, true], list: [1, [[0, 'a']]] }, '<b>English</b>') +
  '<h1 data-copy="heading">Sign in</h1><p class="x" data-copy="unsaid">Stays</p>' +
  island('Two', {}, '', '') +
  '<script type="application/json" id="copy">{"en":{"title":"Sign in"},"bg":{"title":"Вход","description":"Тук & „сега“","heading":"<Вход>"}}</script></body></html>'

const template = templateOf('pass-login.html', page)
const parts: StampedWith = {
  policyHosts: { api: 'https://api.example', images: ['https://cdn.example'] },
  stamp,
  name: undefined,
  shell: { unsaid: 'The club’s <own>' },
  modules: ['/words/bg-0.js'],
  fonts: ['/_astro/cyrillic.woff2'],
  sheet: undefined,
  icon: '/_astro/icon-any.svg',
  drawn: ({ name, props, prefix }) => `<i>${name} ${JSON.stringify(props)} ${prefix}</i>`,
}
const stamped = stampedPage(template, parts)

test('a page is cut where its islands are drawn, and given back as it was @WHL-3', () => {
  expect(template.islands).toEqual([
    { name: 'One', prefix: 'r3', props: { isHome: true, list: ['a'] } },
    { name: 'Two', prefix: 'r3', props: {} },
  ])
  expect(template.texts.join('')).toBe(page.replace('<b>English</b>', ''))
})

test('a stamped page speaks its club’s language before any code runs @WHL-3', () => {
  expect(stamped).toContain('<html lang="bg" data-frame="auth">')
  expect(stamped).toContain('<title>Вход</title>')
  expect(stamped).toContain('content="Тук &amp; „сега“"')
  expect(stamped).toContain('<h1 data-copy="heading">&lt;Вход&gt;</h1>')
  expect(stampedPage(template, { ...parts, shell: {} })).toContain('data-copy="unsaid">Stays</p>')
  expect(stamped).toContain('<i>One {"isHome":true,"list":["a"]} r3</i><!--astro:end--></astro-island>')
  expect(stamped).toContain('<i>Two {} r3</i></astro-island>')
  expect(stamped).toContain('<link rel="modulepreload" href="/words/bg-0.js" fetchpriority="low">')
})

test('a word of the shell that is the club’s to replace stands in its own words @REG-9', () => {
  expect(stamped).toContain('data-copy="unsaid">The club’s &lt;own&gt;</p>')
})

test('what a club says in its settings cannot end the element that carries it @XS-24', () => {
  const [, json = ''] = /<script type="application\/json" id="stamp">(.*?)<\/script>/.exec(stamped) ?? []
  expect(JSON.parse(json)).toEqual(stamp)
  expect(stamped.indexOf('id="stamp"')).toBeLessThan(stamped.indexOf('head()'))
})

test('its policy lets it speak with its platform and load pictures from the hosts that are named @WHL-2', () => {
  const [, content = ''] = /content-security-policy" content="([^"]*)"/.exec(stamped) ?? []
  const policy = readPolicy(content.replaceAll('&#39;', "'"))
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.example'])
  expect(policy.get('img-src')).toEqual(["'self'", 'https://api.example', 'https://cdn.example'])
})

test('without named hosts pictures may come from any @WHL-2', () => {
  const policy = stampedPolicy(readPolicy("img-src 'self' https:; connect-src 'self'"), {})
  expect(policy.get('img-src')).toEqual(["'self'", 'https:'])
  expect(policy.get('connect-src')).toEqual(["'self'"])
})

test('its policy lets the map of its stores load tiles from their host @STO-2', () => {
  const policy = stampedPolicy(readPolicy("connect-src 'self'"), { map: 'https://tiles.example' })
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://tiles.example'])
})

test('the start page of a club that names itself has its name for a title, and no other page has @WHL-4', () => {
  const named = { ...parts, name: 'Grădina & <Co> $1' }
  const start = stampedPage(templateOf('index.html', page), named)
  expect(start).toContain('<title>Grădina &amp; &lt;Co&gt; $1</title>')
  expect(stampedPage(templateOf('index.html', page), parts)).toContain('<title>Вход</title>')
  expect(stampedPage(template, named)).toContain('<title>Вход</title>')
})
