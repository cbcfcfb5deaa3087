/** Returns the makers of a club's links: to a page of the portal, and to a page of its own site. */
export const linksOf = (site: string) => ({
  page: (title: string, target: string) => ({ title, link: { target, type: 'APP' } }),
  outside: (title: string, path: string) => ({
    title,
    link: { target: `${site}/${path}`, type: 'URL_BLANK' },
  }),
})
