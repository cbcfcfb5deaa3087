import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifest = v.object({ browserslist: v.array(v.string()) })

/**
 * The oldest browsers that the portal runs in, as the bundler names them: `safari16.4`. Read from
 * `package.json#browserslist`, so that the floor stands in one place.
 */
export const buildTargets = (): string[] =>
  v
    .parse(manifest, JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))
    .browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''))
