import { fileURLToPath } from 'node:url'

/** The folder where a build leaves the code that draws its islands, for `npm run tenants`. */
export const drawingFolder = fileURLToPath(new URL('../../../../.stamping', import.meta.url))

/** The name of that code's file. */
export const drawingFile = 'draw.js'
