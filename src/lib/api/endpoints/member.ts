import * as v from 'valibot'
import { member } from '../../domain/member.ts'
import { endpoint } from '../endpoint.ts'

/** Reads the member who is signed in. */
export const getMember = endpoint({ path: 'user', response: v.object({ user: member }), assumed: true })
