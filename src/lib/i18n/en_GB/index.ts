import { en } from '../en/index.ts'
import type { Translation } from '../translation.ts'
import { auth } from './auth.ts'
import { coupons } from './coupons.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { offers } from './offers.ts'
import { rewards } from './rewards.ts'

/** The British dictionary: English, but for the areas in which it differs. */
export const en_GB = { ...en, auth, coupons, dashboard, errors, offers, rewards } satisfies Translation
