import ts from 'typescript'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { nodesIn } from '#lib/qa/chart.ts'
import type { Sample } from '#machines/sample.ts'
import { samples } from '#machines/samples.ts'
import { graphOf, spotsFrom } from '#support/graph.ts'
import { filesIn, importsOf, type SourceFile, treeOf } from './source-files.ts'

/** The actors that change something on the platform, by machine. Each other promise actor reads. */
const changing: Readonly<Record<string, readonly string[]>> = {
  'card-pairing': ['link'],
  'code-entry': ['verify'],
  'coupon-button': ['activate'],
  'coupon-use': ['deactivate'],
  deletion: ['request', 'confirm'],
  form: ['send'],
  outbox: ['deliver'],
  'receipt-upload': ['upload', 'handOver'],
  resend: ['sendAgain'],
  'reward-redeem': ['redeem'],
}
const reading: Readonly<Record<string, readonly string[]>> = {
  'card-scan': ['readPhoto'],
  club: ['load'],
  'consent-dialog': ['load'],
  'coupon-button': ['recheck'],
  'coupon-countdown': ['refresh'],
  install: ['ask'],
  outbox: ['read'],
  'receipt-upload': ['examine', 'putAside'],
  // Renews the tokens after a 401; the rejected call was the member's.
  session: ['renew'],
}

/** The events that a listener, a clock or another actor sends. Each other event is a person's. */
const ofSystem = new Set(
  'admitted answered arrived changedElsewhere expired hidden left listed rejected renewed returned ticked woken'.split(
    ' ',
  ),
)

/** The ways that are right without one, with the reason. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'card-pairing': { 'link after returned': 'looks for the card that was asked for, and sends nothing' },
  outbox: { 'deliver after admitted': 'sends a receipt that the member put aside, once. OFF-5' },
  'receipt-upload': {
    'upload after upload': 'sends the next file of the same press. RCP-3',
    'upload after putAside': 'the browser could not store the files of the same press. OFF-5',
    'handOver after upload': 'submits the files of the same press. RCP-3',
  },
}

const invokedIn = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src)))

/** Returns the ways in which a machine runs an actor that changes something without an event of a person. */
const unasked = (name: string, sample: Sample): ReadonlySet<string> => {
  const invokes = nodesIn(sample.machine.root).flatMap(({ invoke }) => invoke)
  const causeOf = (type: string) => String(invokes.find(({ id }) => type.endsWith(`.${id}`))?.src ?? type)
  const changes = (changing[name] ?? []).map(String)
  const found = new Set<string>()
  for (const { spot: first } of graphOf(sample).starts) {
    for (const src of invokedIn(first.snapshot)) if (changes.includes(src)) found.add(`${src} at the start`)
    for (const { spot } of spotsFrom(first))
      for (const { event, to } of spot.arcs) {
        const isOfPerson = !event.type.startsWith('xstate.') && !ofSystem.has(event.type)
        const before = invokedIn(spot.snapshot)
        // The answer to an actor ends it: if it runs afterwards, it runs again.
        for (const src of isOfPerson ? [] : invokedIn(to.snapshot))
          if (changes.includes(src) && (!before.includes(src) || causeOf(event.type) === src))
            found.add(`${src} after ${causeOf(event.type)}`)
      }
  }
  return found
}

test.each(Object.entries(samples))(
  'the machine %s changes something only after an event of a person @RTE-11 FT-27',
  async (name, load) => {
    const sample = await load()
    const answering = nodesIn(sample.machine.root).flatMap(({ invoke }) =>
      invoke.flatMap(({ src, onDone, onError }) => (onDone || onError ? [String(src)] : [])),
    )
    const known = [...(changing[name] ?? []), ...(reading[name] ?? [])]
    expect([...new Set(answering)].toSorted(), 'list each actor that answers above').toEqual(known.toSorted())
    expect([...unasked(name, sample)].toSorted()).toEqual(Object.keys(exceptions[name] ?? {}).toSorted())
  },
)

const sources = filesIn('src').filter(({ path }) =>
  /^src\/(machines|islands|lib\/queries)\/.*\.tsx?$/.test(path),
)

/** Returns the functions of the portal that a node calls or hands on, as `path#name`. */
const namesIn = (node: ts.Node, scope: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part)) {
      const found = scope.get(part.text)
      if (found !== undefined && !ts.isPropertyAccessExpression(part.parent)) names.add(found)
      else if (found !== undefined && (part.parent as ts.PropertyAccessExpression).expression === part)
        names.add(found)
    }
    part.forEachChild(visit)
  }
  visit(node)
  return names
}

