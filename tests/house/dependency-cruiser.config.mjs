/** `npm run imports`: who may import whom. The sentence of each rule is what a failure says. */

const npm = (...names) => `^node_modules/(${names.join('|').replaceAll('/', '\\/')})/`
const lib = (...folders) => `^src/lib/(${folders.join('|')})(/|\\.ts$)`

const domain = lib('domain')
const roleOfMachines = String.raw`\.(machine|sample)\.ts$`
/** The folders and files of lib that stores and islands may both use. */
const runTime = [
  ...['domain', 'queries', 'config', 'browser', 'design', 'format', 'html', 'i18n'],
  ...['routes', 'paths'],
]
/** What islands draw: machines' views and stores, words, calls by way of queries, and what shows them. */
const shown = [
  '^src/machines/(?!.*\\.sample\\.ts$)(?!(setup-parts|samples?)\\.ts$)',
  lib(...runTime),
  npm('react', '@types/react', 'lucide-react', '@xstate/react', '@nanostores/react', '@tanstack/react-query'),
  '^styled-system/',
]

/** A layer: its files may import its own and those of `may`; anything else is refused with `comment`. */
const layer = (name, path, may, comment, pathNot = undefined) => ({
  name,
  comment,
  severity: 'error',
  from: { path, ...(pathNot ? { pathNot } : {}) },
  to: { pathNot: [path, ...may] },
})

