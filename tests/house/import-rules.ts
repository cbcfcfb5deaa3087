/** Who may import what. The first layer whose `files` fit a file counts. */
export interface Layer {
  readonly files: RegExp
  /** What such a file may import: own files as paths of the repository, packages by name. `$1` is `files`' first group. */
  readonly may: readonly string[]
}

const words = (text: string) => text.trim().split(/\s+/)

/** A machine's own files are pure; what reaches the world is in stores and in the files beside them. */
const pure = 'xstate src/lib/domain/ src/machines/not-provided.ts *.machine.ts'
const stores = '*.store.ts *.view.ts'

/** The direction of imports, layer by layer. A name that ends with `/` means all in that folder; `*` begins a suffix. */
export const layers: readonly Layer[] = [
  { files: /^src\/lib\/path-to\.ts$/, may: words('src/lib/routes.ts') },
  { files: /^src\/lib\/normal-path\.ts$/, may: [] },
  { files: /^src\/lib\/id-in\.ts$/, may: words('src/lib/normal-path.ts') },
  { files: /^src\/lib\/routes\.ts$/, may: words('src/lib/normal-path.ts') },
  { files: /^src\/lib\/domain\//, may: words('src/lib/domain/ valibot date-fns') },
  { files: /^src\/lib\/api\//, may: words('src/lib/api/ src/lib/domain/ valibot') },
  {
    // Calls need the page's clock and early answers, hooks need React, and what was read is shown as an atom.
    files: /^src\/lib\/queries\//,
    may: words(`src/lib/queries/ src/lib/api/ src/lib/domain/ src/lib/browser/ src/lib/config/
      @tanstack/react-query react nanostores`),
  },
  {
    files: /^src\/lib\/config\//,
    may: words('src/lib/config/ src/lib/domain/ src/lib/browser/storage.ts src/lib/i18n/locale.ts valibot'),
  },
  {
    // Writes a page of the repository, and is in none of the site's.
    files: /^src\/lib\/catalogue\//,
    may: words('src/lib/catalogue/ src/lib/config/ src/lib/design/defaults.ts valibot node:'),
  },
  // The head's script is one inline script: it imports constants only.
  { files: /^src\/lib\/browser\/head\.ts$/, may: words('src/lib/config/build.ts src/lib/config/stamp.ts') },
  {
    files: /^src\/lib\/browser\//,
    may: words(
      'src/lib/browser/ src/lib/domain/ src/lib/config/build.ts valibot barcode-detector zxing-wasm',
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
  { files: /^src\/lib\/html\//, may: words('src/lib/html/ dompurify marked') },
  {
    files: /^src\/lib\/i18n\//,
    may: words(`src/lib/i18n/ src/lib/domain/ src/lib/format/ src/lib/config/ src/lib/browser/
      typesafe-i18n nanostores @nanostores/react`),
  },
  // The directive runs in the page, the rest of the folder in the build only.
  { files: /^src\/lib\/hosting\/(?:session|aside|wanted)-directive\.ts$/, may: words('astro') },
  {
    files: /^src\/lib\/hosting\//,
    may: words('src/lib/hosting/ src/lib/routes.ts valibot astro vite node:'),
  },
  {
    // Runs after the build, outside any page: it asks platforms as a page does, and writes what the build writes.
    files: /^src\/lib\/stamping\//,
    may: words(`src/lib/stamping/ src/lib/hosting/ src/lib/api/ src/lib/config/ src/lib/design/ src/lib/domain/
      src/lib/i18n/locale.ts src/lib/i18n/at-most.ts valibot culori node:`),
  },
  // What testers' maps are made of; the build lays them out.
  {
    // Watches the portal in a testers' build and draws its maps; the rest of the portal never knows of it.
    files: /^src\/lib\/qa\//,
    may: words(`src/lib/qa/ src/lib/api/endpoints.ts src/lib/api/endpoint.ts src/lib/domain/ src/lib/browser/ src/lib/config/
      src/lib/i18n/locale.ts src/lib/routes.ts src/lib/normal-path.ts nanostores xstate elkjs`),
  },
  { files: /^src\/machines\/(?:not-provided|sample)\.ts$/, may: words('xstate') },
  { files: /^src\/machines\/.*\.sample\.ts$/, may: words(`${pure} src/machines/sample.ts`) },
  { files: /^src\/machines\/samples\.ts$/, may: words('*.sample.ts src/machines/sample.ts') },
  {
    // Two commands for integrators, outside any page: the contract as a document, and a platform measured against it.
    files: /^src\/lib\/contract\//,
    may: words(`src/lib/contract/ src/lib/api/ src/lib/domain/ src/lib/config/read-settings.ts
      valibot @valibot/to-json-schema node:`),
  },
  { files: /^src\/machines\/.*\.machine\.ts$/, may: words(pure) },
  { files: /^src\/machines\/.*\.view\.ts$/, may: words(`${pure} *.view.ts`) },
  {
    files: /^src\/machines\/([^/]+)\//,
    may: words(`${pure} ${stores} src/machines/$1/ src/lib/api/ src/lib/queries/ src/lib/config/ src/lib/browser/
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
    // Draws over the page what it is made of, so it reads what no other area may.
    files: /^src\/islands\/qa\/(?:panel|situation)\//,
    may: words(`src/islands/qa/ src/islands/ui/ ${stores} src/lib/qa/ src/lib/queries/ src/lib/browser/ src/lib/format/
      src/lib/i18n/ react react-dom @nanostores/react #styled/`),
  },
  { files: /^src\/islands\/ui\//, may: words('src/islands/ui/ react lucide-react @ark-ui/react #styled/') },
  {
    files: /^src\/islands\/([^/]+)\//,
    may: words(`src/islands/$1/ src/islands/ui/ ${stores} src/lib/domain/ src/lib/queries/ src/lib/config/
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
    // The shell starts the portal, which outlives every island of its page.
    files: /^src\/pages\/_shell\//,
    may: words(`src/pages/_shell/ src/pages/_copy/ src/lib/routes.ts src/lib/config/ *.island.tsx
      src/lib/design/global.css src/lib/design/frames.css src/machines/portal/portal.store.ts #styled/css`),
  },
  {
    files: /^src\/pages\/_qa\//,
    may: words(
      `src/pages/_qa/ src/lib/hosting/qa-pages.ts src/lib/config/ src/lib/qa/ src/machines/samples.ts *.island.tsx
      src/lib/design/global.css #styled/css`,
    ),
  },
  {
    files: /^src\/pages\//,
    may: words('src/pages/_shell/ src/pages/_copy/ src/lib/routes.ts src/lib/config/ *.island.tsx'),
  },
  { files: /^src\/env\.d\.ts$/, may: words('astro') },
]

/** What to do instead, where more can be said than what is allowed. */
const advice: readonly (readonly [file: RegExp, target: RegExp, advice: string])[] = [
  [/^src\//, /^tests\//, 'src never imports tests'],
  [/^src\/islands\//, /^src\/lib\/api\//, 'use lib/queries'],
  [/^src\/islands\/ui\//, /^src\/islands\//, 'the kit knows no area'],
  [/^src\/islands\//, /^src\/islands\//, 'an area never imports another area'],
  [/^src\/islands\//, /\.machine\.ts$/, 'use its store or its view'],
  [/^src\/islands\//, /^xstate$/, 'start the actor in its store, or use @xstate/react'],
  [/^src\/pages\//, /^src\/(islands|machines)\//, 'a page places *.island.tsx only'],
  [/^src\//, /^(dompurify|marked)$/, 'use lib/html'],
  [/^src\//, /^src\/lib\/hosting\//, 'it is there for the build only'],
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
  if (may.some((rule) => allows(rule, target))) return undefined
  const [, , said] = advice.find(([from, to]) => from.test(file) && to.test(target)) ?? []
  const allowed =
    may.length > 0
      ? `it may import ${may.map((rule) => rule.replace('src/', '')).join(', ')}`
      : 'it imports nothing'
  return `${file} may not import ${spoken(target)}: ${said ?? allowed}`
}
