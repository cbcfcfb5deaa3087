import { expect, test } from 'vitest'
import { placesOf } from '#lib/config/club.ts'
import { readSettings } from '#lib/config/settings.ts'

const link = (target: string) => ({ title: target, link: { target, type: 'APP' } })
const places = (general: Record<string, unknown>) => placesOf(readSettings(general).GENERAL)

test('the bar of a phone has the lists of the club’s menu, however it writes them, and its card @TIL-4', () => {
  expect(places({ 'GENERAL.routes.items': ['COUPONS', '/rewards', 'perks'].map(link) })).toBe(
    'coupons card rewards',
  )
  expect(places({ 'GENERAL.routes.items': [link('rewards')] })).toBe('card rewards')
  expect(places({ 'GENERAL.routes.items': [link('coupons')], 'GENERAL.card': false })).toBe('coupons')
  expect(places({ 'GENERAL.card': false })).toBe('')
})
