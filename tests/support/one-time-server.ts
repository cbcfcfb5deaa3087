/** A platform as strict as they come: each refresh token works once, and a used one ends its whole family. */
export const oneTimeServer = () => {
  let count = 0
  const families = new Map<string, { alive: boolean; access: string; refresh: string }>()
  const owner = new Map<string, string>()
  const seen: { path: string; token: string | undefined; status: number }[] = []
  let brokenAnswer: (() => Promise<Response> | Response) | undefined

  const issue = (family: string, token?: string) => {
    count += 1
    const pair = { token: token ?? `access-${count}`, refresh_token: `refresh-${count}` }
    families.set(family, { alive: true, access: pair.token, refresh: pair.refresh_token })
    owner.set(pair.refresh_token, family)
    owner.set(pair.token, family)
    return pair
  }
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

  const respond = async (path: string, token: string | undefined, body: string): Promise<Response> => {
    if (path === 'user/token/refresh') {
      if (brokenAnswer) return brokenAnswer()
      const used = String(JSON.parse(body).refresh_token)
      const name = owner.get(used)
      const family = name === undefined ? undefined : families.get(name)
      if (!family?.alive || name === undefined) return answer({ error: { message: 'over' } }, 401)
      if (family.refresh !== used) {
        family.alive = false
        return answer({ error: { message: 'reused' } }, 401)
      }
      return answer({ data: issue(name) })
    }
    if (path === 'user/logout') return new Response(null, { status: 204 })
    const family = families.get(owner.get(token ?? '') ?? '')
    if (!family?.alive || family.access !== token) return answer({}, 401)
    return answer({ data: { user: { id: owner.get(token ?? '') } } })
  }

  return {
    /** Signs somebody in: a new family; with an access token of one's own making. */
    issue,
    /** Makes the access token of a family stale, as time does. */
    expire: (family: string) => {
      const known = families.get(family)
      if (known) known.access = 'stale'
    },
    /** Ends a family, as an administrator or a used refresh token does. */
    revoke: (family: string) => {
      const known = families.get(family)
      if (known) known.alive = false
    },
    /** Sets the answer that refreshes get instead, until it is taken back with undefined. */
    break: (how: typeof brokenAnswer) => {
      brokenAnswer = how
    },
    seen,
    refreshes: () => seen.filter(({ path }) => path === 'user/token/refresh').length,
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const path = String(input).replace(/^.*\/wl\/v1\//, '')
      const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '')
      const response = await respond(path, token, String(init.body ?? ''))
      seen.push({ path, token, status: response.status })
      return response
    },
  }
}
