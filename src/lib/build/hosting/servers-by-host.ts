import { caddyHeaders, caddyRules } from './caddyfile.ts'
import {
  type ByClub,
  type ClubsByHost,
  compareClubs,
  type HostedClubs,
  noClub,
  type PageLink,
} from './clubs.ts'
import { defaultPort, hostingBeside } from './generated.ts'
import { nginxMaps, nginxRules } from './nginx-config.ts'

const origin = 'Written by `npm run tenants`; each run that changes something writes it anew.'

/** The folder, beside the sites, of what serves all clubs. No domain has such a sign. */
export const allClubs = '_all'

/** Returns what to say of all clubs in nginx and Caddy: `$client_zone_club`, `{client_zone_club}`. */
const nameOf = (what: string): string => `client_zone_${what.replaceAll('-', '_')}`

/** A domain with a port is looked up by both, one without by the name alone. */
const hasPort = (domain: string): boolean => domain.includes(':')

/** A domain as a key of nginx's maps, which knows some words of its own. */
const key = (domain: string): string =>
  /^(?:default|hostnames|include|volatile)$/.test(domain) ? `\\${domain}` : `"${domain}"`

/** A value of each club by its folder, as nginx knows it. */
const nginxMap = (name: string, { usual, others }: ByClub): string =>
  `map $client_zone_club $${name} {
    default "${usual}";
${[...others].map(([domain, value]) => `    ${key(domain)} "${value}";`).join('\n')}
}`

/** The directives in which clubs differ have a variable; in the others the text itself stands. */
const policyOf = ({ directives }: ClubsByHost, variable: (name: string) => string): string =>
  directives
    .map(({ name, usual, others }) => (others.size === 0 ? usual : variable(nameOf(name))))
    .join('')
    .replace(/; $/, '')

const varying = ({ directives }: ClubsByHost) => directives.filter(({ others }) => others.size > 0)

/** A page's header `Link` for each group of clubs. */
const linksOf = (
  { groups }: ClubsByHost,
  line: (place: string, link: PageLink) => string,
): readonly string[] =>
  groups.flatMap((group, index) =>
    [...group].flatMap(([file, link]) => (link.common === '' ? [] : [line(`${index}/${file}`, link)])),
  )

const nginxClubs = (clubs: ClubsByHost): string => `# ${origin}
# Include it in the http block, and server.conf in a server. It needs a map_hash_bucket_size of 512 there.

map $host $client_zone_host {
    default ${noClub};
${clubs.domains
  .filter((domain) => !hasPort(domain))
  .map((domain) => `    ${key(domain)} "${domain}";`)
  .join('\n')}
}

map $http_host $client_zone_club {
    default $client_zone_host;
${clubs.domains
  .filter(hasPort)
  .map((domain) => `    ${key(domain)} "${domain}";`)
  .join('\n')}
}

${varying(clubs)
  .map((directive) => nginxMap(nameOf(directive.name), directive))
  .join('\n\n')}

${nginxMap('client_zone_links', clubs.groupOf)}

${nginxMap('client_zone_own_link', clubs.ownLink)}

map "$client_zone_links$uri" $client_zone_club_link {
    default "";
${linksOf(clubs, (place, { common, hasOwn }) => `    "${place}" "${common}${hasOwn ? '$client_zone_own_link' : ''}";`).join('\n')}
}

${nginxMaps()}
`

const nginxServer = (clubs: ClubsByHost, root: string): string => `# ${origin}
# Include it in a server block for the hosts of all clubs, beside what is yours: listen, server_name, certificates.

    root "${root}/$client_zone_club";

${nginxRules(
  policyOf(clubs, (name) => `\${${name}}`),
  '$client_zone_club_link',
)}
`

const nginxWhole = (clubs: ClubsByHost, folder: string): string => `# ${origin}
# Include it in the http block as it is. For certificates, another port, or the platform under the same origin (/wl/v1/, as in the
# nginx.conf of one club) include its two parts in a server of your own: what is written here is gone with the next run.

map_hash_bucket_size 512;
map_hash_max_size ${Math.max(4096, 8 * clubs.domains.length)};
include "${folder}/clubs.conf";

server {
    listen ${defaultPort} default_server;
    server_name _;
    include "${folder}/server.conf";
}
`

const caddyMap = (source: string, name: string, { usual, others }: ByClub): string =>
  `	map ${source} {${name}} {
${[...others].map(([domain, value]) => `\t\t${domain} "${value}"`).join('\n')}
		default "${usual}"
	}`

const caddyClubs = (clubs: ClubsByHost, root: string): string => `# ${origin}
# Import it, and in a site: import client_zone_clubs

${caddyHeaders(
  policyOf(clubs, (name) => `{${name}}`),
  'client_zone_club_headers',
)}

(client_zone_clubs) {
${caddyMap('{http.request.host}', 'client_zone_host', {
  usual: noClub,
  others: new Map(clubs.domains.filter((domain) => !hasPort(domain)).map((domain) => [domain, domain])),
})}
${caddyMap('{http.request.hostport}', 'client_zone_club', {
  usual: '{client_zone_host}',
  others: new Map(clubs.domains.filter(hasPort).map((domain) => [domain, domain])),
})}
${varying(clubs)
  .map((directive) => caddyMap('{client_zone_club}', nameOf(directive.name), directive))
  .join('\n')}
${caddyMap('{client_zone_club}', 'client_zone_links', clubs.groupOf)}
${caddyMap('{client_zone_club}', 'client_zone_own_link', clubs.ownLink)}

	root * "${root}/{client_zone_club}"
	encode gzip
	import client_zone_club_headers

${caddyRules('client_zone_club_headers', [
  '\t\tmap {client_zone_links}{path} {client_zone_club_link} {',
  ...linksOf(
    clubs,
    (place, { common, hasOwn }) => `\t\t\t${place} "${common}${hasOwn ? '{client_zone_own_link}' : ''}"`,
  ),
  '\t\t\tdefault ""',
  '\t\t}',
  '\t\t@linked not vars {client_zone_club_link} ""',
  '\t\theader @linked Link {client_zone_club_link}',
])}
}
`

const caddyWhole = (): string => `# ${origin}
# Run it as it is. For certificates, another port, or the platform under the same origin (/wl/v1/*, as in the Caddyfile of one
# club) import clubs.caddy into a Caddyfile of your own: what is written here is gone with the next run.

import clubs.caddy

:${defaultPort} {
	import client_zone_clubs
}
`

/**
 * The files by which one server serves all clubs of a folder, each under its host; by their names. A host that is none of
 * theirs gets 404. root: the folder of the sites on that server; these files lie beside it.
 */
export const serversByHost = (clubs: HostedClubs, root: string): ReadonlyMap<string, string> => {
  const compared = compareClubs(clubs)
  const folder = `${hostingBeside(root)}/${allClubs}`
  return new Map([
    ['clubs.conf', nginxClubs(compared)],
    ['server.conf', nginxServer(compared, root)],
    ['nginx.conf', nginxWhole(compared, folder)],
    ['clubs.caddy', caddyClubs(compared, root)],
    ['Caddyfile', caddyWhole()],
  ])
}
