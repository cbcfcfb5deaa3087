/** Fails when a signal does, and never ends otherwise. */
export const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })

/** Lets a signal interrupt an answer, its body included, as it would in a browser. */
export async function abortable(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const response = await Promise.race([answer, rejection(signal)])
  if (!response.body) return response
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response)
}
