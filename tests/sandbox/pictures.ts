import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'

const folder = new URL('./assets/', import.meta.url)

/** The address of a drawn picture. Absolute, as a platform on another host would give it. */
export const pictureAt = (origin: string, name: string): string => `${origin}/__sandbox/assets/${name}.svg`

/** Returns settings with the address of each drawing in the place of its name, such as `picture:logo-fuel`. */
export const withPictures = <Settings>(origin: string, settings: Settings): Settings =>
  JSON.parse(JSON.stringify(settings), (_, value) => {
    const [, name] = /^picture:(.+)/.exec(value) ?? []
    return name ? pictureAt(origin, name) : value
  })

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
}

/** Serves a drawing, or the style of a map, by its file name; undefined when there is no such file. */
export function picture(file: string): Response | undefined {
  // Only names that the folder lists are read, so no name can lead out of it.
  const type = types[extname(file)]
  if (type === undefined || !readdirSync(folder).includes(file)) return undefined
  return new Response(readFileSync(new URL(file, folder)), {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
