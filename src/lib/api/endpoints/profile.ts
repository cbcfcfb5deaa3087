import * as v from 'valibot'
import { sex } from '../../domain/member.ts'
import { nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Changes what is given and nothing else; `primary_phone` is a number the member already has. */
export const updateProfile = endpoint({
  method: 'POST',
  path: 'user/profile',
  body: v.partial(
    v.object({
      firstname: v.string(),
      lastname: v.string(),
      email: v.string(),
      sex,
      primary_phone: v.string(),
      lang: v.string(),
    }),
  ),
  response: nothing,
  refreshes: ['user'],
  assumed: true,
})
