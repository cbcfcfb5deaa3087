import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { parseSync } from 'vite'

/** A file of the repository as it stands on disk, committed or not. */
export interface SourceFile {
  /** From the root of the repository, with `/`. */
  readonly path: string
  readonly text: string
}

const root = join(import.meta.dirname, '../..')

/** Every text file below a folder of the repository. */
export const filesIn = (folder: string): readonly SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(woff2|png|jpg|webp)$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return {
        path: file.slice(root.length + 1).replaceAll('\\', '/'),
        text: readFileSync(file, 'utf8'),
      }
    })
    .toSorted((one, other) => one.path.localeCompare(other.path))

/** Returns the code of a file: all of it, or the front matter and the scripts of an Astro page. */
export const codeOf = ({ path, text }: SourceFile): string =>
  path.endsWith('.astro')
    ? [
        /^---\n([\s\S]*?)\n---/.exec(text)?.[1],
        ...[...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code),
      ].join('\n')
    : text

/** The syntax tree of a TypeScript file. */
export const treeOf = (file: SourceFile): ts.SourceFile =>
  ts.createSourceFile(
    file.path,
    codeOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const bare = new WeakMap<SourceFile, string>()

/** A file's code without its comments, on as many lines. */
export const withoutComments = (file: SourceFile): string => {
  const known = bare.get(file)
  if (known !== undefined) return known
  const code = codeOf(file)
  const { comments } = parseSync(file.path.replace(/\.(?:astro|mjs)$/, '.ts'), code)
  let text = ''
  let from = 0
  for (const { start, end } of comments) {
    text += code.slice(from, start) + code.slice(start, end).replace(/[^\n]/g, ' ')
    from = end
  }
  text += code.slice(from)
  bare.set(file, text)
  return text
}

/** Returns a file's imports: paths of the repository for its own files, names of packages otherwise. */
export const importsOf = (file: SourceFile): readonly string[] =>
  ts.preProcessFile(codeOf(file), true, true).importedFiles.map(({ fileName }) =>
    fileName.startsWith('.')
      ? // What follows a question mark says how the file is taken.
        posix.normalize(posix.join(dirname(file.path), fileName.replace(/\?.*$/, '')))
      : fileName
          .replace(/^#(lib|machines|islands)\//, 'src/$1/')
          .replace(/^#(sandbox|support)\//, 'tests/$1/'),
  )
