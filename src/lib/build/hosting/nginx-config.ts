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

const { headers, redirects } = hostFiles

/** The address as it was sent names a detail when one segment follows its stem; a `%2F` in it stays in that segment. */
const shells = (): string =>
  rewrites
    .map(({ from, page }) => `    "~^${literally(from.slice(0, -1))}[^/?]+(?:\\?|$)" /${page}.html;`)
    .join('\n')

const links = (pages: SheetsOfPages) =>
  [...pages]
    .filter(([, sheets]) => sheets.length > 0)
    .map(([file, sheets]) => `    "/${file}" "${sheetLink(sheets)}";`)

/** The maps that servers of one site and of many need alike. */
export const nginxMaps = (): string => `map $request_uri $client_zone_file {
    default $uri;
${shells()}
}

map $uri $client_zone_caching {
    default "";
    "~^/_astro/" "${caching.assets}";
    "~^${wordFolder}" "${caching.pages}";
    "/sw.js" "${caching.worker}";
    "${manifest.address}" "${caching.pages}";
    "~\\.html$" "${caching.pages}";
}`

/** The platform under the same origin, for an administrator to fill in. */
const nginxPlatform = `    # The platform under the same origin; without it, build with API_URL.
    # location /wl/v1/ {
    #     proxy_pass https://platform.example;
    #     proxy_ssl_server_name on;
    #     client_max_body_size 11m;
    # }`

/** The rules of a server whose root and addresses stand before them. link: the variable with the header `Link`. */
export const nginxRules = (policy: string, link: string): string => `    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    charset_types text/css text/javascript application/javascript application/json image/svg+xml;
    etag on;
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json ${manifest.type} image/svg+xml;
    # With the module ngx_brotli: brotli_static on;

${headersOf(policy)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $client_zone_caching;
    add_header Link ${link};

    error_page 404 /404.html;
    location = /404 { return 404; }
    location ~ ^/(?:${headers}|${redirects})$|\\.(?:${hiddenEndings.join('|')})$ { return 404; }
    location /_astro/ { try_files $uri =404; }
    location = ${manifest.address} {
        types { ${manifest.type} webmanifest; }
        try_files $uri =404;
    }
    location = / { try_files /index.html =404; }
    location = /404.html { internal; }
    location / {
        if ($request_uri ~ "^/index(?:\\.html)?/*(?:\\?|$)") { return 301 /$is_args$args; }
        if ($request_uri ~ "^(/[^/\\\\\\\\?][^?]*?)(?:\\.html/*|/+)(?:\\?|$)") { return 301 $1$is_args$args; }
        try_files $client_zone_file $uri.html =404;
    }`

/**
 * A server of nginx for the built site, to be included in its `http` block. Slashes at the end and `.html` lead to
 * the one address of a page; an unknown address is answered with 404.html and status 404.
 */
export const nginxConfig = (policy: string, pages: SheetsOfPages): string => `# ${origin}
# Include it in the http block. Yours to set: listen, server_name, root, and the platform at the end.

${nginxMaps()}

map $uri $client_zone_link {
    default "";
${links(pages).join('\n')}
}

server {
    listen ${defaultPort};
    server_name _;
    root ${defaultRoot};

${nginxRules(policy, '$client_zone_link')}

${nginxPlatform}
}
`