interface Scanned {
  readonly file: SourceFile
  readonly tree: ts.SourceFile
  /** The names that the file declares at its top or imports, with the place where they are declared. */
  readonly scope: ReadonlyMap<string, string>
}

const scan = (file: SourceFile): Scanned => {
  const tree = treeOf(file)
  const scope = new Map<string, string>()
  for (const statement of tree.statements)
    if (ts.isImportDeclaration(statement)) {
      const [path = ''] = importsOf({ path: file.path, text: statement.getText(tree) })
      const bindings = statement.importClause?.namedBindings
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          scope.set(name.text, `${path}#${(propertyName ?? name).text}`)
    } else if (ts.isFunctionDeclaration(statement) && statement.name)
      scope.set(statement.name.text, `${file.path}#${statement.name.text}`)
    else if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) scope.set(name.text, `${file.path}#${name.text}`)
  return { file, tree, scope }
}

const scanned = sources.map(scan)

/** The declarations that reach one of the given ones, through whatever files. */
const reaching = (ends: readonly string[], files = scanned): ReadonlySet<string> => {
  const uses = files.flatMap(({ file, tree, scope }) =>
    tree.statements.flatMap((statement) => {
      const names = ts.isFunctionDeclaration(statement)
        ? [statement.name?.text]
        : ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.map(({ name }) =>
              ts.isIdentifier(name) ? name.text : undefined,
            )
          : []
      return names.map((name) => [`${file.path}#${name}`, namesIn(statement, scope)] as const)
    }),
  )
  const found = new Set(ends)
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const [name, used] of uses)
      if (!found.has(name) && [...used].some((one) => found.has(one))) found.add(name)
  }
  return found
}

const rows = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/lib/api/endpoints/*.ts', {
  eager: true,
})

const unsafeRows = Object.entries(rows).flatMap(([path, file]) =>
  Object.entries(file).flatMap(([name, row]) =>
    (row as Partial<AnyEndpoint> | undefined)?.safe === false
      ? [`${path.replace('../../', '')}#${name}`]
      : [],
  ),
)

const linesOf = <Node extends ts.Node>(wrong: (node: ts.Node, scanned: Scanned) => node is Node) =>
  scanned.flatMap((one) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      if (wrong(node, one)) {
        const { line } = one.tree.getLineAndCharacterOfPosition(node.getStart(one.tree))
        found.push(`${one.file.path}:${line + 1}`)
      }
      node.forEachChild(visit)
    }
    visit(one.tree)
    return found
  })

const ofMount = new Set(['useEffect', 'useEffectEvent', 'useInsertionEffect', 'useLayoutEffect', 'onMount'])

test('no effect of a component or store changes something on the platform @RTE-11 FT-27', () => {
  expect(unsafeRows.length).toBeGreaterThan(30)
  const changes = reaching(unsafeRows)
  const wrong = linesOf(
    (node, { scope }): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      ofMount.has(node.expression.text) &&
      node.arguments.some(
        (argument) =>
          /\.(?:start|mutate)\(/.test(argument.getText()) ||
          [...namesIn(argument, scope)].some((name) => changes.has(name)),
      ),
  )
  expect(wrong).toEqual([])
})

const navigation = [
  'navigation.ts#open',
  'navigation.ts#replace',
  'return-to.ts#returnWithin',
  'return-to.ts#stepBackTo',
]

/** Returns true for a function whose steps run later, when the page may have been left. */
const runsLater = (node: ts.Node): boolean =>
  (ts.isFunctionLike(node) &&
    (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Async) !== 0) ||
  (ts.isFunctionLike(node) &&
    ts.isCallExpression(node.parent) &&
    ts.isPropertyAccessExpression(node.parent.expression) &&
    /^(?:then|catch|finally)$/.test(node.parent.expression.name.text))

test('no page is opened inside a promise: it is an action of a machine, or a press @RTE-11 FT-31', () => {
  // A sign-in and its end move the member from any page: they are the session's.
  const pages = scanned.filter(({ file: { path } }) => !path.startsWith('src/machines/start/'))
  const opens = reaching(
    navigation.map((name) => `src/lib/browser/${name}`),
    pages,
  )
  const wrong = linesOf((node, { scope }): node is ts.CallExpression => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
    if (!opens.has(scope.get(node.expression.text) ?? '')) return false
    for (let above: ts.Node = node; above.parent; above = above.parent) if (runsLater(above)) return true
    return false
  })
  expect(wrong).toEqual([])
})
