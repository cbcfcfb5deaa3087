import { createContext, runInContext } from 'node:vm'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

type Css = (...styles: unknown[]) => string

const engine = new URL('../../../../styled-system/css/index.mjs', import.meta.url)

/** Returns the statement by which a module imports `css` alone; undefined when it does not. */
const importOfCss = ({ body }: ESTree.Program) =>
  body.find(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      /styled(?:-system)?\/css/.test(statement.source.value) &&
      statement.specifiers.length === 1 &&
      statement.specifiers[0]?.local.name === 'css',
  )

/**
 * Returns what computes a text of a module's code. It knows the module's constants, each computed where it is named, and fails
 * for whatever only the run time knows.
 */
const evaluatorOf = (code: string, { body }: ESTree.Program) => {
  const constants = {}
  const evaluate = (text: string): unknown => runInContext(`(${text})`, context)
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration' && declared.kind === 'const')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init)
          Object.defineProperty(constants, id.name, { get: () => evaluate(code.slice(init.start, init.end)) })
  }
  const context = createContext(constants)
  return evaluate
}

const withClassNames = (code: string, css: Css): string => {
  const { program } = parseSync('module.js', code)
  const engineImport = importOfCss(program)
  if (!engineImport) return code
  const evaluate = evaluatorOf(code, program)
  const cuts: { start: number; end: number; text: string }[] = []
  let isNeeded = false
  new Visitor({
    CallExpression: ({ callee, arguments: given, start, end }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'css') return
      try {
        const styles = given.map((one) => evaluate(code.slice(one.start, one.end)))
        // As many lines as before: a source map that knows nothing of this stays right.
        const lines = code.slice(start, end).replace(/[^\n]/g, '')
        cuts.push({ start, end, text: JSON.stringify(css(...styles)) + lines })
      } catch {
        // A style that depends on the run time stays with the engine; a house test names it.
        isNeeded = true
      }
    },
  }).visit(program)
  if (!isNeeded) cuts.push({ start: engineImport.start, end: engineImport.end, text: '' })
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

/** Gives styles their class names when the site is built, so that pages carry strings instead of the engine. */
export const stylesAtBuild = (): Plugin => ({
  name: 'styles-at-build',
  enforce: 'post',
  async transform(code, id) {
    if (!/\/src\/.*\.(?:tsx?|astro)/.test(id) || !code.includes('css(')) return undefined
    const { css } = (await import(engine.href)) as { css: Css }
    const slim = withClassNames(code, css)
    return slim === code ? undefined : { code: slim, map: null }
  },
})
