import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deal, dealButton, dealLink } from '#lib/domain/content.ts'
import { onDropped } from '#lib/domain/tolerant.ts'

test('a deal names a button and where it leads @FRM-6', () => {
  const text = JSON.stringify({ button: ' Book ', url: 'https://example.com/x', color: 'red' })
  expect(dealLink(text)).toEqual({ button: 'Book', url: 'https://example.com/x' })
})

const button = (link_type: string, url: string) =>
  dealButton(v.parse(deal, { id: 1, link_type, link_url: JSON.stringify({ button: 'Order', url }) }))

test.each([
  ['URL_BLANK', true],
  ['URL_EMBED', false],
  ['BUTTON_URL_BLANK', true],
  ['BUTTON_URL_EMBED', false],
])('a deal of kind %s has its button @FRM-6', (kind, newTab) => {
  expect(button(kind, '/coupons')).toEqual({ label: 'Order', href: '/coupons', newTab })
})

test('an address that is refused, or a link of another kind, gives no button @FRM-6', () => {
  expect(button('URL_BLANK', 'javascript:alert(1)')).toBeUndefined()
  for (const kind of ['APP', 'CLOSE', 'SYSTEM', 'URL', 'BUTTON_URL_BLANKET', ''])
    expect(button(kind, 'https://shop.example/')).toBeUndefined()
})

test('a deal is special only where the platform says so, and shows the pictures that it has @FRM-5', () => {
  expect(v.parse(deal, { id: 1 })).toMatchObject({ is_special: false, images_obj: { list: [] } })
  const dropped: string[] = []
  const previous = onDropped(({ list }) => dropped.push(list))
  const images_obj = { list: [{ url: '/a.png' }, { url: 5 }, null] }
  expect(v.parse(deal, { id: 1, is_special: true, images_obj })).toMatchObject({
    is_special: true,
    images_obj: { list: [{ url: '/a.png' }] },
  })
  onDropped(previous)
  expect(dropped).toEqual(['images', 'images'])
})

test.each([
  'null',
  '{}',
  '{"button":"Go","url":""}',
  '{"button":" ","url":"https://example.com"}',
  '{"__proto__":{"button":"Go","url":"https://example.com"}}',
  JSON.stringify(JSON.stringify({ button: 'Go', url: 'https://example.com' })),
  '{"button":"Go","url":"https://example.com"',
])('%s is no link XS-18', (text) => {
  expect(dealLink(text)).toBeUndefined()
})
