import { expect, test } from 'vitest'
import { addRoutes } from '#lib/worker/routing.ts'

test('a browser with static routing takes files from caches and calls from the network without the worker @OFF-3', async () => {
  const added: unknown[] = []
  await addRoutes({ addRoutes: async (rules) => void added.push(...rules) })
  expect(added).toEqual([
    { condition: { urlPattern: { pathname: '/_astro/*' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/wl/v1/*' } }, source: 'network' },
    { condition: { not: { urlPattern: { pathname: '*' } } }, source: 'network' },
  ])
})

test('a browser that does not know one of the rules, or none, has its worker all the same @OFF-3', async () => {
  const added: unknown[] = []
  await addRoutes({
    addRoutes: async (rules) => {
      if (JSON.stringify(rules).includes('not')) throw new TypeError('not')
      added.push(...rules)
    },
  })
  expect(added).toHaveLength(2)
  await expect(addRoutes({})).resolves.toBeUndefined()
})
