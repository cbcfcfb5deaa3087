import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { forTesters } from './build-settings.ts'

/** The folder of a build for testers, so that it is never uploaded as the site by mistake. */
export const testersFolder = 'dist-qa'

/**
 * The pages that testers have besides the members': an address, its file in `src/pages/_qa`, and what `/qa` says of it.
 */
export const qaPages = [
  { pattern: '/qa', file: 'index.astro', title: 'For testers', about: 'This list.' },
  {
    pattern: '/qa/machines',
    file: 'machines.astro',
    title: 'Maps of the machines',
    about: 'Every flow as a chart that can be played: send events, decide outcomes, step back in time.',
  },
  {
    pattern: '/qa/replay',
    file: 'replay.astro',
    title: 'Replay',
    about: 'A bug report plays on the map of its machine, and on the page beside it.',
  },
  {
    pattern: '/qa/situation',
    file: 'situation.astro',
    title: 'Situations',
    about: 'Who you are, what goes wrong and when it is, in one address to share.',
  },
  {
    pattern: '/preview',
    file: 'preview.astro',
    title: 'Theme doctor',
    about: 'The portal in the colours of a club, in both themes, and which of them cannot be read.',
  },
  { pattern: '/qa/machines/[id]', file: 'machine.astro', title: 'A map', about: 'One machine.' },
] as const

const watched = '\0watched-xstate'

/**
 * Lets testers watch every actor: in their build `createActor` of xstate is the one of `lib/qa/actors.ts`. Actors are
 * made in many stores and inside `useMachine`, so it is done where all of them meet; no file of the portal knows of it.
 */
const inspectAtBuild = (): Plugin => ({
  name: 'inspect-at-build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) => (source === 'xstate' && importer !== watched ? watched : undefined),
  load: (id) =>
    id === watched
      ? [
          `import { createActor as create } from 'xstate'`,
          `import { inspected } from ${JSON.stringify(fileURLToPath(new URL('../../qa/actors.ts', import.meta.url)))}`,
          `export * from 'xstate'`,
          `export const createActor = inspected(create)`,
        ].join('\n')
      : undefined,
})

/** Adds the testers' pages, and the panel over every page, to a build that is for testers; any other never sees their files. */
export const pagesForTesters = (): AstroIntegration => ({
  name: 'pages-for-testers',
  hooks: {
    'astro:config:setup': ({ injectRoute, injectScript, updateConfig }) => {
      if (!forTesters) return
      updateConfig({ vite: { plugins: [inspectAtBuild()] } })
      injectScript('page', `import '/src/islands/qa/panel/start.tsx'`)
      for (const { pattern, file } of qaPages)
        injectRoute({ pattern, entrypoint: `./src/pages/_qa/${file}`, prerender: true })
    },
  },
})
