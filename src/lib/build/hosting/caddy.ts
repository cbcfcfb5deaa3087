import { rewrites } from '../../routes.ts'
import {
  defaultPort,
  defaultRoot,
  escapeRegExp,
  fileHeaders,
  type Host,
  type HostedSite,
  headersOf,
  hiddenEndings,
  hostFiles,
  linksOf,
  origin,
  pageCaching,
} from './host-files.ts'

/** Caddy's placeholder for the address as it was sent: the path that Caddy matches by itself is decoded. */
const sent = '{http.request.orig_uri}'

const shells = rewrites.map(({ from, page }) => {
  const stem = escapeRegExp(from.slice(0, -1))
  return `\t\t@${page} vars_regexp ${page} ${sent} ^${stem}[^/?]+(\\?|$)\n\t\trewrite @${page} /${page}.html`
})

/** A site as a part of Caddy's configuration that is imported by its name. */
const part = (name: string, root: string, site: HostedSite): string => `(${name}_headers) {
	header {
${Object.entries(headersOf(site.policy))
  .map(([header, value]) => `\t\t${header} "${value}"`)
  .join('\n')}
		-Server
	}
}

(${name}) {
	root * ${root}
	encode gzip
	import ${name}_headers

	route {
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
${linksOf(site)
  .map(([file, link]) => `\t\theader /${file} Link "${link}"`)
  .join('\n')}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import ${name}_headers
		header -Cache-Control
		header -Link
		rewrite * /404.html
		file_server
	}
}
`

const partOf = (host: string): string => `client_zone_${host}`

export const caddy: Host = {
  /** Slashes at the end and `.html` lead to the one address of a page; an unknown address is answered with 404.html and status 404. */
  beside: (site) => ({
    Caddyfile: `# ${origin}
# Yours to set: root, the address, and the platform.

${part('client_zone', defaultRoot, site)}
:${defaultPort} {
	import client_zone

	# The platform under the same origin; without it, build with API_URL.
	# handle /wl/v1/* {
	#	reverse_proxy https://platform.example {
	#		header_up Host {upstream_hostport}
	#	}
	# }
}
`,
  }),
  ofClubs: (clubs, root) => ({
    'clubs.caddy': `# Written by \`npm run tenants\`; each run that changes something writes it anew.

${[...clubs].map(([host, { domain, ...site }]) => part(partOf(host), `"${root}/${domain}"`, site)).join('\n')}`,
    Caddyfile: `# Run it as it is. For certificates, another port, or the platform under the same origin (/wl/v1/*, as in dist-hosting/Caddyfile)
# import clubs.caddy into a Caddyfile of your own, with a site such as: club.example.com { import client_zone_club.example.com }

import clubs.caddy

:${defaultPort} {
	respond 404
}

${[...clubs.keys()].map((host) => `http://${host}:${defaultPort} {\n\timport ${partOf(host)}\n}\n`).join('\n')}`,
  }),
}
