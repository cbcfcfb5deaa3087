/** The address of the site of journeys: its server takes a free port, and `playwright.config.ts` keeps what it prints. */
export const site = process.env.CLIENT_ZONE_SITE ?? ''

/** The address of the build with `SESSION=cookie`, with a sandbox that keeps sessions in cookies: of the project `cookies`. */
export const cookieSite = process.env.CLIENT_ZONE_COOKIE_SITE ?? ''

/**
 * The address of the build for testers (`QA=1`), with a sandbox of its own: for `test.use({ baseURL })` in a journey of
 * the testers' pages.
 */
export const testersSite = process.env.CLIENT_ZONE_TESTERS_SITE ?? ''
