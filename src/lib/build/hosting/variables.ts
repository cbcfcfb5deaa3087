import { readApiUrl, readErrorsUrl, readSessionMode } from './build-settings.ts'

/** Reads the build's variables; a mistake in them ends the process with one sentence, without the lines of a program that it is not about. */
const readVariables = () => {
  try {
    return {
      apiUrl: readApiUrl(process.env),
      sessionMode: readSessionMode(process.env),
      errorsUrl: readErrorsUrl(process.env),
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

export const { apiUrl, sessionMode, errorsUrl } = readVariables()
