import type { CDPSession, Page } from 'playwright'

/** A phone's window. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Slows a page down as a cheap phone on slow 4G is: a processor 4 times slower, 150 ms, 1.6 Mbit/s. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
