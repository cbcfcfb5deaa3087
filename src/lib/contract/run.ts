import { readCommandLine, usage } from './command-line.ts'
import { isGreen, report } from './table.ts'
import { type Wish, walk } from './walk.ts'

/** Runs the command; resolves to its exit code. */
export const main = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  fetcher: typeof fetch = fetch,
): Promise<0 | 1 | 2> => {
  if (args.includes('--help')) {
    console.info(usage)
    return 0
  }
  let wish: Wish
  try {
    wish = readCommandLine(args, environment)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 2
  }
  const lines = await walk(wish, fetcher)
  console.info(report(lines))
  return isGreen(lines) ? 0 : 1
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), process.env)
