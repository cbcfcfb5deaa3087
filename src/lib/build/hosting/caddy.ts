import { rewrites } from '../../routes.ts'
import {
  defaultPort,
  defaultRoot,
  fileHeaders,
  type HostedClubs,
  type HostedSite,
  headersOf,
  hiddenEndings,
  hostFiles,
  linksOf,
  literally,
  noClub,
  origin,
  type Pairs,
  pageCaching,
} from './host-files.ts'

/** Caddy's placeholder for the address as it was sent: the path that Caddy matches by itself is decoded. */
const sent = '{http.request.orig_uri}'

const shells = rewrites.map(({ from, page }) => {
  const stem = literally(from.slice(0, -1))
  return `\t\t@${page} vars_regexp ${page} ${sent} ^${stem}[^/?]+(\\?|$)\n\t\trewrite @${page} /${page}.html`
})

/** The headers of every answer, as a part that is imported. name: of the part. */
const headersPart = (policy: string, name: string): string => `(${name}) {
	header {
${Object.entries(headersOf(policy))
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		-Server
	}
}`

/** The rules of a site whose root stands before them. headers: the part with its headers. links: lines that set `Link`. */
const rules = (headers: string, links: readonly string[]): string => `	route {
		@hidden path /404 /${hostFiles.headers} /${hostFiles.redirects} ${hiddenEndings.map((ending) => `*.${ending}`).join(' ')}
		error @hidden 404
		@index vars_regexp index ${sent} ^/index(\\.html)?/*(\\?.*)?$
		redir @index /{re.index.2} 301
		@untidy vars_regexp untidy ${sent} ^(/[^/\\\\?][^?]*?)(\\.html/*|/+)(\\?.*)?$
		redir @untidy {re.untidy.1}{re.untidy.3} 301
		@home path /
		rewrite @home /index.html
${shells.join('\n')}
		try_files {path} {path}.html
${fileHeaders
  .flatMap(([address, headers]) =>
    Object.entries(headers).map(([name, value]) => `\t\theader ${address} ${name} "${value}"`),
  )
  .join('\n')}
		@pages path *.html
		header @pages Cache-Control "${pageCaching}"
${links.join('\n')}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import ${headers}
		header -Cache-Control
		header -Link
		rewrite * /404.html
		file_server
	}`

/**
 * A site of Caddy for the built site. Slashes at the end and `.html` lead to the one address of a page; an unknown
 * address is answered with 404.html and status 404.
 */
export const caddyfile = (site: HostedSite): string => `# ${origin}
# Yours to set: the address, root, and the platform.

${headersPart(site.policy, 'client_zone_headers')}

:${defaultPort} {
	root * ${defaultRoot}
	encode gzip
	import client_zone_headers

	# The platform under the same origin; without it, build with API_URL.
	# handle /wl/v1/* {
	#	reverse_proxy https://platform.example {
	#		header_up Host {upstream_hostport}
	#	}
	# }

${rules(
  'client_zone_headers',
  linksOf(site).map(([file, link]) => `\t\theader /${file} Link "${link}"`),
)}
}
`

/** A map of Caddy, from what stands in the table to a placeholder. */
const map = (source: string, name: string, other: string, table: Pairs) =>
  `map ${source} {client_zone_${name}} {
${table.map(([key, value]) => `\t\t${key} "${value}"`).join('\n')}
		default "${other}"
	}`

/** The files by which one Caddy serves all clubs of a folder; see `nginxOfClubs`. */
export const caddyOfClubs = (
  { hosts, policies, links }: HostedClubs,
  root: string,
): Readonly<Record<string, string>> => {
  return {
    'clubs.caddy': `# Written by \`npm run tenants\`; each run that changes something writes it anew.
# Import it, and in a site: import client_zone_clubs

${headersPart('{client_zone_policy}', 'client_zone_club_headers')}

(client_zone_clubs) {
	${map('{http.request.host}', 'club', noClub, hosts)}
	${map('{client_zone_club}', 'policy', '', policies)}

	root * "${root}/{client_zone_club}"
	encode gzip
	import client_zone_club_headers

${rules('client_zone_club_headers', [
  `\t\t${map('{client_zone_club}{path}', 'link', '', links)}`,
  '\t\t@linked not vars {client_zone_link} ""',
  '\t\theader @linked Link {client_zone_link}',
])}
}
`,
    Caddyfile: `# Run it as it is. For certificates, another port, or the platform under the same origin (/wl/v1/*, as in
# dist-hosting/Caddyfile) import clubs.caddy into a Caddyfile of your own: what is written here is gone with the next run.

import clubs.caddy

:${defaultPort} {
	import client_zone_clubs
}
`,
  }
}
