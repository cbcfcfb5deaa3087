import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * The site's own config, for a build in which one word is another one: ONE_WORD names the file by its end, the text and what
 * takes its place. No source is touched.
 */
const [file, text, other] = JSON.parse(process.env.ONE_WORD ?? '["","",""]')

const changed = (source) => {
  if (!source.includes(text)) throw new Error(`${file} does not say ${text}.`)
  return source.replace(text, other)
}
const isIt = (id) => file !== '' && id.split('?')[0].endsWith(file)

// Node reads some of the words itself, the bundler the others.
registerHooks({
  load: (url, context, next) => {
    const result = next(url, context)
    return isIt(url) && result.source ? { ...result, source: changed(String(result.source)) } : result
  },
})
const { default: site } = await import('../../astro.config.mjs')

const oneWord = {
  name: 'one-word',
  enforce: 'pre',
  load: (id) => {
    if (!isIt(id)) return undefined
    const [path, query] = id.split('?')
    const source = changed(readFileSync(path, 'utf8'))
    return query === 'raw' ? `export default ${JSON.stringify(source)}` : source
  },
}

export default { ...site, vite: { ...site.vite, plugins: [oneWord, ...site.vite.plugins] } }
