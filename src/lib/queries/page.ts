import { queryOptions } from '@tanstack/react-query'
import { getPage, getPageHtml } from '#lib/api/endpoints/pages.ts'
import { isHtmlPage } from '#lib/domain/page.ts'
import { call } from './call.ts'

/** What a content page is: its title and the type of its content. */
export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['page', id],
    queryFn: async ({ signal }) => (await call(getPage, { params: { id } }, { signal })).page,
  })

/** The words of an HTML page, asked for only once it is known to be one. Not safe as they are. Spec §7. */
export const pageHtmlQuery = (id: string, page: Parameters<typeof isHtmlPage>[0] | undefined) =>
  queryOptions({
    queryKey: ['page-html', id],
    queryFn: ({ signal }) => call(getPageHtml, { params: { id } }, { signal }),
    enabled: page !== undefined && isHtmlPage(page),
  })
