import type { AstroIntegration } from 'astro'
import { rewrites } from '../../routes.ts'

/** Does in the dev server what the generated host configurations do: an address of a detail opens its shell. */
export const detailRoutesInDev = (): AstroIntegration => ({
  name: 'detail-routes-in-dev',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const detail = rewrites.find(({ from }) => {
          const stem = from.slice(0, -1)
          return path.startsWith(stem) && !path.slice(stem.length).includes('/')
        })
        if (detail) request.url = `/${detail.page}`
        next()
      })
    },
  },
})
