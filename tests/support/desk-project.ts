import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of what marketers write, with the sources that use it, for a desk of a test's own. */
export interface ProjectCopy {
  readonly root: string
  readonly read: (path: string) => string
  readonly write: (path: string, content: string | Uint8Array) => void
  readonly change: (path: string, from: string, to: string) => void
  /** Brings the words that tests change back to what the project says, without drafts. */
  readonly reset: () => void
  readonly remove: () => void
}

/** Copies the words of the project into a folder of its own. */
export const copyProject = (): ProjectCopy => {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  for (const folder of ['src/pages', 'src/lib/i18n', 'src/islands/coupons', 'tests/sandbox/tenants'])
    cpSync(folder, join(root, folder), { recursive: true })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const write = (path: string, content: string | Uint8Array) => writeFileSync(join(root, path), content)
  const put = (folder: string) => cpSync(folder, join(root, folder), { recursive: true })
  return {
    root,
    reset: () => {
      for (const folder of ['src/pages/_copy', 'src/lib/i18n/locales', 'tests/sandbox/tenants']) {
        rmSync(join(root, folder), { recursive: true })
        put(folder)
      }
      rmSync(join(root, '.desk'), { recursive: true, force: true })
    },
    read,
    write,
    change: (path, from, to) => {
      const before = read(path)
      if (!before.includes(from)) throw new Error(`${path} does not say ${from}`)
      write(
        path,
        before.replace(from, () => to),
      )
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
