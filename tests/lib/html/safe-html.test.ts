// @vitest-environment jsdom

import fc from 'fast-check'
import { marked } from 'marked'
import { expect, test } from 'vitest'
import { longestHtml, longestMarkdown, renderMarkdown, sanitizeHtml } from '#lib/html/safe-html.ts'
import { anyAddress, unreadable } from '#support/unreadable-links.ts'
import { findings } from './findings.ts'
import { htmlPayloads, markdownPayloads, pureMarkdown } from './payloads.ts'

const placed = (html: unknown): HTMLElement => {
  const element = document.createElement('div')
  element.innerHTML = String(html)
  return element
}

test.each(htmlPayloads)('the page stays clean of %j @RTE-10 @XS-01', (payload) => {
  const root = placed(sanitizeHtml(payload))
  expect(findings(root)).toEqual([])
  expect(findings(placed(root.innerHTML))).toEqual([])
})

test.each(htmlPayloads)('without a sanitiser something of %j would be in the page @XS-10', (payload) => {
  expect(findings(placed(payload))).not.toEqual([])
})

test.each(markdownPayloads)('a deal stays clean of %j @FRM-6 @XS-08', async (payload) => {
  expect(findings(placed(await renderMarkdown(payload)))).toEqual([])
})

test.each(markdownPayloads)(
  'without a sanitiser something of the deal %j would be in the page @XS-10',
  (payload) => {
    expect(findings(placed(marked.parse(payload, { async: false })))).not.toEqual([])
  },
)

test.each(pureMarkdown)('sanitising before marked would let %j through @XS-09', (payload) => {
  expect(findings(placed(marked.parse(String(sanitizeHtml(payload)), { async: false })))).not.toEqual([])
})

test('islands, templates and slots in a content page are gone, their text stays @XS-11 @XS-12', () => {
  const island =
    '<astro-island component-url="data:text/javascript,x" renderer-url="x" client="load">text</astro-island>'
  const template = '<template data-astro-template><p>hidden</p></template><slot>shown</slot><x-y>too</x-y>'
  expect(placed(sanitizeHtml(island + template)).innerHTML).toBe('textshowntoo')
})

test('no name or id of the content reaches the page @XS-16', () => {
  const root = placed(
    sanitizeHtml('<img name=getElementById src=/x><a id=config href=/x>a</a><p id=root>p</p>'),
  )
  expect(root.innerHTML).toBe('<img src="/x"><a href="/x" rel="noopener noreferrer">a</a><p>p</p>')
})

test('honest content looks as it was written @RTE-10', () => {
  const honest = [
    '<h2>Rules</h2><p>One <strong>two</strong> <em>three</em><br>four &amp; five</p>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote cite="https://club.example">c</blockquote>',
    '<table><thead><tr><th colspan="2">d</th></tr></thead><tbody><tr><td>e</td><td>f</td></tr></tbody></table>',
    '<img src="https://club.example/x.png" alt="A picture" width="100" height="50"><hr><pre><code>g</code></pre>',
    '<details open=""><summary>h</summary><p lang="sk" dir="ltr">i</p></details>',
  ].join('')
  expect(String(sanitizeHtml(honest))).toBe(honest)
})

test('a link to another site opens in its own tab without an opener; one inside stays @XS-21', () => {
  const html = [
    '<a href="https://other.example/x">out</a>',
    `<a href="${location.origin}/coupons">in</a>`,
    '<a href="/coupons">in</a><a href="?page=2">in</a><a href="#end">in</a>',
    '<a href="mailto:help@club.example">mail</a><a href="tel:+421900">call</a>',
    '<a href="https://other.example/y" target="_self" rel="opener">out</a>',
  ]
  const links = [...placed(sanitizeHtml(html.join(''))).querySelectorAll('a')]
  expect(links.map((link) => link.rel)).toEqual(links.map(() => 'noopener noreferrer'))
  expect(links.map((link) => link.target)).toEqual(['_blank', '', '', '', '', '', '', '_blank'])
})

