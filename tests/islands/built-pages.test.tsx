// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AccessibilityIsland } from '#islands/accessibility/accessibility.island.tsx'
import { AccountAccessIsland } from '#islands/account-access/account-access.island.tsx'
import { DeliveryAddressIsland } from '#islands/addresses/delivery-address.island.tsx'
import { DeliveryAddressesIsland } from '#islands/addresses/delivery-addresses.island.tsx'
import { CardIsland } from '#islands/card/card.island.tsx'
import { CouponIsland } from '#islands/coupons/coupon.island.tsx'
import { CouponsIsland } from '#islands/coupons/coupons.island.tsx'
import { DashboardIsland } from '#islands/dashboard/dashboard.island.tsx'
import { DeletionIsland } from '#islands/deletion/deletion.island.tsx'
import { NewsIsland } from '#islands/news/news.island.tsx'
import { PerksIsland } from '#islands/perks/perks.island.tsx'
import { PrivacyIsland } from '#islands/privacy/privacy.island.tsx'
import { ProfileIsland } from '#islands/profile/profile.island.tsx'
import { PromoCodeIsland } from '#islands/promo-code/promo-code.island.tsx'
import { ReceiptsIsland } from '#islands/receipts/receipts.island.tsx'
import { ForgotIsland } from '#islands/recovery/forgot.island.tsx'
import { PasswordResetIsland } from '#islands/recovery/password-reset.island.tsx'
import { MyRewardsIsland } from '#islands/rewards/my-rewards.island.tsx'
import { RewardIsland } from '#islands/rewards/reward.island.tsx'
import { RewardsIsland } from '#islands/rewards/rewards.island.tsx'
import { PasswordLoginIsland } from '#islands/sign-in/password-login.island.tsx'
import { StoresIsland } from '#islands/stores/stores.island.tsx'
import { TransactionsIsland } from '#islands/transactions/transactions.island.tsx'
import { EmailConfirmationIsland } from '#islands/verification/email-confirmation.island.tsx'
import { setStage } from './frame/stage.ts'

const stage = setStage()

/** The fields that can be typed into. */
const fields = (root: Element) => [
  ...root.querySelectorAll<HTMLInputElement>('input:not([hidden], [type=checkbox])'),
]

/** Draws the HTML that the build has of an island, and lets the island take it over for whoever has come by then. */
const takeOver = async (Island: ComponentType, path: string, come: () => void) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stage.club()
  stage.at(path)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(createElement(Island))
  expect(root.innerHTML).not.toContain('style=')
  expect(stage.sandbox.controls.log()).toEqual([])
  for (const field of fields(root)) field.value = 'early'
  come()
  const mismatches: unknown[] = []
  const island = await act(async () =>
    hydrateRoot(root, createElement(Island), { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  return {
    root,
    leave: async () => {
      await act(async () => island.unmount())
      root.remove()
    },
  }
}

test.each([
  ['/', DashboardIsland, '4,250.5'],
  ['/coupons', CouponsIsland, 'Full tank Friday'],
  ['/coupon/1', CouponIsland, 'Free flat white'],
  ['/rewards', RewardsIsland, 'Enamel travel mug'],
  ['/reward/mug', RewardIsland, 'Enamel travel mug'],
  ['/news', NewsIsland, 'A new station opens'],
  ['/perks', PerksIsland, 'Free air and water'],
] as const)(
  'the built HTML of %s asks for nothing, and hydrates without a difference when a member has come @DSH-1 @CPN-1 @RWD-1 @NWS-1',
  async (path, Island, text) => {
    const { root, leave } = await takeOver(Island, path, stage.member)
    await waitFor(() => expect(root.textContent).toContain(text))
    await leave()
  },
)

test.each([
  ['/privacy', PrivacyIsland, 0],
  ['/accessibility', AccessibilityIsland, 0],
  ['/email-confirmation', EmailConfirmationIsland, 0],
  ['/pass-login', PasswordLoginIsland, 2],
  ['/forgot', ForgotIsland, 1],
  ['/password-reset?token=abc', PasswordResetIsland, 2],
] as const)(
  'the built HTML of %s hydrates without a difference for a visitor, and keeps what was typed before it ran @AUT-4 @PRV-1 FT-32',
  async (path, Island, count) => {
    const { root, leave } = await takeOver(Island, path, stage.visitor)
    expect(fields(root).map(({ value }) => value)).toEqual(Array(count).fill('early'))
    await leave()
  },
)

test.each([
  ['/', DashboardIsland, 4],
  ['/card', CardIsland, 1],
  ['/transactions', TransactionsIsland, 1],
  ['/my-rewards', MyRewardsIsland, 1],
  ['/receipts', ReceiptsIsland, 1],
  ['/stores', StoresIsland, 1],
  ['/privacy', PrivacyIsland, 1],
  ['/promo-code', PromoCodeIsland, 1],
  ['/profile', ProfileIsland, 1],
  ['/account-access', AccountAccessIsland, 1],
  ['/delivery-addresses', DeliveryAddressesIsland, 1],
  ['/delivery-address', DeliveryAddressIsland, 1],
  ['/deletion', DeletionIsland, 1],
] as const)(
  'until it is known who is there, %s has nothing of a member, nothing to press and asks for nothing @DSH-1 @TRX-1 @RCP-1 @RWD-3 @STO-1 @PRF-1 @PRF-3 @PRF-4 @PRF-6 @PRF-7 @VER-2',
  (path, Island, shapes) => {
    stage.at(path)
    render(createElement<object>(Island))
    expect(screen.queryAllByRole('status', { name: 'Loading…' })).toHaveLength(shapes)
    for (const role of ['button', 'textbox', 'form', 'img']) expect(screen.queryByRole(role), role).toBeNull()
    expect(stage.sandbox.controls.log()).toEqual([])
  },
)
