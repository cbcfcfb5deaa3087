import type { APIRoute, GetStaticPaths } from 'astro'
import { dictionaries } from '#lib/i18n/dictionaries.ts'

/** A file for each language but English, whose words are in the code of every page. */
export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(dictionaries).map((locale) => ({ params: { locale } }))

/** The dictionary of a language as a module, `/words/bg.js`. */
export const GET: APIRoute = async ({ params: { locale = '' } }) => {
  const words = await Object.entries(dictionaries).find(([name]) => name === locale)?.[1]()
  return new Response(`export const words = ${JSON.stringify(words)}`)
}
