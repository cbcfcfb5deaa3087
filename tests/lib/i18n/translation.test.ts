import { expectTypeOf, test } from 'vitest'
import type { Translation, Words } from '#lib/i18n/translation.ts'

test('each wording asks for exactly what it fills in', () => {
  expectTypeOf<Words['coupons']['empty']>().toEqualTypeOf<() => string>()
  expectTypeOf<Words['common']['points']>().parameters.toEqualTypeOf<[{ readonly n: number }]>()
  expectTypeOf<Words['signIn']['code']['sent']>().parameters.toEqualTypeOf<[{ readonly phone: string }]>()
  expectTypeOf<Words['errors']['string']['max']>().parameters.toEqualTypeOf<
    [{ readonly field: string; readonly max: number }]
  >()
})

test('another language has the keys of English and any text', () => {
  expectTypeOf<Translation['common']>().toHaveProperty('close').toEqualTypeOf<string>()
  expectTypeOf<keyof Translation>().toEqualTypeOf<keyof Words>()
})
