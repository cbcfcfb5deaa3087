import { wait } from './wait.ts'

// A machine that is busy takes longer to draw; how long is nothing that a test of an island is about.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: wait })
}
