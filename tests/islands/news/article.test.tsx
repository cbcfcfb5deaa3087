// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { ArticleIsland } from '#islands/news/article.island.tsx'
import { newsQuery } from '#lib/queries/content.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
beforeEach(() => stage.at('/news-article/opening'))

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const opening = 'A new station opens in Dunmore'
const show = () => {
  stage.member()
  return render(<ArticleIsland />)
}
const answer = (article: object) => stage.answer('getArticle', { article })

test('a message opens with its title, day, picture and words, and closes to the messages @NWS-1', async () => {
  const { container } = show()
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  await title(opening)
  expect(await screen.findByText('Quay Street')).toBeTruthy()
  const article = screen.getByRole('article', { name: opening })
  expect(within(article).getByText(/^\w+ \d+, \d{4}$/)).toBeTruthy()
  expect(container.querySelector('article img')).toBeTruthy()
  const ways = ['Back to messages', 'Close'].map((name) => screen.getByRole('link', { name }))
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/news', '/news'])
  expect(renderToString(<ArticleIsland />)).toContain('Back to messages')
})

test('what the list knew of a message stands at once, before its words @NWS-1', async () => {
  stage.member()
  await queryClient.fetchInfiniteQuery(newsQuery)
  stage.fault({ endpoint: 'getArticle', delay_ms: 50 })
  render(<ArticleIsland />)
  expect(screen.getByRole('heading', { level: 1, name: opening })).toBeTruthy()
  expect(screen.queryByText('Quay Street')).toBe(null)
  expect(await screen.findByText('Quay Street')).toBeTruthy()
})

test('a message is made safe; its title is text @NWS-1 XS-01', async () => {
  answer({
    id: 'opening',
    title: '<i>News</i>',
    body_html: '<p onclick="x()">Words</p><script>x()</script><iframe src="/"></iframe>',
    image: 'javascript:alert(1)',
  })
  const { container } = show()
  await title('<i>News</i>')
  expect((await screen.findByText('Words')).outerHTML).toBe('<p>Words</p>')
  expect(container.querySelector('article :is(script, iframe, img)')).toBe(null)
})

test('a message without title, day, picture and words is still a message @NWS-1', async () => {
  answer({ id: 'opening' })
  const { container } = show()
  await title('Message')
  expect(screen.getByRole('link', { name: 'Close' })).toBeTruthy()
  expect(container.textContent).not.toMatch(/Invalid|NaN|undefined|null/)
})

test('a message that is not there says so and shows the way to the others @NWS-1', async () => {
  stage.at('/news-article/never')
  show()
  expect(await screen.findByText('This message is no longer available.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Message' })).toBeTruthy()
  const ways = screen.getAllByRole('link', { name: 'Back to messages' })
  expect(ways.every((link) => link.getAttribute('href') === '/news')).toBe(true)
})
