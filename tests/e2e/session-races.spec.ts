import { test } from './fixtures.ts'
import { expectOneRefresh, openTabs, patient } from './models/session-tabs.ts'

test('a member who reloads five tabs with an expired token stays signed in in all of them when the refresh takes 9 s @B2 @SES-5 @SES-6 AS-01 AS-02', async ({
  context,
  page,
  world,
}) => {
  const tabs = await openTabs(context, page, world, 5)
  await world.fault({ endpoint: 'refreshSession', delay_ms: 9000, times: 1 })
  await Promise.all(tabs.map((tab) => tab.goto('/coupons', { waitUntil: 'commit', ...patient })))
  await expectOneRefresh(world, tabs)
})

test('a member whose two tabs start ten times slower stays signed in in both @B2 @SES-6 AS-01', async ({
  context,
  page,
  world,
}) => {
  const tabs = await openTabs(context, page, world, 2)
  for (const tab of tabs) {
    const cdp = await context.newCDPSession(tab)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  }
  await world.fault({ endpoint: 'refreshSession', delay_ms: 3000, times: 1 })
  await Promise.all(tabs.map((tab) => tab.goto('/coupons', { waitUntil: 'commit', ...patient })))
  await expectOneRefresh(world, tabs)
})
