import { expectTypeOf, test } from 'vitest'
import type { Input, Output } from '#lib/api/endpoint.ts'
import type { endpoints } from '#lib/api/endpoints.ts'

type Endpoints = typeof endpoints

test('a call takes what its row asks for and gives what its row reads', () => {
  expectTypeOf<Input<Endpoints['removeIdentity']>>().toEqualTypeOf<{
    readonly params: { readonly id: string }
  }>()
  expectTypeOf<Input<Endpoints['signIn']>['body']>().toEqualTypeOf<{ email: string; password: string }>()
  expectTypeOf<Output<Endpoints['signIn']>>().toEqualTypeOf<{ token: string; refresh_token: string }>()
  expectTypeOf<Output<Endpoints['listCoupons']>['coupons'][number]['points']>().toEqualTypeOf<
    number | undefined
  >()
  expectTypeOf<Output<Endpoints['listCoupons']>['coupons'][number]['id']>().toEqualTypeOf<string>()
  expectTypeOf<Output<Endpoints['signOut']>>().toEqualTypeOf<undefined>()
})
