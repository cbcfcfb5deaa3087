/** The sources of pictures that a content security policy allows, as its text says; undefined where it says nothing of them. */
export const imageSources = (policy: string): readonly string[] | undefined => {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/))
  const [sources] = ['img-src', 'default-src'].flatMap((name) =>
    directives.filter(([first]) => first === name),
  )
  return sources?.slice(1)
}

const fits = (source: string, url: URL, portal: string): boolean => {
  if (source === "'self'") return url.origin === portal
  if (source === '*') return /^https?:$/.test(url.protocol)
  if (/^[a-z]+:$/.test(source)) return url.protocol === source
  const [, scheme, star, host = '', port] =
    /^(?:([a-z]+):\/\/)?(\*\.)?([^:/]+)(?::(\d+|\*))?/i.exec(source) ?? []
  const isHost = star ? url.hostname.endsWith(`.${host}`) : url.hostname === host
  const isScheme = scheme === undefined || `${scheme}:` === url.protocol
  return isHost && isScheme && (port === undefined ? url.port === '' : port === '*' || port === url.port)
}

/** Tells whether every policy of a page allows an address. sources: of each policy. portal: the page's origin. */
export const isAllowed = (url: URL, sources: readonly (readonly string[])[], portal: string): boolean =>
  sources.every((list) => list.some((source) => fits(source, url, portal)))
