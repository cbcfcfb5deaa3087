import { rewrites } from '../../routes.ts'
import {
  allClubs,
  defaultPort,
  defaultRoot,
  fileHeaders,
  type HostedClubs,
  type HostedSite,
  headersOf,
  hiddenEndings,
  hostFiles,
  hostingBeside,
  linksOf,
  literally,
  manifest,
  noClub,
  origin,
  type Pairs,
  pageCaching,
} from './host-files.ts'

/**
 * The maps that servers of one site and of many need alike. The address as it was sent names a detail when one segment follows its stem;
 * a `%2F` in it stays in that segment.
 */
const maps = `map $request_uri $client_zone_file {
    default $uri;
${rewrites.map(({ from, page }) => `    "~^${literally(from.slice(0, -1))}[^/?]+(?:\\?|$)" /${page}.html;`).join('\n')}
}

map $uri $client_zone_caching {
    default "";
${fileHeaders.map(([address, headers]) => `    "${address.replace(/(.*)\*$/, '~^$1')}" "${headers['Cache-Control']}";`).join('\n')}
    "~\\.html$" "${pageCaching}";
}`

/** A map of nginx, from what stands in the table to a variable. */
const map = (source: string, name: string, other: string, table: Pairs) =>
  `map ${source} $client_zone_${name} {
    default ${other};
${table.map(([key, value]) => `    "${key}" "${value}";`).join('\n')}
}`

/** The rules of a server whose root and addresses stand before them. */
const rules = (policy: string): string => `    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    charset_types text/css text/javascript application/javascript application/json image/svg+xml;
    etag on;
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json ${manifest.type} image/svg+xml;
    # With the module ngx_brotli: brotli_static on;

${Object.entries(headersOf(policy))
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $client_zone_caching;
    add_header Link $client_zone_link;

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
    }`

/**
 * A server of nginx for the built site, to be included in its `http` block. Slashes at the end and `.html` lead to
 * the one address of a page; an unknown address is answered with 404.html and status 404.
 */
export const nginxConfig = (site: HostedSite): string => `# ${origin}
# Include it in the http block. Yours to set: listen, server_name, root, and the platform at the end.

${maps}

${map(
  '$uri',
  'link',
  '""',
  linksOf(site).map(([file, link]) => [`/${file}`, link]),
)}

server {
    listen ${defaultPort};
    server_name _;
    root ${defaultRoot};

${rules(site.policy)}

    # The platform under the same origin; without it, build with API_URL.
    # location /wl/v1/ {
    #     proxy_pass https://platform.example;
    #     proxy_ssl_server_name on;
    #     client_max_body_size 11m;
    # }
}
`

/**
 * The files by which one nginx serves all clubs of a folder, each under its host; by their names. A host that is none of
 * theirs gets 404. root: the folder of the sites on that server; these files lie beside it.
 */
export const nginxOfClubs = (
  { hosts, policies, links }: HostedClubs,
  root: string,
): Readonly<Record<string, string>> => {
  const folder = `${hostingBeside(root)}/${allClubs}`
  return {
    'clubs.conf': `# Written by \`npm run tenants\`; each run that changes something writes it anew.
# Include it in the http block, and server.conf in a server. It needs a map_hash_bucket_size of 512 there.

${map('$host', 'club', noClub, hosts)}

${map('$client_zone_club', 'policy', '""', policies)}

${map('$client_zone_club$uri', 'link', '""', links)}

${maps}
`,
    'server.conf': `# Include it in a server block for the hosts of all clubs, beside what is yours: listen, server_name, certificates.

    root "${root}/$client_zone_club";

${rules('$client_zone_policy')}
`,
    'nginx.conf': `# Include it in the http block as it is. For certificates, another port, or the platform under the same origin (/wl/v1/, as in
# dist-hosting/nginx.conf) include its two parts in a server of your own: what is written here is gone with the next run.

map_hash_bucket_size 512;
map_hash_max_size ${Math.max(4096, 2 * links.length)};
include "${folder}/clubs.conf";

server {
    listen ${defaultPort} default_server;
    server_name _;
    include "${folder}/server.conf";
}
`,
  }
}
