import { describe, expect, test } from 'vitest'
import { idIn, normalPath, pathTo } from '#lib/paths.ts'
import { rewrites, routeOf, routes } from '#lib/routes.ts'

describe('the route table', () => {
  test('each route is found by its own address, whatever stands behind it @RTE-1 @FRM-12', () => {
    for (const { path, page } of routes) {
      const address = path.replace('{id}', 'a-7')
      expect(routeOf(address), address).toMatchObject({ path, page })
      expect(routeOf(`${address}/`)?.path ?? routeOf('/')?.path).toBe(path)
      expect(routeOf(`${address}?from=Mail#end`)?.path).toBe(path)
    }
  })

  test('a stranger’s address belongs to no route @RTE-7', () => {
    for (const address of ['/nowhere', '/coupon', '/coupon/1/2', '/coupons/1', '/reward/', '//evil'])
      expect(routeOf(address), address).toBeUndefined()
  })

  test('an id survives the way through the address whatever it holds @RTE-1', () => {
    for (const id of ['7', 'a b', 'č/ř', '50%', '../x', '😀', '?x#y']) {
      const address = pathTo('/coupon/{id}', id)
      expect(address.split('/')).toHaveLength(3)
      expect(idIn(address)).toBe(id)
    }
    expect(idIn('/coupon/%E0%A4%A')).toBe('%E0%A4%A')
    expect(idIn('/coupons')).toBeUndefined()
  })

  test('the names a static host may give a page mean the page @RTE-1', () => {
    expect(['/coupons.html', '/coupons/', '/coupons'].map(normalPath)).toEqual(Array(3).fill('/coupons'))
    expect(['/', '/index.html', '//'].map(normalPath)).toEqual(Array(3).fill('/'))
  })

  test('visitors reach the pages of signing in, registration, recovery, consent and deletion only @RTE-6', () => {
    const open = routes.filter(({ audience }) => audience !== 'member').map(({ path }) => path)
    expect(open).toEqual([
      '/',
      '/pass-login',
      '/otp-verify',
      '/register',
      '/register-after-verify',
      '/register-confirm',
      '/deletion',
      '/email-confirmation',
      '/forgot',
      '/password-reset',
      '/consent/{id}',
      '/privacy',
      '/accessibility',
    ])
  })

  test('every detail route is rewritten to its shell @RTE-1', () => {
    expect(rewrites).toEqual(
      routes
        .filter(({ path }) => path.endsWith('{id}'))
        .map(({ path, page }) => ({ from: path.replace('{id}', '*'), page })),
    )
    expect(rewrites).toHaveLength(6)
  })
})
