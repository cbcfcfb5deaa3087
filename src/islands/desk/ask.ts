import type { Desk, Saved, Status } from '#lib/build/desk/model.ts'

/** The result of handing over. */
export interface HandedOver {
  readonly branch: string
  readonly address?: string
  readonly sentence: string
}

const readAnswer = async (response: Response): Promise<unknown> => {
  const answer = (await response.json()) as { readonly error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer
}

const post = async (action: string, given: Readonly<Record<string, string>> = {}, keepalive = false) =>
  readAnswer(
    await fetch(`api/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(given),
      keepalive,
    }),
  )

/** The calls of the desk's page to its server; each rejects with a sentence. */
export const ask = {
  desk: async () => (await readAnswer(await fetch('api/desk'))) as Desk,
  /** `last`: the page is closed meanwhile. */
  draft: async (name: string, text: string, last = false) =>
    (await post('draft', { name, text }, last)) as Status,
  fits: async (name: string) => (await post('fits', { name })) as Status,
  save: async () => (await post('save')) as Saved,
  handOver: async (about: string) => (await post('hand-over', { about })) as HandedOver,
} as const

/** Signs a person of the demo in to a club, and returns her tokens as the portal keeps them. */
export const signIn = async (club: string): Promise<string> => {
  const response = await fetch(`/wl/v1/user/login?tenant=${encodeURIComponent(club)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'verified@example.com', password: 'Demo1234' }),
  })
  const { data } = (await response.json()) as { readonly data: unknown }
  return JSON.stringify(data)
}
