import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const house = join(import.meta.dirname, '../../../..')

/** Returns files in the form of the house, as `npm run format` would write them; as they are where that cannot be done. */
export const formatted = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...files].map(([path, content]) => {
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(house, 'node_modules/@biomejs/biome/bin/biome'), 'format', `--stdin-file-path=${path}`],
        { cwd: house, input: content, encoding: 'utf8' },
      )
      return [path, status === 0 && stdout !== '' ? stdout : content]
    }),
  )
