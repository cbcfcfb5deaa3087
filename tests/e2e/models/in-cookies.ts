import { test } from 'playwright/test'

/** Tells whether the running journey is of the site whose sessions are in cookies. */
export const isInCookies = (): boolean => test.info().project.name === 'cookies'
