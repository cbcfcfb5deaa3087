import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { getMember } from '#lib/api/endpoints/member.ts'
import { call } from './call.ts'
import { persisted } from './persisted.ts'

/** The member who is signed in. */
export const memberQuery = queryOptions({
  queryFn: async ({ signal }) => (await call(getMember, {}, { signal })).user,
  ...persisted(['user'], (user) => v.parse(getMember.response, { user }).user),
})
