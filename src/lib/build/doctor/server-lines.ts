import { contractMethods, exposedHeaders, maxAge } from '../contract/cors.ts'

/** The places where the lines of each server belong. */
export const placeOf = {
  nginx: 'in the location that answers /wl/v1/',
  caddy: 'in the site, in handle /wl/v1/*',
  // The first call answers OPTIONS, so that a second one's options would reach no preflight.
  express: 'before the routes of app; cors is the npm package of that name, called once with all options',
  spring:
    'cors is the CorsConfiguration for /wl/v1/**, http the SecurityFilterChain; server.… stands in application.properties',
} as const

/** A server whose configuration is named. */
export type Server = keyof typeof placeOf

export const servers = Object.keys(placeOf) as readonly Server[]

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

const lines = (nginx: string, caddy: string, express: string, spring: string): ServerLines => ({
  nginx: nginx.split('\n'),
  caddy: caddy.split('\n'),
  express: express.split('\n'),
  spring: spring.split('\n'),
})

/** The headers by which a platform lets pages of another origin call it: the option of Express's cors, and the setter of Spring. */
const corsHeaders = {
  'Access-Control-Allow-Origin': ['origin', 'setAllowedOrigins'],
  'Access-Control-Allow-Methods': ['methods', 'setAllowedMethods'],
  'Access-Control-Allow-Headers': ['allowedHeaders', 'setAllowedHeaders'],
  'Access-Control-Expose-Headers': ['exposedHeaders', 'setExposedHeaders'],
} as const

const corsLines = (header: keyof typeof corsHeaders, values: readonly string[]): ServerLines => {
  const [option, setter] = corsHeaders[header]
  const text = values.join(', ')
  const quoted = (quote: string) => values.map((value) => quote + value + quote).join(', ')
  return lines(
    `add_header ${header} "${text}" always;`,
    `header ${header} "${text}"`,
    `app.use(cors({ ${option}: [${quoted("'")}] }))`,
    `cors.${setter}(List.of(${quoted('"')}));`,
  )
}

const exposeHeaders = corsLines('Access-Control-Expose-Headers', exposedHeaders)

const certificateLines = (host: string): ServerLines =>
  lines(
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;\nssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    `${host} { … } # as the site's address: Caddy gets and renews the certificate`,
    `https.createServer({ cert: readFileSync('/etc/letsencrypt/live/${host}/fullchain.pem'), key }, app)`,
    `server.ssl.certificate=/etc/letsencrypt/live/${host}/fullchain.pem\nserver.ssl.certificate-private-key=/etc/letsencrypt/live/${host}/privkey.pem`,
  )

/** The lines for each server that mend something, by what they do. */
export const mends = {
  readAnswers: (origin: string) => corsLines('Access-Control-Allow-Origin', [origin]),
  allowHeaders: (names: readonly string[]) => corsLines('Access-Control-Allow-Headers', names),
  allowMethods: corsLines('Access-Control-Allow-Methods', contractMethods),
  exposeHeaders,
  rememberPreflights: lines(
    `add_header Access-Control-Max-Age "${maxAge}" always;`,
    `header Access-Control-Max-Age ${maxAge}`,
    `app.use(cors({ maxAge: ${maxAge} }))`,
    `cors.setMaxAge(${maxAge}L);`,
  ),
  sendOriginOnce: lines(
    'proxy_hide_header Access-Control-Allow-Origin;',
    'reverse_proxy … {\n    header_down -Access-Control-Allow-Origin\n}',
    "res.removeHeader('Access-Control-Allow-Origin') // the proxy before it sends one",
    'spring.cloud.gateway.default-filters=DedupeResponseHeader=Access-Control-Allow-Origin, RETAIN_FIRST',
  ),
  // Before anything else can.
  answerPreflights: lines(
    'if ($request_method = OPTIONS) { return 204; }',
    '@preflight method OPTIONS\nrespond @preflight 204',
    'app.use(cors({ … })) // answers OPTIONS, so it stands before what asks for a token',
    'http.cors(Customizer.withDefaults()); // lets OPTIONS through before a token is asked for',
  ),
  readRefusals: (origin: string): ServerLines => {
    const allow = corsLines('Access-Control-Allow-Origin', [origin])
    return lines(
      `${allow.nginx}\n${exposeHeaders.nginx}`,
      `handle_errors {\n    ${allow.caddy}\n    ${exposeHeaders.caddy}\n}`,
      'app.use(cors({ … })) // before all that can refuse: routes, limits, what asks for a token',
      'registration.setOrder(Ordered.HIGHEST_PRECEDENCE); // of the FilterRegistrationBean<CorsFilter>',
    )
  },
  vary: lines(
    'add_header Vary "Origin" always;',
    'header +Vary Origin',
    "res.vary('Origin') // cors() does it where its origin is a list or a function",
    'response.addHeader("Vary", "Origin"); // CorsFilter does it by itself',
  ),
  // As servers do unless they are told not to.
  sendDate: lines(
    '# more_clear_headers Date;',
    '# header -Date',
    'res.sendDate = true',
    'response.setDateHeader("Date", System.currentTimeMillis());',
  ),
  // That of the server itself in the place of one that is passed on.
  sendOwnDate: lines(
    '# proxy_pass_header Date;',
    'reverse_proxy … {\n    header_down -Date\n}',
    "res.removeHeader('Date') // Node sends its own",
    'response.setDateHeader("Date", System.currentTimeMillis());',
  ),
  // With what stands between the certificate and its authority.
  showCertificate: certificateLines,
  listenByHttps: (host: string): ServerLines => {
    const { nginx, spring, ...others } = certificateLines(host)
    return { nginx: ['listen 443 ssl;', ...nginx], spring: ['server.port=443', ...spring], ...others }
  },
  // Of a call that is sent elsewhere.
  keepMethod: lines(
    'return 308 https://$host$request_uri;',
    'redir https://{host}{uri} 308',
    'res.redirect(308, address)',
    'return ResponseEntity.status(HttpStatus.PERMANENT_REDIRECT).location(address).build();',
  ),
  sendJson: lines(
    'default_type application/json; # for files; what is passed on gets its type from the platform',
    'header Content-Type application/json',
    'res.json(answer) // in the place of res.send(text)',
    '@GetMapping(path = "…", produces = MediaType.APPLICATION_JSON_VALUE)',
  ),
  packAnswers: lines(
    'gzip on;\ngzip_types application/json;\ngzip_proxied any;',
    'encode zstd gzip',
    'app.use(compression()) // npm install compression',
    'server.compression.enabled=true\nserver.compression.mime-types=application/json',
  ),
  // Browsers keep them, and ask each time whether they are still the same.
  askForSettingsAgain: lines(
    'proxy_hide_header Cache-Control;\nadd_header Cache-Control "no-cache"; # in the location of /wl/v1/platform/ alone',
    'header /wl/v1/platform/* Cache-Control no-cache',
    "res.set('Cache-Control', 'no-cache') // where the public settings are answered",
    'ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(settings)',
  ),
} as const
