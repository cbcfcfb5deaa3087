import { test } from 'vitest'
import { verifyBannerSample } from '#machines/frame/verify-banner.sample.ts'
import { expectMap } from '#support/map.ts'

test('every state and transition of the banner is reached, as its chart draws them', async () => {
  await expectMap(verifyBannerSample)
})
