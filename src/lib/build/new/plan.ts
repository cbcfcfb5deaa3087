/** The command cannot do what it was asked for: the message says why in one sentence, and nothing was written. */
export class CannotAdd extends Error {
  override readonly name = 'CannotAdd'
}

/** The files of the project. */
export interface Tree {
  /** The text of a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined
  /** Tells whether there is a file or a folder. */
  readonly has: (path: string) => boolean
}

/** Makes the new text of a file of its text. */
export type Edit = (text: string, path: string) => string

/** All that one command does. */
export interface Plan {
  /** New files by their paths. */
  readonly created: Readonly<Record<string, string>>
  /** The edits of files that are there, by their paths. */
  readonly changed: Readonly<Record<string, Edit>>
  /** The commands of package.json that write the rest. */
  readonly scripts: readonly string[]
  /** The rest of the work, a sentence each. */
  readonly left: readonly string[]
}

const lost = (path: string, anchor: string): CannotAdd =>
  new CannotAdd(
    `${path} has no "${anchor.trim()}" any more, where a new row belongs: name the place anew in src/lib/build/new.`,
  )

/** Writes a row before the first place that begins with the anchor. */
export const rowBefore =
  (anchor: string, row: string): Edit =>
  (text, path) => {
    const at = text.indexOf(anchor)
    if (at < 0) throw lost(path, anchor)
    return text.slice(0, at) + row + text.slice(at)
  }

/** Writes a row after the first place that ends with the anchor. */
export const rowAfter =
  (anchor: string, row: string): Edit =>
  (text, path) => {
    const at = text.indexOf(anchor)
    if (at < 0) throw lost(path, anchor)
    const end = at + anchor.length
    return text.slice(0, end) + row + text.slice(end)
  }

/** Writes a row of one line into a list of such rows, before the first whose name comes later in the alphabet. */
export const rowInOrder =
  (nameIn: RegExp, name: string, row: string): Edit =>
  (text, path) => {
    const lines = text.split('\n')
    const names = lines.map((line) => nameIn.exec(line)?.[1])
    const last = names.findLastIndex((one) => one !== undefined)
    if (last < 0) throw lost(path, nameIn.source)
    const later = names.findIndex((one) => one !== undefined && one > name)
    // A row that was broken into lines ends where the list does.
    const end = lines.findIndex((line, at) => at > last && !line.startsWith('   '))
    return lines.toSpliced(later < 0 ? end : later, 0, row).join('\n')
  }

/** Makes one edit of several, one after the other. */
export const inTurn =
  (...edits: readonly Edit[]): Edit =>
  (text, path) =>
    edits.reduce((written, edit) => edit(written, path), text)

/**
 * The new texts of all files of a plan by their paths; nothing is written yet.
 * @throws CannotAdd for a file that is there already, one that is not there, and a lost place in one
 */
export const textsOf = ({ created, changed }: Plan, tree: Tree): ReadonlyMap<string, string> => {
  const taken = Object.keys(created).find((path) => tree.has(path))
  if (taken !== undefined) throw new CannotAdd(`${taken} is there already: choose another name.`)
  const texts = Object.entries(changed).map(([path, edit]): [string, string] => {
    const text = tree.read(path)
    if (text === undefined)
      throw new CannotAdd(
        `${path} is not there: run this in the folder of the project, or name it anew in src/lib/build/new.`,
      )
    return [path, edit(text, path)]
  })
  return new Map([...Object.entries(created), ...texts])
}
