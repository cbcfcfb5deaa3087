/** A layer with the files that it may import. The first layer whose `files` fit a file counts. */
export interface Layer {
  readonly files: RegExp
  /**
   * The files that such a file may import: own files as paths of the repository, packages by name. `$1` is `files`'
   * first group.
   */
  readonly may: readonly string[]
}

const words = (text: string) => text.trim().split(/\s+/)

/** A machine's own files are pure; what reaches the world is in stores and in the files beside them. */
const pure = 'xstate src/lib/domain/ src/machines/not-provided.ts src/machines/setup-parts.ts *.machine.ts'
/** The files of machines that islands may import: their stores, their views, and what has no machine; never a machine itself. */
const offered =
  'src/machines/ !*.machine.ts !*.sample.ts !src/machines/not-provided.ts !src/machines/setup-parts.ts !src/machines/samples.ts'

/**
 * The direction of imports, layer by layer. A name that ends with `/` means all in that folder; `*` begins a suffix;
 * `!` begins what is left out of the others.
 */
export const layers: readonly Layer[] = [
  { files: /^src\/lib\/path-to\.ts$/, may: words('src/lib/routes.ts') },
  { files: /^src\/lib\/normal-path\.ts$/, may: [] },
  { files: /^src\/lib\/id-in\.ts$/, may: words('src/lib/normal-path.ts') },
  { files: /^src\/lib\/routes\.ts$/, may: words('src/lib/normal-path.ts src/lib/browser/storage-keys.ts') },
  { files: /^src\/lib\/domain\//, may: words('src/lib/domain/ valibot date-fns') },
  { files: /^src\/lib\/api\//, may: words('src/lib/api/ src/lib/domain/ valibot') },
  {
    // What the head of a page asks for, as endpoints and queries have it: read when pages are built.
    files: /^src\/lib\/queries\/early-requests\.ts$/,
    may: words('src/lib/queries/ src/lib/api/ src/lib/domain/ src/lib/browser/early.ts src/lib/routes.ts'),
  },
  {
    // Calls need the page's clock and early answers, hooks need React, and what was read is shown as an atom.
    files: /^src\/lib\/queries\//,
    may: words(`src/lib/queries/ src/lib/api/ src/lib/domain/ src/lib/browser/ src/lib/config/
      @tanstack/react-query react nanostores`),
  },
  {
    files: /^src\/lib\/config\//,
    may: words(`src/lib/config/ src/lib/domain/ src/lib/browser/storage.ts src/lib/browser/storage-keys.ts
      src/lib/browser/stored.ts src/lib/i18n/locale.ts valibot`),
  },
  {
    // Writes a page of the repository and a file for clubs, and is in none of the site's.
    files: /^src\/lib\/build\/catalogue\//,
    may: words(
      'src/lib/build/catalogue/ src/lib/config/ src/lib/design/defaults.ts src/lib/i18n/languages/en.ts valibot node:',
    ),
  },
  // The head's scripts are one inline script: they import constants, types and short pure functions.
  { files: /^src\/lib\/browser\/storage-keys\.ts$/, may: [] },
  { files: /^src\/lib\/browser\/owned-keys\.ts$/, may: words('src/lib/browser/storage-keys.ts') },
  {
    files: /^src\/lib\/browser\/head\//,
    may: words(`src/lib/browser/head/ src/lib/browser/storage-keys.ts src/lib/browser/owned-keys.ts src/lib/browser/early.ts
      src/lib/config/build.ts src/lib/config/stamp.ts
      src/lib/domain/cut-text.ts src/lib/domain/header-value.ts src/lib/domain/safe-link.ts
      src/lib/domain/transactions/primary-wallet.ts src/lib/domain/unix-seconds.ts
      src/lib/format/card-number.ts src/lib/format/moments.ts src/lib/format/points.ts`),
  },
  // How islands come to life: Astro puts them into the pages.
  {
    files: /^src\/lib\/browser\/directives\//,
    may: words(
      'astro react react-dom src/lib/i18n/words.ts src/lib/browser/when-painted.ts src/lib/browser/when-idle.ts',
    ),
  },
  {
    // Late, and for clubs that ask for it: how fast a page was, by its route.
    files: /^src\/lib\/browser\/idle\/send-figures\.ts$/,
    may: words('src/lib/domain/ src/lib/config/build.ts src/lib/routes.ts web-vitals'),
  },
  {
    files: /^src\/lib\/browser\//,
    may: words(
      `src/lib/browser/ src/lib/domain/ src/lib/config/build.ts src/lib/worker/ valibot barcode-detector zxing-wasm
      @simplewebauthn/browser`,
    ),
  },
  { files: /^src\/lib\/design\/fonts\//, may: words('src/lib/design/fonts/ subset-font node:') },
  {
    // For testers' pages and tests only: a colour library is no load for members.
    files: /^src\/lib\/design\/nearest-colour\.ts$/,
    may: words('src/lib/design/ culori'),
  },
  {
    files: /^src\/lib\/design\//,
    may: words('src/lib/design/ src/lib/domain/ src/lib/config/settings.ts @pandacss/dev'),
  },
  {
    files: /^src\/lib\/format\//,
    may: words(
      'src/lib/format/ src/lib/domain/ src/lib/i18n/locale.ts uqr libphonenumber-js @cantoo/pdf-lib',
    ),
  },
  { files: /^src\/lib\/html\//, may: words('src/lib/html/ src/lib/domain/read-url.ts dompurify marked') },
  {
    files: /^src\/lib\/i18n\//,
    may: words(`src/lib/i18n/ src/lib/domain/ src/lib/format/ src/lib/config/ src/lib/browser/
      typesafe-i18n nanostores @nanostores/react`),
  },
  {
    files: /^src\/lib\/build\/(?:hosting|chunks|transforms)\//,
    may: words(`src/lib/build/hosting/ src/lib/build/chunks/ src/lib/build/transforms/ src/lib/build/dictionaries/ src/lib/i18n/word-file.ts src/lib/routes.ts
      valibot astro vite es-module-lexer node:`),
  },
  { files: /^src\/lib\/build\/dictionaries\//, may: words('src/lib/build/dictionaries/ node:') },
  {
    // Reads all languages, as the pages do, and writes their files.
    files: /^src\/lib\/build\/words\//,
    may: words('src/lib/build/words/ src/lib/i18n/ vite node:'),
  },
  // Runs beside the pages, in a world of its own: no file of a page but what both must say alike.
  {
    files: /^src\/lib\/worker\//,
    may: words(
      'src/lib/worker/ src/lib/browser/storage-keys.ts src/lib/domain/read-url.ts src/lib/i18n/word-file.ts',
    ),
  },
  {
    // Writes the worker's list, of what hosting has made of the pages.
    files: /^src\/lib\/build\/worker\//,
    may: words(
      'src/lib/build/worker/ src/lib/build/hosting/ src/lib/worker/ src/lib/i18n/word-file.ts src/lib/routes.ts astro node:',
    ),
  },
  // A developer's command, which writes files of the project.
  { files: /^src\/lib\/build\/new\//, may: words('src/lib/build/new/ src/lib/i18n/locale.ts node:') },
  {
    // Runs after the build, outside any page: it asks platforms as a page does, and writes what the build writes.
    files: /^src\/lib\/build\/stamping\//,
    may: words(`src/lib/build/dictionaries/ src/lib/build/stamping/ src/lib/build/hosting/ src/lib/build/worker/ src/lib/api/ src/lib/config/ src/lib/design/ src/lib/domain/
      src/lib/i18n/locale.ts src/lib/i18n/at-most.ts valibot culori jsdom node:`),
  },
  {
    // Makes a club's colours from its logo, on testers' pages only: a colour library is no load for members.
    files: /^src\/lib\/qa\/palette\//,
    may: words('src/lib/qa/palette/ src/lib/design/ src/lib/config/ src/lib/domain/ culori'),
  },
  // What testers' maps are made of; the build lays them out.
  {
    // Watches the portal in a testers' build and draws its maps; the rest of the portal never knows of it.
    files: /^src\/lib\/qa\//,
    may: words(`src/lib/qa/ src/lib/api/endpoints.ts src/lib/api/endpoint.ts src/lib/build/contract/refusals.ts src/lib/domain/ src/lib/browser/ src/lib/config/
      src/lib/i18n/locale.ts src/lib/routes.ts src/lib/normal-path.ts nanostores valibot xstate elkjs`),
  },
  { files: /^src\/machines\/(?:not-provided|sample)\.ts$/, may: words('xstate') },
  { files: /^src\/machines\/setup-parts\.ts$/, may: words('src/lib/domain/ src/machines/not-provided.ts') },
  { files: /^src\/machines\/.*\.sample\.ts$/, may: words(`${pure} src/machines/sample.ts`) },
  { files: /^src\/machines\/samples\.ts$/, may: words('*.sample.ts src/machines/sample.ts') },
  {
    // Two commands for integrators, outside any page: the contract as a document, and a platform measured against it.
    files: /^src\/lib\/build\/contract\//,
    may: words(`src/lib/build/contract/ src/lib/api/ src/lib/domain/ src/lib/config/read-settings.ts src/lib/build/doctor/run.ts
      valibot @valibot/to-json-schema openapi-typescript node:`),
  },
  {
    // Judges a platform by its answers: what needs Node is a command, the rest a page of testers too.
    files: /^src\/lib\/build\/doctor\//,
    may: words(`src/lib/build/doctor/ src/lib/build/contract/ src/lib/build/catalogue/ src/lib/build/hosting/
      src/lib/build/stamping/colours.ts src/lib/api/ src/lib/config/ src/lib/design/ src/lib/domain/ src/lib/i18n/
      leven valibot node:`),
  },
  {
    // The desk's page runs in a marketer's browser, on her own computer; no build of the portal has it.
    files: /^src\/lib\/build\/desk\/ui\//,
    may: words(`src/lib/build/desk/ui/ src/lib/build/desk/model.ts src/lib/build/desk/sentence.ts
      src/lib/build/desk/sentence-mistakes.ts src/lib/browser/storage-keys.ts react react-dom @fontsource-variable/montserrat`),
  },
  {
    // Reads and writes the words of the project, by the rules that the portal and its checks have.
    files: /^src\/lib\/build\/desk\//,
    may: words(`src/lib/build/desk/ src/lib/build/catalogue/ src/lib/build/doctor/settings-rules.ts src/lib/build/stamping/colours.ts
      src/pages/_copy/ src/lib/config/read-settings.ts src/lib/domain/safe-link.ts src/lib/i18n/locale.ts src/lib/routes.ts typescript valibot vite node:`),
  },
  { files: /^src\/machines\/.*\.machine\.ts$/, may: words(pure) },
  { files: /^src\/machines\/.*\.view\.ts$/, may: words(`${pure} *.view.ts`) },
  {
    files: /^src\/machines\/([^/]+)\//,
    may: words(`xstate src/machines/ !*.sample.ts src/lib/domain/ src/lib/api/ src/lib/queries/ src/lib/config/ src/lib/browser/
      src/lib/design/ src/lib/format/ src/lib/html/ src/lib/i18n/ src/lib/routes.ts src/lib/path-to.ts src/lib/normal-path.ts
      nanostores valibot @tanstack/react-query`),
  },
  {
    // Plays machines without their world, for testers only.
    files: /^src\/islands\/qa\/machines\//,
    may: words(`src/islands/qa/machines/ src/islands/ui/ src/lib/qa/ src/machines/sample.ts src/machines/samples.ts
      react xstate #styled/`),
  },
  {
    // Draws over the page what it is made of, so it reads what no feature may.
    files: /^src\/islands\/qa\/(?:panel|situation)\//,
    may: words(`src/islands/qa/ src/islands/ui/ ${offered} src/lib/qa/ src/lib/queries/ src/lib/browser/ src/lib/format/
      src/lib/i18n/ react react-dom @nanostores/react #styled/`),
  },
  {
    // Examines the platform of its own page, by the rules of the command.
    files: /^src\/islands\/qa\/doctor\//,
    may: words(`src/islands/qa/doctor/ src/islands/ui/ src/lib/build/doctor/ src/lib/browser/ src/lib/config/ src/lib/design/
      src/lib/i18n/ react #styled/`),
  },
  {
    // Judges a club's colours, and sets up the demo's member to show her screens in them.
    files: /^src\/islands\/qa\/preview\//,
    may: words(`src/islands/qa/preview/ src/islands/ui/ src/lib/qa/ src/lib/config/ src/lib/domain/ src/lib/browser/
      src/lib/design/ src/lib/format/ src/lib/html/ src/lib/i18n/ react #styled/`),
  },
  {
    // What says in any place that a part is missing there; no feature gives it its words.
    files: /^src\/islands\/ui\/(?:late|missing)\.tsx$/,
    may: words('src/islands/ui/ src/lib/i18n/use-words.ts src/lib/browser/late-code.ts react #styled/'),
  },
  {
    // Shapes that stand in several features have words of their own, and show what queries and machines tell.
    files: /^src\/islands\/ui\/shapes\//,
    may: words(`src/islands/ui/ ${offered} src/lib/domain/ src/lib/queries/ src/lib/browser/ src/lib/format/ src/lib/html/
      src/lib/i18n/ react @xstate/react @nanostores/react @tanstack/react-query #styled/`),
  },
  { files: /^src\/islands\/ui\//, may: words('src/islands/ui/ react lucide-react @ark-ui/react #styled/') },
  {
    files: /^src\/islands\/([^/]+)\//,
    may: words(`src/islands/$1/ src/islands/ui/ ${offered} src/lib/domain/ src/lib/queries/ src/lib/config/
      src/lib/browser/ src/lib/design/ src/lib/format/ src/lib/html/ src/lib/i18n/ src/lib/routes.ts src/lib/path-to.ts src/lib/normal-path.ts src/lib/id-in.ts
      react @xstate/react @nanostores/react @tanstack/react-query #styled/`),
  },
  { files: /^src\/pages\/_copy\//, may: words('src/pages/_copy/ src/lib/i18n/locale.ts valibot node:') },
  {
    // Draws any island for any club, outside a browser.
    files: /^src\/pages\/_stamp\//,
    may: words(
      '*.island.tsx src/lib/i18n/ src/lib/domain/ src/machines/club/club.store.ts nanostores react react-dom',
    ),
  },
  {
    files: /^src\/pages\/_shell\//,
    may: words(`src/pages/_shell/ src/pages/_copy/ src/lib/routes.ts src/lib/config/ src/lib/queries/early-requests.ts
      src/lib/browser/head/known-items.ts *.island.tsx *.pattern.tsx
      src/lib/design/global.css src/lib/design/frames.css #styled/css`),
  },
  {
    files: /^src\/pages\/_qa\//,
    may: words(
      `src/pages/_qa/ src/lib/build/hosting/qa-pages.ts src/lib/config/ src/lib/qa/ src/machines/samples.ts *.island.tsx
      src/lib/design/global.css #styled/css`,
    ),
  },
  {
    files: /^src\/pages\//,
    may: words(
      'src/pages/_shell/ src/pages/_copy/ src/lib/routes.ts src/lib/config/ *.island.tsx *.pattern.tsx',
    ),
  },
  { files: /^src\/env\.d\.ts$/, may: words('astro') },
]

/** The advice for a forbidden import, where more is known than the allowed imports. */
const advice: readonly (readonly [file: RegExp, target: RegExp, advice: string])[] = [
  [/^src\//, /^tests\//, 'src never imports tests'],
  [/^src\/islands\//, /^src\/lib\/api\//, 'use lib/queries'],
  [/^src\/islands\/ui\//, /^src\/islands\//, 'the kit knows no feature'],
  [/^src\/islands\//, /^src\/islands\//, 'a feature never imports another feature'],
  [/^src\/islands\//, /\.machine\.ts$/, 'use its store or its view'],
  [/^src\//, /\.sample\.ts$/, 'only testers’ pages and tests try a machine'],
  [/^src\/islands\//, /^xstate$/, 'start the actor in its store, or use @xstate/react'],
  [/^src\/pages\//, /^src\/(islands|machines)\//, 'a page places *.island.tsx and *.pattern.tsx only'],
  [/^src\//, /^(dompurify|marked)$/, 'use lib/html'],
  [/^src\//, /^src\/lib\/build\//, 'it is there for the build only'],
]

const allows = (rule: string, target: string): boolean => {
  if (rule.startsWith('*')) return target.startsWith('src/') && target.endsWith(rule.slice(1))
  if (rule.endsWith('/') || rule.endsWith(':')) return target.startsWith(rule)
  return target === rule || target.startsWith(`${rule}/`)
}

/** A target as people speak of it: `lib/api`, `islands/coupons`, or the file or package itself. */
const spoken = (target: string): string =>
  /^src\/((?:lib|islands)\/[^/]+)\//.exec(target)?.[1] ?? target.replace(/^src\//, '')

/** The sentence that says why a file may not import a target; undefined when it may. */
export const refusal = (file: string, target: string): string | undefined => {
  const layer = layers.find(({ files }) => files.test(file))
  if (!layer) return `${file} belongs to no layer: give it one in tests/house/import-rules.ts`
  const [, own = ''] = layer.files.exec(file) ?? []
  const may = layer.may.map((rule) => rule.replace('$1', own))
  const isLeftOut = may.some((rule) => rule.startsWith('!') && allows(rule.slice(1), target))
  if (!isLeftOut && may.some((rule) => allows(rule, target))) return undefined
  const [, , reason] = advice.find(([from, to]) => from.test(file) && to.test(target)) ?? []
  const allowed =
    may.length > 0
      ? `it may import ${may.map((rule) => rule.replace(/^!/, 'not ').replace('src/', '')).join(', ')}`
      : 'it imports nothing'
  return `${file} may not import ${spoken(target)}: ${reason ?? allowed}`
}
