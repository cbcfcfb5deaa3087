import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inspected = fileURLToPath(new URL('../../qa/actors.ts', import.meta.url))
const watched = '\0watched-xstate'

/**
 * Lets testers watch every actor: in their build `createActor` of xstate is the one of `lib/qa/actors.ts`. Actors are
 * made in many stores and inside `useMachine`, so it is done where all of them meet; no file of the portal knows of it.
 */
export const inspectAtBuild = (): Plugin => ({
  name: 'inspect-at-build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) => (source === 'xstate' && importer !== watched ? watched : undefined),
  load: (id) =>
    id === watched
      ? [
          `import { createActor as create } from 'xstate'`,
          `import { inspected } from ${JSON.stringify(inspected)}`,
          `export * from 'xstate'`,
          `export const createActor = inspected(create)`,
        ].join('\n')
      : undefined,
})
