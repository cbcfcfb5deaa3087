import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${title}"><link rel="icon" href="/favicon.svg"><style>body{font:16px/1.5 Arial,sans-serif;margin:24px}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/** Two static pages without a script that link to each other: what the same server and browser need at the least. */
export const writeBarePages = (dist: string): void => {
  const rows = Array.from({ length: 20 }, (_, index) => `<p><a href="/bare-detail">Row ${index + 1}</a></p>`)
  writeFileSync(join(dist, 'bare-list.html'), page('Bare list', rows.join('')))
  writeFileSync(join(dist, 'bare-detail.html'), page('Bare detail', '<p><a href="/bare-list">Back</a></p>'))
}
