import { wordFolder } from '../../i18n/word-file.ts'
import { rewrites } from '../../routes.ts'
import {
  defaultPort,
  defaultRoot,
  headersOf,
  hiddenEndings,
  hostFiles,
  literally,
  origin,
} from './generated.ts'
import { caching, manifest } from './policy.ts'
import { type SheetsOfPages, sheetLink } from './sheet-links.ts'

const { redirects } = hostFiles

/** Caddy's placeholder for the address as it was sent: the path that Caddy matches by itself is decoded. */
const sent = '{http.request.orig_uri}'

const shells = () =>
  rewrites.map(({ from, page }) => {
    const stem = literally(from.slice(0, -1))
    return `\t\t@${page} vars_regexp ${page} ${sent} ^${stem}[^/?]+(\\?|$)\n\t\trewrite @${page} /${page}.html`
  })

const links = (pages: SheetsOfPages) =>
  [...pages]
    .filter(([, sheets]) => sheets.length > 0)
    .map(([file, sheets]) => `\t\theader /${file} Link "${sheetLink(sheets)}"`)

/** The headers of every answer, as a part that is imported. name: of the part. */
export const caddyHeaders = (policy: string, name: string): string => `(${name}) {
	header {
${headersOf(policy)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		-Server
	}
}`

/** The platform under the same origin, for an administrator to fill in. */
const caddyPlatform = `	# The platform under the same origin; without it, build with API_URL.
	# handle /wl/v1/* {
	#	reverse_proxy https://platform.example {
	#		header_up Host {upstream_hostport}
	#	}
	# }`

/** The rules of a site whose root stands before them. headers: the part with its headers. links: lines that set `Link`. */
export const caddyRules = (headers: string, links: readonly string[]): string => `	route {
		@hidden path /404 /${hostFiles.headers} /${redirects} ${hiddenEndings.map((ending) => `*.${ending}`).join(' ')}
		error @hidden 404
		@index vars_regexp index ${sent} ^/index(\\.html)?/*(\\?.*)?$
		redir @index /{re.index.2} 301
		@untidy vars_regexp untidy ${sent} ^(/[^/\\\\?][^?]*?)(\\.html/*|/+)(\\?.*)?$
		redir @untidy {re.untidy.1}{re.untidy.3} 301
		@home path /
		rewrite @home /index.html
${shells().join('\n')}
		try_files {path} {path}.html
		@assets path /_astro/*
		header @assets Cache-Control "${caching.assets}"
		header /sw.js Cache-Control "${caching.worker}"
		header ${manifest.address} {
			Content-Type ${manifest.type}
			Cache-Control "${caching.pages}"
		}
		@pages path *.html ${wordFolder}*
		header @pages Cache-Control "${caching.pages}"
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
export const caddyfile = (policy: string, pages: SheetsOfPages): string => `# ${origin}
# Yours to set: the address, root, and the platform.

${caddyHeaders(policy, 'client_zone_headers')}

:${defaultPort} {
	root * ${defaultRoot}
	encode gzip
	import client_zone_headers

${caddyPlatform}

${caddyRules('client_zone_headers', links(pages))}
}
`
