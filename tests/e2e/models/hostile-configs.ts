import { leavesOf } from '#lib/catalogue/catalogue.ts'
import { settings } from '#lib/config/settings.ts'

const keys = leavesOf(settings).map(({ key }) => key)
const all = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keys.map((key) => [key, value]))
const config = (general: unknown, channel_id: unknown = 'channel-plain') => ({
  data: { general, channel_id },
})

/** Configs in which every setting is wrong in one way. */
export const wrongConfigs: Readonly<Record<string, unknown>> = {
  nothing: config({}),
  nulls: config(all(null), null),
  numbers: config(all(-1e308), 7),
  lists: config(all([null, [], {}])),
  objects: config(all({ a: { b: null } }), {}),
  'nested groups of texts': config(Object.fromEntries(keys.map((key) => [key.split('.')[0], 'x']))),
}

/** Configs in which every setting is a hostile text. */
export const hostileConfigs: Readonly<Record<string, unknown>> = {
  markup: config(all('"><script>window.__hit=1</script><img src=x onerror=window.__hit=1>')),
  scripts: config(all('javascript:window.__hit=1')),
  css: config(all('red;}*{display:none}/*url(//listener.example)')),
  'ten kilobytes': config(all('x'.repeat(10_000))),
  'signs and directions': config(all('👩‍👩‍👧\u202Eابجد\u0000\uD800')),
  prototypes: config(
    JSON.parse(
      `{"__proto__":{"web":false},"constructor.prototype.x":1,${keys
        .map((key) => `"${key.replace('.', '.__proto__.')}":"__proto__","${key}":"__proto__"`)
        .join()}}`,
    ),
  ),
}

/** Answers that are no config at all, as faults of the sandbox. */
export const noConfigs: Readonly<Record<string, object>> = {
  'a page of HTML': {
    status: 200,
    body: '<h1>Wi-Fi</h1><script>window.__hit=1</script>',
    content_type: 'text/html',
  },
  'an empty list': { status: 200, body: '[]', content_type: 'application/json' },
  null: { status: 200, body: 'null', content_type: 'application/json' },
  'five megabytes': {
    status: 200,
    body: `{"data":{"general":{"GENERAL.lang":"${'x'.repeat(5_000_000)}"}}}`,
    content_type: 'application/json',
  },
  'half an answer': {
    status: 200,
    body: '{"data":{"general":{"GENERAL.web":',
    content_type: 'application/json',
  },
  'a list for settings': { status: 200, body: { data: { general: [1, 2], channel_id: [] } } },
}
