/** The port at which journeys find the site. */
export const port = Number(process.env.CLIENT_ZONE_PORT ?? 4390)

/** The port at which they find the build for testers (`QA=1`), with a sandbox of its own. */
export const testersPort = port + 1

/** For `test.use({ baseURL })` in a journey of the testers' pages. */
export const testersSite = `http://localhost:${testersPort}`
