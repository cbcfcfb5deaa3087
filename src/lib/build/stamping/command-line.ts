import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type PackedForm, packedForms } from './packed-forms.ts'
import { inAscii } from './tenants-file.ts'

/** The help text of the command. */
export const usage = `npm run tenants -- FILE [--only NAMES] [--force] [--prune] [--pack FORMS] [--report FILE.json] [--dist DIR] [--into DIR] [--root DIR]
npm run tenants -- --roll-back NAMES [--into DIR] [--root DIR]

FILE lists clubs: [{ "domain": "club.example.com", "api": "https://api.example.com", "images": ["https://cdn.example.com"] }]
Makes dist-tenants/<domain> for each from the site that npm run build has made, where something has changed since. A domain such as
клуб.бг is a folder by its ASCII name. What nginx and Caddy include lies in dist-tenants-hosting/<domain> for one club, and in
dist-tenants-hosting/_all for all of them by their hosts.

  --only       makes these clubs of FILE alone: domains with commas between
  --force      makes them anew even where nothing has changed
  --prune      removes the sites of clubs that FILE does not name any more; without it they stay, and are named
  --pack       the packed forms of each page: br, gz, "br,gz" or none; both where npm run pack has packed the build
  --report     writes what was made, left and skipped to this file, and to a page beside it
  --roll-back  puts the previous site of these clubs back in its place; once more, and the later one is there again
  --dist       the folder of the build; dist unless it says otherwise
  --into       the folder of the sites; dist-tenants unless it says otherwise
  --root       the same folder as the server sees it, where sites are served from another machine

Exit code 0: every club has its site. 1: one was skipped. 2: nothing could be done.`

/** The folder of the sites, and the same as a server sees it. */
interface Folders {
  readonly into: string
  readonly root: string
}

/** Makes sites. */
export interface Stamping extends Folders {
  readonly file: string
  /** The folder of the build. */
  readonly dist: string
  /** The domains of the only clubs that are looked at; undefined for all. */
  readonly only: readonly string[] | undefined
  readonly isForced: boolean
  readonly isPruned: boolean
  readonly packs: readonly PackedForm[] | undefined
  readonly report: string | undefined
}

/** Puts previous sites back. */
export interface RollingBack extends Folders {
  readonly rollBack: readonly string[]
}

const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => inAscii(name.trim().toLowerCase()))
    .filter((name) => name !== '')

const formsIn = (text: string): readonly PackedForm[] => {
  if (text === 'none') return []
  const named = text.split(',').map((form) => form.trim())
  const unknown = named.find((form) => !packedForms.some((known) => known === form))
  if (unknown !== undefined)
    throw new Error(`--pack: ${JSON.stringify(unknown)} is no packed form: write br, gz, "br,gz" or none.`)
  return packedForms.filter((form) => named.includes(form))
}

/** A path as nginx and Caddy take it in their files. */
const servedFrom = (root: string): string => {
  if (!/^\/[\w./ +@,=~-]*$/.test(root))
    throw new Error(
      `--root: ${JSON.stringify(root)} cannot be served: give a whole path, without quotes or brackets.`,
    )
  return root.replace(/\/+$/, '')
}

/**
 * Reads the arguments.
 * @throws with one sentence
 */
export const readCommandLine = (args: readonly string[]): Stamping | RollingBack => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      force: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      pack: { type: 'string' },
      report: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      into: { type: 'string', default: 'dist-tenants' },
      root: { type: 'string' },
      'roll-back': { type: 'string' },
    },
  })
  const into = values.into.replace(/(?<=.)\/+$/, '')
  const folders = { into, root: servedFrom(values.root ?? resolve(into)) }
  const back = values['roll-back']
  if (back !== undefined) {
    if (positionals.length > 0) throw new Error('--roll-back takes no list: it names the clubs itself.')
    return { ...folders, rollBack: namesIn(back) }
  }
  const [file, more] = positionals
  if (file === undefined) throw new Error('FILE is missing.')
  if (more !== undefined) throw new Error(`${JSON.stringify(more)} is one file too many.`)
  if (values.report !== undefined && !values.report.endsWith('.json'))
    throw new Error(`--report: ${JSON.stringify(values.report)} does not end in .json.`)
  if (values.prune && values.only !== undefined) throw new Error('--prune and --only exclude each other.')
  return {
    ...folders,
    file,
    dist: values.dist.replace(/(?<=.)\/+$/, ''),
    only: values.only === undefined ? undefined : namesIn(values.only),
    isForced: values.force,
    isPruned: values.prune,
    packs: values.pack === undefined ? undefined : formsIn(values.pack),
    report: values.report,
  }
}
