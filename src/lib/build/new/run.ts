import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expectClean, planOf } from './command.ts'
import { CannotAdd, type Plan, type Tree, textsOf } from './plan.ts'

const root = resolve(import.meta.dirname, '../../../..')

const tree: Tree = {
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
  has: (path) => existsSync(join(root, path)),
}

const status = (): string | undefined => {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** Runs a command of package.json; what it prints is shown only where it fails. */
const runScript = (name: string, args: readonly string[] = []): void => {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', name, '--', ...args], options)
  if (status === 0) return
  console.error(`${stdout}${stderr}\n"npm run ${name}" failed: run it again when what it says is mended.`)
  process.exitCode = 1
}

const write = (texts: ReadonlyMap<string, string>): void => {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const tell = ({ created, changed, left }: Plan): void => {
  const list = (title: string, files: object) =>
    Object.keys(files).length > 0 ? [title, ...Object.keys(files).map((path) => `  ${path}`)] : []
  const lines = [
    ...list('Written:', created),
    ...list('Changed:', changed),
    'Left to do:',
    ...left.map((sentence, at) => `  ${at + 1}. ${sentence}`),
  ]
  console.info(lines.join('\n'))
}

try {
  const plan = planOf(process.argv.slice(2), tree)
  const texts = textsOf(plan, tree)
  expectClean(status())
  write(texts)
  runScript(
    'format',
    [...texts.keys()].filter((path) => /\.(?:tsx?|json|astro)$/.test(path)),
  )
  for (const script of plan.scripts) runScript(script)
  tell(plan)
} catch (error) {
  if (!(error instanceof CannotAdd)) throw error
  console.error(error.message)
  process.exitCode = 1
}
