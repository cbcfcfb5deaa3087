import { expect, test } from 'vitest'
import { balanceOf, isBalanceUnclear, primaryWallet } from '#lib/domain/points/points.ts'

const purse = (points: number, is_primary = false) => ({ points, is_primary })

test('the wallet marked primary is the one used @CPN-3', () => {
  expect(primaryWallet([purse(1), purse(2, true), purse(3, true)])).toEqual(purse(2, true))
  expect(balanceOf({ wallets: [purse(1), purse(2, true)] })).toBe(2)
})

test('an only wallet counts unmarked, and so does the only one with points; of several with points none does @CPN-3', () => {
  expect(balanceOf({ wallets: [purse(7)] })).toBe(7)
  expect(balanceOf({ wallets: [purse(0), purse(8), { is_primary: false, points: null }] })).toBe(8)
  expect(balanceOf({ wallets: [purse(7), purse(8)] })).toBe(0)
})

test.each([
  [[purse(7), purse(8)], true],
  [[purse(7), purse(8, true)], false],
  [[purse(7), purse(0)], false],
  [[purse(0), purse(0)], false],
  [[], false],
])('of the wallets %j it is unclear which counts: %s @CPN-3', (wallets, unclear) => {
  expect(isBalanceUnclear({ wallets })).toBe(unclear)
})

test.each([[[]], [null], [undefined]])('a member with wallets %j has no points @CPN-3', (wallets) => {
  expect(primaryWallet(wallets)).toBeUndefined()
  expect(balanceOf({ wallets })).toBe(0)
})

test('a primary wallet without a readable balance holds nothing @CPN-3', () => {
  expect(balanceOf({ wallets: [{ is_primary: true, points: null }] })).toBe(0)
})
