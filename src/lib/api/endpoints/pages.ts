import * as v from 'valibot'
import { page } from '../../domain/pages/page.ts'
import { endpoint } from '../endpoint.ts'

/** Reads a page's description, with the kind of its content. */
export const getPage = endpoint({ path: 'page/{id}', response: v.object({ page }) })

/** The body of an HTML page, as text; not safe as it is. */
export const getPageHtml = endpoint({
  path: 'page/{id}/html',
  response: v.union([
    v.string(),
    v.pipe(
      v.object({ html: v.string() }),
      v.transform(({ html }) => html),
    ),
  ]),
})
