import { contractMethods, exposedHeaders, maxAge } from '../contract/cors.ts'

/** The servers whose configuration is named. */
export const servers = ['nginx', 'caddy', 'express', 'spring'] as const

/** A server by its name. */
export type Server = (typeof servers)[number]

/** Returns the server that the headers of an answer name, the one before the others first; undefined where they name none. */
export const serverNamed = (headers: Headers): Server | undefined =>
  ['server', 'x-powered-by'].flatMap(
    (name) => servers.find((server) => headers.get(name)?.toLowerCase().includes(server)) ?? [],
  )[0]

/**
 * The lines that mend something, for each server. A line of nginx that begins with `#` is one to take away; any other takes the
 * place of the line that sets the same.
 */
export type ServerLines = Readonly<Record<Server, readonly string[]>>

/** Returns a server's lines as people read them: one of nginx to take away is said to be that. */
export const spokenLines = (server: Server, lines: ServerLines): readonly string[] =>
  lines[server].map((line) => (server === 'nginx' ? line.replace(/^# /, 'take away: ') : line))

/** The place where the lines of a server belong. */
export const placeOf: Readonly<Record<Server, string>> = {
  nginx: 'in the location that answers /wl/v1/',
  caddy: 'in the site, in handle /wl/v1/*',
  // The first call answers OPTIONS, so that a second one's options would reach no preflight.
  express: 'before the routes of app; cors is the npm package of that name, called once with all options',
  spring:
    'cors is the CorsConfiguration for /wl/v1/**, http the SecurityFilterChain; server.… stands in application.properties',
}

const methods = contractMethods.join(', ')
const exposed = exposedHeaders.join(', ')

const javaList = (items: readonly string[]): string =>
  `List.of(${items.map((item) => `"${item}"`).join(', ')})`
const scriptList = (items: readonly string[]): string => `[${items.map((item) => `'${item}'`).join(', ')}]`

const always = (name: string, value: string) => `add_header ${name} "${value}" always;`
const allowOrigin = (origin: string) => always('Access-Control-Allow-Origin', origin)
const expose = always('Access-Control-Expose-Headers', exposed)

/** Lets pages of an origin read the answers. */
export const originLines = (origin: string): ServerLines => ({
  nginx: [allowOrigin(origin)],
  caddy: [`header Access-Control-Allow-Origin "${origin}"`],
  express: [`app.use(cors({ origin: '${origin}' }))`],
  spring: [`cors.setAllowedOrigins(List.of("${origin}"));`],
})

/** Leaves one of two values of the header that names the origin. */
export const onceLines: ServerLines = {
  nginx: ['proxy_hide_header Access-Control-Allow-Origin;'],
  caddy: ['reverse_proxy … {', '    header_down -Access-Control-Allow-Origin', '}'],
  express: ["res.removeHeader('Access-Control-Allow-Origin') // the proxy before it sends one"],
  spring: [
    'spring.cloud.gateway.default-filters=DedupeResponseHeader=Access-Control-Allow-Origin, RETAIN_FIRST',
  ],
}

/** Answers OPTIONS before anything else can. */
export const preflightLines: ServerLines = {
  nginx: ['if ($request_method = OPTIONS) { return 204; }'],
  caddy: ['@preflight method OPTIONS', 'respond @preflight 204'],
  express: ['app.use(cors({ … })) // answers OPTIONS, so it stands before what asks for a token'],
  spring: ['http.cors(Customizer.withDefaults()); // lets OPTIONS through before a token is asked for'],
}

/** Allows the methods of the contract. */
export const methodLines: ServerLines = {
  nginx: [always('Access-Control-Allow-Methods', methods)],
  caddy: [`header Access-Control-Allow-Methods "${methods}"`],
  express: [`app.use(cors({ methods: ${scriptList(contractMethods)} }))`],
  spring: [`cors.setAllowedMethods(${javaList(contractMethods)});`],
}

/** Allows request headers. */
export const headerLines = (names: readonly string[]): ServerLines => ({
  nginx: [always('Access-Control-Allow-Headers', names.join(', '))],
  caddy: [`header Access-Control-Allow-Headers "${names.join(', ')}"`],
  express: [`app.use(cors({ allowedHeaders: ${scriptList(names)} }))`],
  spring: [`cors.setAllowedHeaders(${javaList(names)});`],
})

/** Lets browsers remember a preflight. */
export const maxAgeLines: ServerLines = {
  nginx: [always('Access-Control-Max-Age', String(maxAge))],
  caddy: [`header Access-Control-Max-Age ${maxAge}`],
  express: [`app.use(cors({ maxAge: ${maxAge} }))`],
  spring: [`cors.setMaxAge(${maxAge}L);`],
}

/** Lets pages see the headers that the portal reads. */
export const exposedLines: ServerLines = {
  nginx: [expose],
  caddy: [`header Access-Control-Expose-Headers "${exposed}"`],
  express: [`app.use(cors({ exposedHeaders: ${scriptList(exposedHeaders)} }))`],
  spring: [`cors.setExposedHeaders(${javaList(exposedHeaders)});`],
}

/** Lets pages read refusals as they read answers. */
export const refusalLines = (origin: string): ServerLines => ({
  nginx: [allowOrigin(origin), expose],
  caddy: [
    'handle_errors {',
    `    header Access-Control-Allow-Origin "${origin}"`,
    `    header Access-Control-Expose-Headers "${exposed}"`,
    '}',
  ],
  express: ['app.use(cors({ … })) // before all that can refuse: routes, limits, what asks for a token'],
  spring: ['registration.setOrder(Ordered.HIGHEST_PRECEDENCE); // of the FilterRegistrationBean<CorsFilter>'],
})

/** Tells caches that answers differ by origin. */
export const varyLines: ServerLines = {
  nginx: [always('Vary', 'Origin')],
  caddy: ['header +Vary Origin'],
  express: ["res.vary('Origin') // cors() does it where its origin is a list or a function"],
  spring: ['response.addHeader("Vary", "Origin"); // CorsFilter does it by itself'],
}

/** Sends the date, as servers do unless they are told not to. */
export const dateLines: ServerLines = {
  nginx: ['# more_clear_headers Date;'],
  caddy: ['# header -Date'],
  express: ['res.sendDate = true'],
  spring: ['response.setDateHeader("Date", System.currentTimeMillis());'],
}

/** Sends the date of the server itself in the place of one that is passed on. */
export const clockLines: ServerLines = {
  nginx: ['# proxy_pass_header Date;'],
  caddy: ['reverse_proxy … {', '    header_down -Date', '}'],
  express: ["res.removeHeader('Date') // Node sends its own"],
  spring: ['response.setDateHeader("Date", System.currentTimeMillis());'],
}

/** Serves a certificate that browsers trust, with what stands between it and its authority. */
export const certificateLines = (host: string): ServerLines => ({
  nginx: [
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
  ],
  caddy: [`${host} { … } # as the site's address: Caddy gets and renews the certificate`],
  express: [
    `https.createServer({ cert: readFileSync('/etc/letsencrypt/live/${host}/fullchain.pem'), key }, app)`,
  ],
  spring: [
    `server.ssl.certificate=/etc/letsencrypt/live/${host}/fullchain.pem`,
    `server.ssl.certificate-private-key=/etc/letsencrypt/live/${host}/privkey.pem`,
  ],
})

/** Listens by https. */
export const httpsLines = (host: string): ServerLines => ({
  ...certificateLines(host),
  nginx: ['listen 443 ssl;', ...certificateLines(host).nginx],
  spring: ['server.port=443', ...certificateLines(host).spring],
})

/** Keeps the method of a call that is sent elsewhere. */
export const redirectLines: ServerLines = {
  nginx: ['return 308 https://$host$request_uri;'],
  caddy: ['redir https://{host}{uri} 308'],
  express: ['res.redirect(308, address)'],
  spring: ['return ResponseEntity.status(HttpStatus.PERMANENT_REDIRECT).location(address).build();'],
}

/** Says that an answer is JSON. */
export const jsonLines: ServerLines = {
  nginx: ['default_type application/json; # for files; what is passed on gets its type from the platform'],
  caddy: ['header Content-Type application/json'],
  express: ['res.json(answer) // in the place of res.send(text)'],
  spring: ['@GetMapping(path = "…", produces = MediaType.APPLICATION_JSON_VALUE)'],
}

/** Packs long answers. */
export const packedLines: ServerLines = {
  nginx: ['gzip on;', 'gzip_types application/json;', 'gzip_proxied any;'],
  caddy: ['encode zstd gzip'],
  express: ['app.use(compression()) // npm install compression'],
  spring: ['server.compression.enabled=true', 'server.compression.mime-types=application/json'],
}

/** Lets browsers keep the public settings and ask each time whether they are still the same. */
export const cachingLines: ServerLines = {
  nginx: [
    'proxy_hide_header Cache-Control;',
    'add_header Cache-Control "no-cache"; # in the location of /wl/v1/platform/ alone',
  ],
  caddy: ['header /wl/v1/platform/* Cache-Control no-cache'],
  express: ["res.set('Cache-Control', 'no-cache') // where the public settings are answered"],
  spring: ['ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(settings)'],
}
