import type { AstroIntegration } from 'astro'

/** Whether pages for testers are built too: `QA=1`. */
export const forTesters = process.env.QA === '1'

/** Where a build for testers goes, so that it is never uploaded as the site by mistake. */
export const testersFolder = 'dist-qa'

/** The pages that testers have besides the members': an address, and its file in `src/pages/_qa`. */
export const qaPages = [{ pattern: '/qa', file: 'index.astro' }] as const

/** Adds the testers' pages to a build that is for testers; any other never sees their files. */
export const pagesForTesters = (): AstroIntegration => ({
  name: 'pages-for-testers',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      if (!forTesters) return
      for (const { pattern, file } of qaPages)
        injectRoute({ pattern, entrypoint: `./src/pages/_qa/${file}`, prerender: true })
    },
  },
})
