// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RewardIsland } from '#islands/rewards/reward.island.tsx'
import { RewardsIsland } from '#islands/rewards/rewards.island.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})

const answer = (fields: object) =>
  stage.answer('getReward', {
    reward: { id: 'mug', name: 'Enamel mug', points: 1000, fulfilment: ['delivery'], ...fields },
  })
const listed = (rewards: unknown) => stage.answer('listRewards', { rewards })
const show = (Island: typeof RewardIsland, path: string) => {
  stage.at(path)
  stage.member()
  return render(<Island />)
}
const button = () => screen.findByRole('button', { name: /^Get this reward/ })

test('rewards that lack what they need are left out, and fields that are odd are not shown @RWD-1 FT-14', async () => {
  listed([
    null,
    { name: 'Without an id' },
    { id: 1, name: 'Odd', points: 'many', stock: 'NaN', image: 'javascript:alert(1)', fulfilment: 'by air' },
    { id: '1', name: 'The same again' },
    { id: 2, name: 'In words', points: '250000', stock: '2', fulfilment: ['delivery', 'by air'] },
  ])
  show(RewardsIsland, '/rewards')
  await screen.findByRole('heading', { level: 2, name: 'Odd' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /Odd/ })).toHaveProperty('textContent', 'OddFree')
  const other = screen.getByRole('link', { name: /In words/ }).textContent?.replaceAll('\u00a0', ' ')
  expect(other).toMatch(/^In words.*Only 2 left2,500 points$/)
  expect(document.querySelector('img')).toBeNull()
})

test('the story of a reward is made safe before it is shown @RWD-1 XS-01', async () => {
  answer({
    description_html:
      '<h2>Warm</h2><img src=x onerror="window.__hit=1"><script>window.__hit=1</script><form><input></form>',
  })
  show(RewardIsland, '/reward/mug')
  await screen.findByRole('heading', { level: 2, name: 'Warm' })
  expect(document.querySelector('script, form, input, [onerror]')).toBeNull()
  expect(Reflect.get(window, '__hit')).toBeUndefined()
})

test.each([
  ['can be had in no way', { fulfilment: ['by air'] }, ['You can’t get this reward here.']],
  ['no cause takes', { fulfilment: ['donation'], causes: [] }, ['You can’t get this reward here.']],
  ['is sold out', { stock: 0 }, ['This reward is out of stock.']],
])('a reward that %s says so, and its button stays still @RWD-1', async (_, fields, texts) => {
  answer(fields)
  show(RewardIsland, '/reward/mug')
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
  const choose = await button()
  expect(choose.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(choose)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['that she has the points for is not offered', 425_050, 0],
  ['that she is short of points for is offered', 425_051, 1],
])('a reward %s as her goal @PTS-2', async (_, points, offers) => {
  answer({ points, description_html: '<h2>Warm</h2>' })
  show(RewardIsland, '/reward/mug')
  await screen.findByRole('heading', { name: 'Warm' })
  if (offers) await screen.findByText('0.01 points to go')
  else await waitFor(async () => expect((await button()).hasAttribute('aria-disabled')).toBe(false))
  expect(screen.queryAllByRole('button', { name: 'Make it my goal' })).toHaveLength(offers)
})

test('a reward that no cause takes can be had in its other ways alone @RWD-2', async () => {
  answer({ fulfilment: ['donation', 'delivery'], causes: [] })
  show(RewardIsland, '/reward/mug')
  expect(await screen.findByText('Delivery')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Donation')).toBeNull())
  const choose = await button()
  await waitFor(() => expect(choose.hasAttribute('aria-disabled')).toBe(false))
  fireEvent.click(choose)
  expect(await screen.findByRole('group', { name: 'Where should we send it?' })).toBeTruthy()
})

test('a member picks a reward up, and the way to the place is one press away @RWD-2', async () => {
  show(RewardIsland, '/reward/basket')
  const choose = await button()
  await waitFor(() => expect(choose.hasAttribute('aria-disabled')).toBe(false))
  fireEvent.click(choose)
  fireEvent.click(await screen.findByRole('radio', { name: /^Market Cross/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reward reserved' })
  expect(dialog.textContent).toMatch(/Show this code to our staff\..*\d{8}/)
  expect(screen.getByRole('link', { name: /^Open in maps: ?Market Cross/ })).toBeTruthy()
})

test('an unverified member reads why she cannot choose a reward, and is led to verify her account @RWD-1', async () => {
  stage.at('/reward/mug')
  stage.member('unverified')
  render(<RewardIsland />)
  const reason = 'Only verified accounts can select rewards'
  const link = await screen.findByRole('link', { name: 'Verify my account' })
  expect(link.getAttribute('href')).toBe('/email-confirmation')
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason)
  expect(screen.queryByRole('button', { name: /^Get this reward/ })).toBeNull()
})

test('a reward that is gone says so and leads back to the catalogue @RWD-1', async () => {
  show(RewardIsland, '/reward/nothing')
  expect(await screen.findByText('This reward is no longer available.')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'Back to rewards' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rewards', '/rewards'])
})

test('while the member is not known nothing is promised @RWD-1', async () => {
  stage.fault({ endpoint: 'getMember', status: 503 })
  show(RewardIsland, '/reward/mug')
  const choose = await button()
  expect(choose.getAttribute('aria-disabled')).toBe('true')
  expect(choose.hasAttribute('aria-describedby')).toBe(false)
})
