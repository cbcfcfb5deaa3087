// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { contentIsland } from '#lib/browser/head/content-island.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name]
  document.body.innerHTML =
    '<header><astro-island id="header"></astro-island></header><main>' +
    ['visitor', 'member', 'profile']
      .map((name) => `<div data-variant="${name}"><astro-island id="${name}"></astro-island></div>`)
      .join('') +
    '<div data-lost><astro-island id="lost"></astro-island></div></main>'
})

test('the content of the start page is the member’s dashboard, or her profile where that is the club’s start page @RTE-9', () => {
  expect(contentIsland()?.id).toBe('member')
  dataset.home = 'dashboard'
  expect(contentIsland()?.id).toBe('member')
  dataset.home = 'profile'
  expect(contentIsland()?.id).toBe('profile')
})

test('any other page has one content @RTE-9', () => {
  document.body.innerHTML = '<main><astro-island id="coupons"></astro-island></main>'
  dataset.home = 'profile'
  expect(contentIsland()?.id).toBe('coupons')
})

test('a page that the club lacks has none @RTE-3', () => {
  dataset.lacking = ''
  expect(contentIsland()).toBeUndefined()
})