/** Files that only those of `from` may import. */
const restricted = (name, to, from, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^src/', pathNot: from },
  to: { path: to },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'A circle of files: move what both need into a third, or into the one that decides. Types may go round.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-src',
      comment: 'src never imports tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'lib-is-below',
      comment: 'lib speaks to the world, and knows neither machines nor what is drawn.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(islands|machines|pages)/', pathNot: '^src/pages/_copy/' },
    },
    layer(
      'routes',
      '^src/lib/[^/]+\\.ts$',
      ['^src/lib/browser/storage-keys\\.ts$'],
      'The table of routes is read by all, and reads nobody.',
    ),
    layer(
      'domain',
      '^src/lib/domain/',
      [npm('valibot', 'date-fns')],
      'A rule is pure: valibot and date-fns alone.',
    ),
    layer(
      'api',
      '^src/lib/api/',
      [domain, npm('valibot')],
      'A call knows entities, and nobody who makes it.',
    ),
    layer(
      'queries',
      '^src/lib/queries/',
      [
        lib('api', 'domain', 'browser', 'config', 'routes'),
        npm('@tanstack/react-query', 'react', '@types/react', 'nanostores', 'valibot'),
      ],
      'Queries turn calls into facts; they draw nothing.',
    ),
    layer(
      'config',
      '^src/lib/config/',
      [domain, '^src/lib/browser/(storage|storage-keys)\\.ts$', '^src/lib/i18n/locale\\.ts$', npm('valibot')],
      'Settings are read before anything else is known.',
    ),
    layer(
      'head',
      '^src/lib/browser/head/',
      [
        '^src/lib/browser/(storage-keys|owned-keys|early|navigation|page-pattern|post-report|return-to)\\.ts$',
        '^src/lib/config/build\\.ts$',
        '^src/lib/domain/(cut-text|header-value|read-url|safe-link|paging|unix-seconds|points/points|coupons/coupon-period|transactions/file-name)\\.ts$',
        '^src/lib/format/(locale-in|moments|numbers)\\.ts$',
      ],
      'The head is one inline script: constants, types and short pure functions.',
    ),
    layer(
      'browser',
      '^src/lib/browser/',
      [
        domain,
        '^src/lib/config/build\\.ts$',
        lib('worker', 'routes'),
        npm('valibot', 'barcode-detector', 'maplibre-gl', '@simplewebauthn/browser', 'web-vitals'),
        'zxing_reader\\.wasm',
        // Of Astro alone its router.
        '^astro:transitions/client$',
      ],
      'What the browser offers, without React and without words.',
      '^src/lib/browser/(head|directives)/',
    ),
    layer(
      'directives',
      '^src/lib/browser/directives/',
      [
        '^src/lib/i18n/words\\.ts$',
        '^src/lib/browser/(built-fields|navigation|page-load)\\.ts$',
        npm('astro', 'react', 'react-dom', '@types/react', '@types/react-dom'),
      ],
      'A directive starts an island, and knows none.',
    ),
    layer(
      'design',
      '^src/lib/design/',
      [
        domain,
        '^src/lib/config/settings\\.ts$',
        npm('@pandacss/dev', 'culori', '@types/culori', 'subset-font'),
      ],
      'Design is settings and tokens.',
      '^src/lib/design/fonts/make-fonts\\.ts$',
    ),
    layer(
      'format',
      '^src/lib/format/',
      [domain, '^src/lib/i18n/locale\\.ts$', npm('uqr', 'libphonenumber-js', '@cantoo/pdf-lib')],
      'A format turns values into texts and pictures.',
    ),
    layer(
      'html',
      '^src/lib/html/',
      ['^src/lib/domain/safe-link\\.ts$', npm('dompurify', 'marked')],
      'Foreign HTML is made safe here only.',
    ),
    layer(
      'i18n',
      '^src/lib/i18n/',
      [lib('domain', 'format', 'config', 'browser'), npm('typesafe-i18n', 'nanostores', '@nanostores/react')],
      'Words know formats and settings, and no feature.',
    ),
    layer(
      'worker',
      '^src/lib/worker/',
      ['^src/lib/browser/storage-keys\\.ts$', '^src/lib/domain/read-url\\.ts$', '^src/lib/i18n/locale\\.ts$'],
      'The worker runs beside the pages and shares with them what both must say alike.',
    ),
    layer(
      'machines',
      `^src/machines/.*${roleOfMachines}`,
      [domain, '^src/machines/(setup-parts|sample)\\.ts$', npm('xstate')],
      'A machine with its view, and its sample, are pure: xstate and rules; the store gives it the world.',
    ),
    layer(
      'stores',
      '^src/machines/',
      [lib(...runTime, 'api'), npm('xstate', 'nanostores', 'valibot', '@tanstack/react-query')],
      'A store reaches the world by lib, and draws nothing.',
      roleOfMachines,
    ),
    layer(
      'kit',
      '^src/islands/ui/',
      [
        npm('react', '@types/react', 'lucide-react', '@ark-ui/react'),
        '^styled-system/',
        '^src/lib/i18n/use-words\\.ts$',
        '^src/lib/browser/(above-page|built-fields|late-code)\\.ts$',
      ],
      'The kit knows no feature: what it shows comes as props.',
      '^src/islands/ui/shapes/',
    ),
    layer(
      'shapes',
      '^src/islands/ui/shapes/',
      ['^src/islands/ui/', ...shown],
      'A shape stands in several features, and imports none.',
    ),
    {
      name: 'plain-kit',
      comment: 'A plain part of the kit imports none of its shapes.',
      severity: 'error',
      from: { path: '^src/islands/ui/', pathNot: '^src/islands/ui/shapes/' },
      to: { path: '^src/islands/ui/shapes/' },
    },
    {
      name: 'features',
      comment:
        'A feature draws views with the kit: the client is asked by lib/queries, a machine by its store, another feature never.',
      severity: 'error',
      from: { path: '^src/islands/([^/]+)/', pathNot: '^src/islands/(ui|qa|desk)/' },
      to: { pathNot: ['^src/islands/($1|ui|shared)/', ...shown] },
    },
    restricted(
      'samples',
      String.raw`\.sample\.ts$|^src/machines/samples\.ts$`,
      ['^src/(machines|islands/qa|lib/qa|pages/_qa)/'],
      'Only testers’ pages and tests try a machine.',
    ),
    restricted(
      'html-by-lib',
      npm('dompurify', 'marked'),
      ['^src/lib/html/'],
      'Foreign HTML is made safe by lib/html only.',
    ),
    restricted(
      'build',
      '^src/lib/build/',
      ['^src/lib/(build|qa)/', '^src/islands/(qa|desk)/', '^src/pages/_qa/'],
      'lib/build is there for the build only.',
    ),
    restricted(
      'testers',
      '^src/(lib|islands)/qa/',
      ['^src/(lib|islands)/qa/', '^src/pages/_qa/'],
      'What is for testers is in no build for members.',
    ),
    restricted(
      'marketers',
      '^src/islands/desk/',
      ['^src/islands/desk/'],
      'The marketers’ desk is in no build of the portal: lib/build/desk bundles it by its path.',
    ),
    layer(
      'desk',
      '^src/islands/desk/',
      [
        '^src/lib/build/desk/(model|sentence)\\.ts$',
        '^src/lib/i18n/locale\\.ts$',
        lib('domain', 'routes'),
        '^src/lib/browser/storage-keys\\.ts$',
        npm(
          'react',
          'react-dom',
          '@types/react',
          '@types/react-dom',
          '@tanstack/react-query',
          '@fontsource-variable',
        ),
      ],
      'The desk’s page knows what its server sends, and draws it.',
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^styled-system'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
