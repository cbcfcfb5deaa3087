/** The time that a reload may wait for the host, in milliseconds, when a kept page could be shown. */
const patience = 4000

/**
 * Answers a reload: with what the host has now, so that a new build comes at once; with the kept page where the host
 * does not answer, fails, or is too slow.
 */
export const networkFirst = async (
  request: Request,
  kept: () => Promise<Response | undefined>,
): Promise<Response> => {
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), patience)
  const answer = await fetch(request, { signal: wait.signal }).catch(() => undefined)
  clearTimeout(timer)
  if (answer && answer.status < 500) return answer
  return (await kept()) ?? answer ?? fetch(request)
}
