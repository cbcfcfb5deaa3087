import { expect, test } from 'vitest'
import { addRoutes } from '#lib/worker/routing.ts'

test('a browser with static routing takes files from caches and calls from the network without the worker, but no renewal @OFF-3 @SES-15', async () => {
  const added: unknown[] = []
  await addRoutes({ addRoutes: async (rules) => void added.push(...rules) })
  expect(added).toEqual([
    { condition: { urlPattern: { pathname: '/_astro/*' } }, source: 'cache' },
    {
      condition: {
        urlPattern: { protocol: '*', hostname: '*', port: '*', pathname: '/wl/v1/user/token/refresh' },
      },
      source: 'fetch-event',
    },
    { condition: { urlPattern: { pathname: '/wl/v1/*' } }, source: 'network' },
    { condition: { not: { urlPattern: { pathname: '*' } } }, source: 'network' },
  ])
})

test('a browser that does not know one of the rules, or none, takes no renewal past the worker @OFF-3 @SES-15', async () => {
  const added: unknown[] = []
  await addRoutes({
    addRoutes: async (rules) => {
      if (JSON.stringify(rules).includes('fetch-event')) throw new TypeError('fetch-event')
      added.push(...rules)
    },
  })
  expect(added).toEqual([{ condition: { urlPattern: { pathname: '/_astro/*' } }, source: 'cache' }])
  await expect(addRoutes({})).resolves.toBeUndefined()
})
