import { fileURLToPath } from 'node:url'

/** The folder in which journeys put stamped sites, one per host; the server of the journeys looks there. */
export const stampedFolder = fileURLToPath(new URL('../../../test-results/stamped', import.meta.url))
