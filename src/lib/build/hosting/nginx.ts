import { rewrites } from '../../routes.ts'
import {
  allClubs,
  defaultPort,
  defaultRoot,
  escapeRegExp,
  fileHeaders,
  type Host,
  type HostedClubs,
  type HostedSite,
  headersOf,
  hiddenEndings,
  hostFiles,
  hostingBeside,
  linksOf,
  manifest,
  origin,
  pageCaching,
} from './host-files.ts'

/**
 * The maps that servers of one site and of many need alike. The address as it was sent names a detail when one segment follows its stem;
 * a `%2F` in it stays in that segment.
 */
const maps = `map $request_uri $client_zone_file {
    default $uri;
${rewrites.map(({ from, page }) => `    "~^${escapeRegExp(from.slice(0, -1))}[^/?]+(?:\\?|$)" /${page}.html;`).join('\n')}
}

map $uri $client_zone_caching {
    default "";
${fileHeaders.map(([address, headers]) => `    "${address.replace(/(.*)\*$/, '~^$1')}" "${headers['Cache-Control']}";`).join('\n')}
    "~\\.html$" "${pageCaching}";
}`

interface SiteServer {
  readonly site: HostedSite
  /** The variable that holds the header `Link`: each site has one of its own. */
  readonly link: string
  readonly host: string
  readonly root: string
  readonly more: string
}

/** A server of nginx for one site, with the map that it needs. */
const serverOf = ({ site, link, host, root, more }: SiteServer): string => `map $uri ${link} {
    default "";
${linksOf(site)
  .map(([file, value]) => `    "/${file}" "${value}";`)
  .join('\n')}
}

server {
    listen ${defaultPort};
    server_name ${host};
    root ${root};

    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    charset_types text/css text/javascript application/javascript application/json image/svg+xml;
    etag on;
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json ${manifest.type} image/svg+xml;
    # With the module ngx_brotli: brotli_static on;

${Object.entries(headersOf(site.policy))
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $client_zone_caching;
    add_header Link ${link};

    error_page 404 /404.html;
    location = /404 { return 404; }
    location ~ ^/(?:${hostFiles.headers}|${hostFiles.redirects})$|\\.(?:${hiddenEndings.join('|')})$ { return 404; }
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
    }

${more}
}
`

/**
 * A server of nginx for the built site, to be included in its `http` block. Slashes at the end and `.html` lead to
 * the one address of a page; an unknown address is answered with 404.html and status 404.
 */
const configOfSite = (site: HostedSite): string => `# ${origin}
# Include it in the http block. Yours to set: listen, server_name, root, and the platform at the end.

${maps}

${serverOf({
  ...{ site, link: '$client_zone_link', host: '_', root: defaultRoot },
  more: `    # The platform under the same origin; without it, build with API_URL.
    # location /wl/v1/ {
    #     proxy_pass https://platform.example;
    #     proxy_ssl_server_name on;
    #     client_max_body_size 11m;
    # }`,
})}`

/** The pattern of an administrator's own files, which the server of each club includes. */
const ownFiles = (root: string): string => `${hostingBeside(root)}/${allClubs}/own*.conf`

/** The servers of all clubs, each under its host; a host that is none of theirs gets 404. */
const configOfClubs = (
  clubs: HostedClubs,
  root: string,
): string => `# Written by \`npm run tenants\`; each run that changes something writes it anew.
# Include it in the http block. Certificates, other ports and the platform (/wl/v1/, as in dist-hosting/nginx.conf) stand in
# ${ownFiles(root)}, which every server includes.

server_names_hash_bucket_size 128;

${maps}

server {
    listen ${defaultPort} default_server;
    server_name _;
    return 404;
}

${[...clubs]
  .map(([host, { domain, ...site }], at) =>
    serverOf({
      ...{ site, host, link: `$client_zone_link_${at}`, root: `"${root}/${domain}"` },
      more: `    include "${ownFiles(root)}";`,
    }),
  )
  .join('\n')}`

export const nginx: Host = {
  beside: (site) => ({ 'nginx.conf': configOfSite(site) }),
  ofClubs: (clubs, root) => ({ 'nginx.conf': configOfClubs(clubs, root) }),
}
