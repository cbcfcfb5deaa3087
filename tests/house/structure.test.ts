import { existsSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { samples } from '#machines/samples.ts'
import { filesIn, type SourceFile, treeOf, withoutComments } from './source-files.ts'

const source = filesIn('src')
const tests = filesIn('tests')
const code = source.filter(({ path }) => /\.(tsx?|astro)$/.test(path))
const islands = source.filter(({ path }) => /^src\/islands\/.*\.tsx$/.test(path))
const machines = source.filter(({ path }) => path.endsWith('.machine.ts'))

const paths = (files: readonly SourceFile[]) => files.map(({ path }) => path)
const nameOf = (path: string) => path.split('/').at(-1) ?? ''
/** The places of a pattern in the code of files, comments aside, as `file:line code`. */
const places = (files: readonly SourceFile[], pattern: RegExp) =>
  files.flatMap((file) =>
    withoutComments(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? `${file.path}:${index + 1} ${line.trim()}` : [])),
  )

describe('names', () => {
  test('a machine, its view, its sample and its store stand in the folder of a feature', () => {
    const roles = paths(source).filter((path) => /\.(machine|view|store|storage|sample)\.ts$/.test(path))
    expect(roles.filter((path) => !/^src\/machines\/[a-z-]+\/[a-z-]+\.\w+\.ts$/.test(path))).toEqual([])
    const alone = roles.filter(
      (path) =>
        /\.(view|store|sample)\.ts$/.test(path) &&
        !roles.includes(path.replace(/(view|store|sample)\.ts$/, 'machine.ts')),
    )
    expect(alone).toEqual([])
    const names = paths(machines).map(nameOf)
    expect(names).toEqual([...new Set(names)])
  })

  test('what pages place is an island of an area, and exports the component of its name', () => {
    for (const { path, text } of source.filter(({ path }) => path.endsWith('.island.tsx'))) {
      expect(path).toMatch(/^src\/islands\/(?!ui\/)(?:qa\/)?[a-z-]+\/[a-z0-9-]+\.island\.tsx$/)
      const pascal = nameOf(path)
        .replace('.island.tsx', '')
        .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
      // What stands on every page is one file for the browser.
      for (const name of pascal === 'Frame' ? ['Header', 'Footer'] : [pascal])
        expect(text, `${path}: each island has a boundary of its own, by island() of the kit`).toMatch(
          new RegExp(`export const ${name}Island = (?:island|memberIsland|detailIsland)(?:<\\w+>)?\\(`),
        )
    }
  })
})

describe('modules', () => {
  test('islands take a machine from its store, which gives it the world, and from its own file only the view', () => {
    const islands = code.filter(
      ({ path }) => path.startsWith('src/islands/') && !/\/(?:qa|desk)\//.test(path),
    )
    const named = /import (?:type )?\{([^}]*)\} from '#machines\/[^']*\.machine\.ts'/g
    const machines = islands.flatMap(({ path, text }) =>
      [...text.matchAll(named)].flatMap(([, names = '']) =>
        names
          .split(',')
          .flatMap((name) => (/(?<!type )\b\w+Machine\b/.test(name) ? `${path}: ${name.trim()}` : [])),
      ),
    )
    expect(machines).toEqual([])
  })

  test('no module of a page waits while it is evaluated: WebKit runs what imports it a second time too early @A4', () => {
    const ofPages = code.filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('src/lib/build/'))
    expect(places(ofPages, /^(?:export )?(?:(?:const|let) .*= )?await\b/)).toEqual([])
  })

  test('only the client calls fetch, the head of a page before the client is there, and the worker for pages and files', () => {
    const callers = new Set(
      places(code, /(?<![\w.])fetch\(|\b(?:globalThis|window|self)\.fetch\b/).map(
        (place) => place.split(':')[0],
      ),
    )
    // call.ts hands the browser's fetch to the client and does not call it; what testers use watches it.
    for (const allowed of [
      'src/lib/api/client.ts',
      'src/lib/browser/head/early-requests.ts',
      'src/lib/browser/head/page-errors.ts',
      // Whether the site's host is reached, while the page “No connection” is shown.
      'src/lib/browser/host-answers.ts',
      // The pages that a visit goes on to, which are files of the site.
      'src/lib/browser/router/fetched-pages.ts',
      // To the site's own collector of errors and a club's endpoint of figures, which are no calls of the contract.
      'src/lib/browser/post-report.ts',
      'src/lib/queries/call.ts',
      'src/lib/worker/cached-build.ts',
      // Pages and files, and the one call of the contract that has to outlive its page.
      'src/lib/worker/requests.ts',
      'src/lib/worker/sw.ts',
      'src/lib/qa/watched-fetch.ts',
      'src/lib/qa/set-up.ts',
      // The marketers' desk, which no build of the portal has.
      'src/lib/build/desk/given-settings.ts',
      'src/islands/desk/use-desk.ts',
    ])
      callers.delete(allowed)
    expect([...callers]).toEqual([])
  })

  test('no check of types is silenced', () => {
    expect(paths(code.filter(({ text }) => /@ts-(?:ignore|expect-error|nocheck)/.test(text)))).toEqual([])
    expect(places(code, /\bas any\b|\bas unknown as\b/)).toEqual([])
  })
})

