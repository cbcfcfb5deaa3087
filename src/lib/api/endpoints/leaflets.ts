import { leaflet } from '../../domain/leaflets/leaflet.ts'
import { listAnswer, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The printed leaflets. */
export const listLeaflets = endpoint({
  path: 'leaflets',
  query: paging,
  response: listAnswer('leaflets', leaflet),
  assumed: true,
})
