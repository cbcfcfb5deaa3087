const cookie = 'sandbox-world'

/** Until the browser is closed, or with `; max-age=0` no longer. */
const nameWorld = (name: string, until = ''): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${cookie}=${name}; path=/; SameSite=Lax${until}`
}

/** Gives this browser a world of its own, unless it has one. */
export const ownWorld = (): void => {
  const [, known] = new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(document.cookie) ?? []
  nameWorld(known ?? crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 40))
}

/** Brings this browser back to the world that everybody shares. */
export const leaveWorld = (): void => nameWorld('', '; max-age=0')

/** There is no sandbox behind this site, or it was started without its controls. */
export class NoSandbox extends Error {}

/**
 * Calls a control of the sandbox. Fails with NoSandbox where nothing answers as the sandbox does, and with its own words
 * where it refuses.
 */
export const control = async (path: string, body: unknown = {}): Promise<unknown> => {
  const response = await fetch(`/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.headers.get('content-type')?.includes('json')) throw new NoSandbox()
  const { data, error } = (await response.json()) as { data?: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return data
}