test('a link that names a user before its host loses its address, not its words, in HTML and in Markdown @XS-17 @RTE-10', async () => {
  const address = 'https://club.test@evil.test/'
  const html = placed(sanitizeHtml(`<a href="${address}">Club</a> <a href="//a:b@evil.test">Shop</a>`))
  expect(html.innerHTML).toBe('<a>Club</a> <a>Shop</a>')
  expect(placed(sanitizeHtml(`<img src="${address}x.png" alt="x">`)).innerHTML).toBe('<img alt="x">')
  const deal = placed(await renderMarkdown(`[Club](${address})`))
  expect(deal.querySelector('a')?.hasAttribute('href')).toBe(false)
  expect(deal.textContent?.trim()).toBe('Club')
})

test("a deal's Markdown becomes headings, lists, tables and links @FRM-6", async () => {
  const root = placed(
    await renderMarkdown('# Deal\n\n- **now**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[more](/deal)'),
  )
  expect(root.querySelector('h1')?.textContent).toBe('Deal')
  expect(root.querySelector('li strong')?.textContent).toBe('now')
  expect(root.querySelectorAll('td')).toHaveLength(2)
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/deal')
})

test.each([null, undefined, 0, 5, true, {}, [], ['<b>x</b>']])(
  'what is no text is empty @FT-33',
  async (value) => {
    expect(String(sanitizeHtml(value))).toBe('')
    expect(String(await renderMarkdown(value))).toBe('')
  },
)

test('a text of a megabyte is cut @FT-33', async () => {
  expect(String(sanitizeHtml('x'.repeat(1_000_000)))).toHaveLength(longestHtml)
  const deal = placed(await renderMarkdown('x'.repeat(1_000_000)))
  expect(deal.textContent?.trim()).toHaveLength(longestMarkdown)
})

test('a cut in the middle of a tag leaves nothing half open @FT-33', () => {
  const html = `${'x'.repeat(longestHtml - 12)}<img src=x onerror="alert(1)">`
  expect(findings(placed(sanitizeHtml(html)))).toEqual([])
})

const linkTo = (address: string) => {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = 'A shop'
  return link.outerHTML
}

test.each(unreadable)(
  'a member reads a text whose link %s no browser can read, as words @A1 @RTE-10',
  async (address) => {
    const html = `${linkTo(address)}<p>The end of the text</p>`
    const text = placed(sanitizeHtml(html))
    expect(text.textContent).toBe('A shopThe end of the text')
    const href = text.querySelector('a')?.getAttribute('href') ?? null
    if (href !== null) expect(URL.canParse(href, location.href), href).toBe(true)
    expect(
      placed(await renderMarkdown(`[A shop](<${address}>)\n\nThe end of the text`)).textContent,
    ).toContain('The end of the text')
  },
)

test('no address that a club types into a link keeps its text from a member @A1 @RTE-10 @FRM-6', async () => {
  await fc.assert(
    fc.asyncProperty(anyAddress, async (address) => {
      const text = placed(sanitizeHtml(`${linkTo(address)}<p>The end of the text</p>`))
      expect(text.textContent).toBe('A shopThe end of the text')
      for (const link of text.querySelectorAll('a[href]'))
        expect(URL.canParse(link.getAttribute('href') ?? '', location.href)).toBe(true)
      const markdown = `[A shop](${address})\n\n<${address}>\n\nThe end of the text`
      expect(placed(await renderMarkdown(markdown)).textContent).toContain('The end of the text')
    }),
    { numRuns: 100 },
  )
})

test('of a text beyond all measure its beginning is shown, and a sentence says so as text @B8', async () => {
  const tooLong = 'Too long <b>here</b>.'
  const cut = placed(sanitizeHtml(`<p>${'word '.repeat(longestHtml / 4)}<a href="/x`, tooLong))
  expect(cut.querySelector('p:last-child')?.textContent).toBe(tooLong)
  expect(cut.textContent?.length).toBeLessThan(longestHtml + 100)
  const markdown = placed(await renderMarkdown('**word** '.repeat(longestMarkdown / 4), tooLong))
  expect(markdown.querySelector('p:last-child')?.textContent).toBe(tooLong)
  expect(placed(sanitizeHtml('<p>short</p>', tooLong)).innerHTML).toBe('<p>short</p>')
})
