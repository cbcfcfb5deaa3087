import { locales } from '../../i18n/locale.ts'
import { featureList, featureRow } from './features.ts'
import { marked, marker, nameError, pascal, spoken } from './names.ts'
import { CannotAdd, type Edit, inTurn, type Plan, rowBefore, type Tree } from './plan.ts'
import { sayingOf, wordsPlan } from './words.ts'

const routes = 'src/lib/routes.ts'
const copy = 'src/pages/_copy'

/** Finds what has the name of a new page already: a route, a page or a folder. */
const taken = (name: string, tree: Tree): string | undefined => {
  const table = tree.read(routes) ?? ''
  if (table.includes(`path: '/${name}'`) || table.includes(`page: '${name}'`))
    return `${routes} has a route or a page "${name}" already: choose another name.`
  const places = [
    `src/pages/${name}.astro`,
    `src/islands/${name}`,
    `tests/islands/${name}`,
    `src/lib/i18n/${name}`,
  ]
  const place = places.find((path) => tree.has(path))
  return place === undefined ? undefined : `${place} is there already: choose another name.`
}

const astro = (name: string): string => `---
import { ${pascal(name)}Island } from '#islands/${name}/${name}.island.tsx'
import Page from './_shell/page.astro'
---

<Page page="${name}">
  <${pascal(name)}Island client:painted />
</Page>
`

const island = (name: string): string => `import { useStore } from '@nanostores/react'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { ${pascal(name)} } from './${name}.tsx'

/** The page of ${spoken(name)}. */
export const ${pascal(name)}Island = island(() => {
  const { common } = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Card>
      <Skeletons count={1} label={common.loading()} shape="row" />
    </Card>
  )
  return (
    <Live ready={who === 'member'} waiting={waiting}>
      {() => <${pascal(name)} />}
    </Live>
  )
})
`

const component = (name: string): string => {
  const words = sayingOf(name).component
  return `import { Card } from '#islands/ui/card.tsx'
${words.imports}

/** The screen of ${spoken(name)}, for a member. */
export function ${pascal(name)}() {
  ${words.take}
  return (
    <Card>
      <p>{${words.say}}</p>
    </Card>
  )
}
`
}

const suite = (name: string): string => {
  const words = sayingOf(name).test
  const Island = `${pascal(name)}Island`
  return `// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ${Island} } from '#islands/${name}/${name}.island.tsx'
${words.imports}
import { setStage } from '../frame/stage.ts'

const stage = setStage()
const sentence = () => ${words.say}

beforeEach(() => stage.club())

test('until it is known who is there, ${spoken(name)} are a skeleton', () => {
  render(<${Island} />)
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  expect(screen.queryByText(sentence())).toBeNull()
})

test('a member reads the sentence of ${spoken(name)}', async () => {
  stage.member()
  render(<${Island} />)
  expect(await screen.findByText(sentence())).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('the built HTML of ${spoken(name)} hydrates without a difference', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = document.createElement('div')
  root.append(document.createRange().createContextualFragment(renderToString(<${Island} />)))
  expect(root.innerHTML).not.toContain('style=')
  stage.member()
  const mismatches: unknown[] = []
  const shown = await act(async () =>
    hydrateRoot(root, <${Island} />, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  await waitFor(() => expect(root.textContent).toContain(sentence()))
  expect(mismatches).toEqual([])
  await act(async () => shown.unmount())
})
`
}

const heldNames = (name: string): string => `- main:\n  - heading "${marked(name)}" [level=1]\n`

const copyRow = (name: string): string => {
  const words = { title: marked(name), description: `${marked(name)}.`, heading: marked(name) }
  const lines = JSON.stringify({ [name]: words }, undefined, 2)
    .split('\n')
    .slice(1, -1)
  return `${lines.map((line) => `  ${line}`).join('\n')},\n`
}

/** The name of the page on the marketers' desk. */
const label = (name: string): string => spoken(name).replace(/^./, (letter) => letter.toUpperCase())

const schema = (name: string): Edit =>
  inTurn(
    rowBefore('        "not-found",\n', `        "${name}",\n`),
    rowBefore(
      '        "not-found": {\n',
      `        "${name}": {\n          "$ref": "#/$defs/page",\n          "title": "${label(name)}"\n        },\n`,
    ),
  )

const routeRow = (name: string): string =>
  `  { path: '/${name}', page: '${name}', audience: 'member', frame: 'sidebar' },\n`

const documented =
  (name: string): Edit =>
  (text) =>
    `${text.trimEnd()}\n| \`/${name}\` | member | sidebar | ${marker} what a member does there |\n`

/** A new page for a member, with its island, its words in every language and its tests. */
export const pagePlan = (name: string, tree: Tree): Plan => {
  const error = nameError(name) ?? taken(name, tree)
  if (error !== undefined) throw new CannotAdd(error)
  const words = wordsPlan(name)
  const copyFiles = locales.map((locale) => `${copy}/${locale}.json`)
  return {
    created: {
      [`src/pages/${name}.astro`]: astro(name),
      [`src/islands/${name}/${name}.island.tsx`]: island(name),
      [`src/islands/${name}/${name}.tsx`]: component(name),
      [`tests/islands/${name}/${name}.test.tsx`]: suite(name),
      [`tests/e2e/names/member-${name}.yml`]: heldNames(name),
      ...words.created,
    },
    changed: {
      [routes]: rowBefore('] as const satisfies readonly Route[]', routeRow(name)),
      [`${copy}/copy-schema.ts`]: rowBefore(`  'not-found',\n`, `  '${name}',\n`),
      [`${copy}/copy.schema.json`]: schema(name),
      ...Object.fromEntries(
        copyFiles.map((file) => [file, rowBefore('    "not-found": {\n', copyRow(name))]),
      ),
      'src/pages/_README.md': documented(name),
      [featureList]: featureRow(name),
      ...words.changed,
    },
    scripts: ['wording'],
    left: [
      `Write title, description and heading under pages.${name} in the eight files of ${copy}; "npm run copy:check" names every mistake.`,
      ...words.left,
      `The page is for members, in the frame with the sidebar: to change that, change audience and frame of "/${name}" in ${routes} and in src/pages/_README.md, and write there what a member does on it.`,
      `Draw the page in src/islands/${name}/${name}.tsx; a flow is a machine ("npm run new -- machine ${name}/<name>"), an answer of the platform is a query of src/lib/queries. What it asks first, add to src/lib/queries/early-requests.ts.`,
      `Lead members there: a link to pathTo('/${name}'), or an entry of the club's menu with the target ${name}.`,
      'Write what it is for as a row of tests/requirements.md, and name its id in the doc comments and in the titles of the tests.',
      `Look at it with "npm run dev" as /${name}; the journeys over all routes walk it from now on. "NAMES=write npm run e2e -- names" writes tests/e2e/names/member-${name}.yml anew.`,
    ],
  }
}
