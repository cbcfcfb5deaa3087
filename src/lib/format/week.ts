import { tagOf } from './tag.ts'

/** 0 is Sunday, 1 is Monday, as calendars and date-fns count. */
export type Weekday = 0 | 1

/** Weeks start on Monday in every language here but English as spoken in America. Spec §9 asks it of pl, ro and sk. */
export const weekStartsOn = (locale: string): Weekday => (tagOf(locale) === 'en' ? 0 : 1)
