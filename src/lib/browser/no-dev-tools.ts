/** Stands in place of XState's link to a browser extension, which no page uses: testers inspect machines by its API. */
export const devToolsAdapter = (): void => {}
