import { settingEntries } from '#lib/build/catalogue/catalogue.ts'
import type { FaultInput } from '#sandbox/faults.ts'

/** The answers that a platform may give when it is asked for a config, as faults of the sandbox. */
export type Answers = Readonly<Record<string, Omit<FaultInput, 'endpoint'>>>

const keys = settingEntries.map(({ key }) => key)
const all = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keys.map((key) => [key, value]))

const answerOf = (general: unknown, channel_id: unknown = 'channel-plain') => ({
  status: 200,
  body: { data: { general, channel_id } },
})

/** Answers in which every setting is wrong in one way. */
export const wrongAnswers: Answers = {
  nothing: answerOf({}),
  nulls: answerOf(all(null), null),
  numbers: answerOf(all(-1e308), 7),
  lists: answerOf(all([null, [], {}])),
  objects: answerOf(all({ a: { b: null } }), {}),
  'nested groups of texts': answerOf(Object.fromEntries(keys.map((key) => [key.split('.')[0], 'x']))),
}

/** Settings that are all hostile texts. */
export const hostileConfigs = {
  markup: all('"><script>window.__hit=1</script><img src=x onerror=window.__hit=1>'),
  scripts: all('javascript:window.__hit=1'),
  css: all('red;}*{display:none}/*url(//listener.example)'),
  'ten kilobytes': all('x'.repeat(10_000)),
  'signs and directions': all('👩‍👩‍👧\u202Eابجد\u0000\uD800'),
  prototypes: JSON.parse(
    `{"__proto__":{"web":false},"constructor.prototype.x":1,${keys
      .map((key) => `"${key.replace('.', '.__proto__.')}":"__proto__","${key}":"__proto__"`)
      .join()}}`,
  ),
} satisfies Readonly<Record<string, object>>

/** Answers with them. */
export const hostileAnswers: Answers = Object.fromEntries(
  Object.entries(hostileConfigs).map(([name, general]) => [name, answerOf(general)]),
)

/** Answers whose channel no header can hold: with it, the browser would send no call at all. */
export const unfitChannels: Answers = {
  'a line break': answerOf({}, 'plain\r\nCookie: a=b'),
  'a lone surrogate': answerOf({}, '\uD800'),
}

/** Answers that are no config at all. */
export const noConfigs: Answers = {
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
