/** The door for a colleague: pages for whoever came by the link, and nothing for others. */
export interface ColleagueGate {
  /** The path of the link. */
  readonly entrance: string
  readonly answer: (request: Request) => Promise<Response>
}

const cookie = 'desk-guest'

/** A page of this site, and no address of another one. */
const pageOf = (asked: string | null): string =>
  asked !== null && /^\/(?![/\\])[\w/.?=-]*$/.test(asked) ? asked : '/?tenant=fuel'

/** Makes the door that the address with `key` opens; only what `show` gives is behind it. */
export const colleagueGate = (show: (request: Request) => Promise<Response>, key: string): ColleagueGate => ({
  entrance: `/shown/${key}`,
  answer: async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === `/shown/${key}`)
      return new Response(null, {
        status: 303,
        headers: {
          Location: pageOf(searchParams.get('page')),
          'Set-Cookie': `${cookie}=${key}; Path=/; HttpOnly; SameSite=Lax`,
          'Referrer-Policy': 'no-referrer',
        },
      })
    const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
    if (!cookies.includes(`${cookie}=${key}`))
      return new Response('Ask your colleague for the link to this page.', { status: 403 })
    return show(request)
  },
})
