/**
 * Returns the route's pattern of the page that is shown, such as `/coupon/{id}`; `other` for an address that is none. It is read from
 * what the shell wrote down of the page, so that nothing has to bring the table of routes.
 */
export const pagePattern = (): string => {
  const [, page = '', id] = location.pathname.split('/')
  if (document.documentElement.dataset.audience === undefined || !/^[a-z-]*$/.test(page)) return 'other'
  return `/${page}${id === undefined ? '' : '/{id}'}`
}
