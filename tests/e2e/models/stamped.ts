import { resultsOfRun } from '../../support/results.ts'

/** The folder in which journeys put stamped sites, one per host; the server of the journeys looks there. */
export const stampedFolder = `${resultsOfRun()}/stamped`
