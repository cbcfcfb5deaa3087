import { queryOptions } from '@tanstack/react-query'
import { getPage, getPageHtml } from '#lib/api/endpoints/content.ts'
import { isHtmlPage } from '#lib/domain/pages/page.ts'
import { call } from './call.ts'

/** Reads the description of a content page: its title and the type of its content. */
export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['page', id],
    queryFn: async ({ signal }) => (await call(getPage, { params: { id } }, { signal, inPlace: 404 })).page,
  })

/** The words of an HTML page, asked for only once it is known to be one. Not safe as they are. RTE-10. */
export const pageHtmlQuery = (id: string, page: Parameters<typeof isHtmlPage>[0] | undefined) =>
  queryOptions({
    queryKey: ['page-html', id],
    queryFn: ({ signal }) => call(getPageHtml, { params: { id } }, { signal, inPlace: 404 }),
    enabled: page !== undefined && isHtmlPage(page),
  })