describe('machines', () => {
  const names = paths(machines).map((path) => nameOf(path).replace('.machine.ts', ''))

  test('each has its row in src/machines/samples.ts, and by that its map; and every chart is of one', () => {
    expect(Object.keys(samples).toSorted()).toEqual(names.toSorted())
    const charts = paths(tests).filter((path) => path.endsWith('.mmd'))
    expect(charts.toSorted()).toEqual(names.map((name) => `tests/machines/charts/${name}.mmd`).toSorted())
  })

  test('each has tests of its own', () => {
    const suites = paths(machines).map((path) =>
      path.replace('src/', 'tests/').replace('.machine.ts', '.test.ts'),
    )
    expect(suites.filter((suite) => !existsSync(suite))).toEqual([])
  })
})

describe('readmes', () => {
  const folders = [
    ...new Set(paths([...source, ...tests]).flatMap((path) => /^(\w+\/[\w-]+)\//.exec(path)?.[1] ?? [])),
  ]

  test.each(folders)('%s says what lives there', (folder) => {
    // Astro would make a page of src/pages/README.md; a name with an underscore is none.
    const name = folder === 'src/pages' ? '_README.md' : 'README.md'
    expect(paths([...source, ...tests])).toContain(`${folder}/${name}`)
  })
})

describe('words', () => {
  const spoken = new Set([
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'title',
    'alt',
    'label',
  ])
  const letters = /\p{L}{2}/u

  const literalsIn = (file: SourceFile): readonly string[] => {
    const tree = treeOf(file)
    const found: string[] = []
    const tell = (node: ts.Node, text: string) => {
      // The field of a pattern stands for a text of the platform.
      if (!letters.test(text.replace(/\{[\w.]+(?:\|\w+)?\}/g, ''))) return
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      found.push(`${file.path}:${line + 1} ${text.trim()}`)
    }
    const literal = (node: ts.Node | undefined): string | undefined => {
      if (!node) return undefined
      if (ts.isJsxExpression(node)) return literal(node.expression)
      if (ts.isStringLiteralLike(node)) return node.text
      return ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('')
        : undefined
    }
    const visit = (node: ts.Node) => {
      if (ts.isJsxText(node)) tell(node, node.text)
      if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) tell(node, literal(node) ?? '')
      if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(tree)))
        tell(node, literal(node.initializer) ?? '')
      ts.forEachChild(node, visit)
    }
    visit(tree)
    return found
  }

  test('islands hold no text: every word comes from the dictionaries', () => {
    // Testers and marketers read English.
    const members = islands.filter(({ path }) => !/^src\/islands\/(?:qa|desk)\//.test(path))
    expect(members.flatMap(literalsIn)).toEqual([])
  })

  test.each([
    ['<p>Sign in</p>', 'Sign in'],
    ["<p>{'Sign in'}</p>", 'Sign in'],
    ['<button aria-label="Close" />', 'Close'],
    [`<input placeholder={\`Card \${n}\`} />`, 'Card'],
    ["<img alt={'A coupon'} />", 'A coupon'],
  ])('a literal text would be found in %s', (text, word) => {
    expect(literalsIn({ path: 'src/islands/a/b.tsx', text: `const b = ${text}` })).toEqual([
      `src/islands/a/b.tsx:1 ${word}`,
    ])
  })

  test.each([
    '<p>{words.a()} · {n}</p>',
    '<img alt="" />',
    '<p data-x="Sign in" />',
    '<p>{a ? b : c}</p>',
    "<p>{'{at|day}'}</p>",
    "<p>{'{card.number|card} {name}'}</p>",
  ])('and %s is none', (text) => {
    expect(literalsIn({ path: 'src/islands/a/b.tsx', text: `const b = ${text}` })).toEqual([])
  })
})

describe('sanitising', () => {
  test('HTML enters the page as what lib/html made of it, and nowhere else XS-13', () => {
    expect(
      places(code, /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|\.srcdoc\b|\bsrcDoc=/),
    ).toEqual([])
  })
})

describe('tests', () => {
  // This file names what it looks for.
  const suites = tests.filter(
    ({ path }) => /\.(test|test-d|spec)\.tsx?$/.test(path) && path !== 'tests/house/structure.test.ts',
  )

  test('none is left out, tried again or narrowed', () => {
    // Where no nginx or Caddy can be had, what they check cannot be tried; those tests say so when it happens.
    const found = places(suites, /\.(?:skip|only|fixme|todo|fails|skipIf|runIf)\(|\bretr(?:y|ies):\s*[1-9]/)
    expect(
      found.filter(
        (place) => !/^tests\/(?:house\/(?:nginx|clubs-by-host)|sandbox\/doctor)\.test\.ts:/.test(place),
      ),
    ).toEqual([])
  })

  test('none measures time, which depends on the machine: that is what the bench is for', () => {
    expect(places(suites, /performance\.now\(/)).toEqual([])
  })

  test('none waits for time to pass', () => {
    expect(
      places(suites, /waitForTimeout|networkidle|node:timers\/promises|new Promise\(.*\bsetTimeout\(/),
    ).toEqual([])
  })
})
