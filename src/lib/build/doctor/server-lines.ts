import { contractMethods, exposedHeaders, maxAge } from '../contract/cors.ts'

/** The places where the lines of each server belong. */
export const placeOf = {
  nginx: 'in the location that answers /wl/v1/',
  caddy: 'in the site, in handle /wl/v1/*',
  // The first call answers OPTIONS, so that a second one's options would reach no preflight.
  express: 'before all that can refuse; cors is the npm package of that name, called once with all options',
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

/** The lines that mend something, for each server; each takes the place of the line that sets the same. */
export type ServerLines = Readonly<Record<Server, readonly string[]>>

const quoted = (values: readonly string[], quote: string): string =>
  values.map((value) => quote + value + quote).join(', ')

/** Returns all the lines by which pages of an origin may call a platform and read its answers. allowed: the headers of calls. */
export const corsLines = (origin: string, allowed: readonly string[]): ServerLines => {
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': contractMethods.join(', '),
    'Access-Control-Allow-Headers': allowed.join(', '),
    'Access-Control-Expose-Headers': exposedHeaders.join(', '),
    'Access-Control-Max-Age': String(maxAge),
  }
  return {
    nginx: [
      'proxy_hide_header Access-Control-Allow-Origin;',
      ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
      'if ($request_method = OPTIONS) { return 204; }',
    ],
    caddy: [
      'header {',
      ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
      '    defer # in the place of what the platform sends',
      '}',
      '@preflight method OPTIONS',
      'respond @preflight 204',
    ],
    express: [
      'app.use(cors({',
      `  origin: ['${origin}'],`,
      `  methods: [${quoted(contractMethods, "'")}],`,
      `  allowedHeaders: [${quoted(allowed, "'")}],`,
      `  exposedHeaders: [${quoted(exposedHeaders, "'")}],`,
      `  maxAge: ${maxAge},`,
      '}))',
    ],
    spring: [
      `cors.setAllowedOrigins(List.of("${origin}"));`,
      `cors.setAllowedMethods(List.of(${quoted(contractMethods, '"')}));`,
      `cors.setAllowedHeaders(List.of(${quoted(allowed, '"')}));`,
      `cors.setExposedHeaders(List.of(${quoted(exposedHeaders, '"')}));`,
      `cors.setMaxAge(${maxAge}L);`,
      'http.cors(Customizer.withDefaults()); // before a token is asked for',
    ],
  }
}

/** The lines that pack answers. */
export const packAnswers: ServerLines = {
  nginx: ['gzip on;', 'gzip_types application/json;', 'gzip_proxied any;'],
  caddy: ['encode zstd gzip'],
  express: ['app.use(compression()) // npm install compression'],
  spring: ['server.compression.enabled=true', 'server.compression.mime-types=application/json'],
}

/** The lines by which browsers ask each time whether the public settings are still the same. */
export const askForSettingsAgain: ServerLines = {
  nginx: [
    'proxy_hide_header Cache-Control;',
    'add_header Cache-Control "no-cache"; # in the location of /wl/v1/platform/ alone',
  ],
  caddy: ['header /wl/v1/platform/* Cache-Control no-cache'],
  express: ["res.set('Cache-Control', 'no-cache') // where the public settings are answered"],
  spring: ['ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(settings)'],
}
