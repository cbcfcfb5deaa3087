import { spawnSync } from 'node:child_process'
import type { Past } from './model.ts'

/**
 * Runs Git in a folder; returns what it prints.
 * @throws with a sentence
 */
export const runGit = (root: string, ...args: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  })
  if (error) throw new Error('Git is not on this computer: ask a developer to install it.')
  if (status !== 0) throw new Error(`Git says: ${(stderr || stdout).trim().split('\n').at(-1)}`)
  return { stdout, stderr }
}

const blanksOf = (line: string): number => line.search(/\S/)

/** Returns the lines of a file on which a key of its tree stands, counted from 1; of one on a line with others, that line. */
const linesOfKey = (content: string, keys: readonly string[]): readonly [first: number, last: number] => {
  const lines = content.split('\n')
  const path: { readonly blanks: number; readonly key: string }[] = []
  let best = { depth: 0, at: 0, blanks: 0 }
  for (const [at, line] of lines.entries()) {
    const [, key] = /^\s+["']?([^"':\s]+)["']?:/.exec(line) ?? []
    if (key === undefined) continue
    const blanks = blanksOf(line)
    while ((path.at(-1)?.blanks ?? -1) >= blanks) path.pop()
    path.push({ blanks, key })
    if (path.length > best.depth && path.every((one, step) => one.key === keys[step]))
      best = { depth: path.length, at, blanks }
  }
  const more = lines
    .slice(best.at + 1)
    .findIndex((line) => line.trim() !== '' && blanksOf(line) <= best.blanks)
  return [best.at + 1, more < 0 ? lines.length : best.at + 1 + more]
}

/** The most changes that are looked at: each is a file to be read. */
const most = 50

interface Followed {
  /** The file, from the folder in which Git is run. */
  readonly path: string
  /** The keys that lead to the text in the tree of the file. */
  readonly keys: readonly string[]
  /** Reads the text in a content of the file; undefined where it has none, or cannot be read. */
  readonly textIn: (content: string) => string | undefined
}

/** Returns what a text has said by Git, the newest first; nothing for one that Git does not have yet. DSK-1. */
export const historyOf = (root: string, { path, keys, textIn }: Followed): readonly Past[] => {
  const git = (...args: readonly string[]) => runGit(root, ...args).stdout
  if (git('ls-tree', '--name-only', 'HEAD', '--', path) === '') return []
  const now = git('show', `HEAD:./${path}`)
  if (textIn(now) === undefined) return []
  const [first, last] = linesOfKey(now, keys)
  const log = git(
    'log',
    `--max-count=${most}`,
    '--format=%x1e%H%x1f%aI%x1f%an%x1f%s',
    `-L${first},${last}:${path}`,
  )
  const found = log.split('\x1e').flatMap((change): readonly Past[] => {
    const [head = '', ...patch] = change.split('\n')
    const [commit = '', at = '', who = '', about = ''] = head.split('\x1f')
    // The file may have had another name then.
    const [, then] = /^\+\+\+ b\/(.*)$/m.exec(patch.join('\n')) ?? []
    const text = then === undefined ? undefined : textIn(git('show', `${commit}:${then}`))
    return text === undefined ? [] : [{ at, who, about, text }]
  })
  // A change that has only moved or formatted it says nothing new.
  return found.filter(({ text }, at) => text !== found[at + 1]?.text)
}
