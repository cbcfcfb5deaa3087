import fc from 'fast-check'

/** Addresses that begin like links and that no browser can read. */
export const unreadable = [
  'https://shop.example:99999/x',
  'http://[bad',
  'http://%',
  'http://a:b:c',
  'https://[::1',
  'https://exa mple.com/x',
  'http://',
  'https://:443',
  '//[',
  'https://xn--/',
  'http://1.2.3.4.5.256/',
] as const

const scheme = fc.constantFrom(
  'http://',
  'https://',
  'HTTP:',
  'mailto:',
  'tel:',
  '/',
  '//',
  '?',
  '#',
  '',
  'x:',
)
const host = fc.oneof(
  fc.constantFrom('shop.example', '[bad', '%', 'a:b:c', '[::1]', '[::', 'xn--', '..', '', 'a@b', '1.2.3.256'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** Addresses of any kind as a club may have typed them: readable, broken, or no address at all. */
export const anyAddress = fc.oneof(
  fc.constantFrom(...unreadable),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(scheme, host, fc.option(fc.integer({ min: -1, max: 100_000 }), { nil: undefined }), fc.webPath())
    .map(([start, name, port, path]) => `${start}${name}${port === undefined ? '' : `:${port}`}${path}`),
)
