import type { Facts } from './facts.ts'
import { grouped, type LivingActor } from './living.ts'
import type { Log, SeenCall, SeenEvent } from './log.ts'

/** The number of the last events, and of the last calls, that a report has. */
const most = 50

const time = (at: number): string => new Date(at).toISOString().slice(11, 23)

/** The page that shows where a machine stands on its map. */
export const mapOf = ({ machine, state }: Pick<LivingActor, 'machine' | 'state'>): string =>
  `/qa/machines/${machine}#state=${encodeURIComponent(state)}`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
]

/** Returns the states that an event has led through, such as `confirming → activating`. */
export const wayOf = ({ from, to }: Pick<SeenEvent, 'from' | 'to'>): string =>
  from === '' || from === to ? to : `${from} → ${to}`

/** An event with what may be told of it, and how often it came. */
export const spokenEvent = ({ event, says, times }: SeenEvent): string =>
  [event, says && `(${says})`, times > 1 && `×${times}`].filter(Boolean).join(' ')

/** Returns the outcome of a call in words, such as `503 JSON` or `no answer`. */
export const spokenOutcome = ({ outcome, kind, simulated }: SeenCall): string =>
  [outcome, kind, simulated && `(made by the page: ${simulated})`].filter(Boolean).join(' ')

const line = ({ actor, times }: ReturnType<typeof grouped>[number]): string =>
  [
    `- **${actor.machine}**: \`${actor.state}\``,
    times > 1 && `×${times}`,
    actor.says && `(${actor.says})`,
    actor.runs.length > 0 && `runs ${actor.runs.join(', ')}`,
    `map: ${mapOf(actor)}`,
  ]
    .filter(Boolean)
    .join(' ')

/**
 * A bug report in Markdown. It is made of what the log and the facts have let through, which is chosen by
 * `tellable.ts` and `addresses.ts`, so it holds nothing of a member's. `replay` is the address that plays it again.
 */
export const bugReport = (
  facts: Facts,
  actors: readonly LivingActor[],
  log: Log,
  now: number,
  replay = '',
): string =>
  [
    '## Bug report',
    '',
    '**What I did:** ',
    '**What I expected:** ',
    '**What happened:** ',
    '',
    `- When: ${new Date(now).toISOString()}`,
    `- Page: \`${facts.page}\` on ${facts.host}`,
    `- Session: ${facts.who}`,
    `- Locale: ${facts.locale}`,
    `- Config: ${facts.config}`,
    `- Build: ${facts.build}`,
    `- Browser: ${facts.browser}`,
    ...(facts.situation ? [`- Situation: \`${facts.situation}\``] : []),
    ...(replay ? [`- Replay: ${replay}`] : []),
    '',
    '### Machines',
    '',
    ...grouped(actors).map(line),
    '',
    '### Last events',
    '',
    ...table(
      ['time (UTC)', 'page', 'machine', 'event', 'state'],
      log.events
        .slice(-most)
        .map((seen) => [time(seen.at), seen.page, seen.machine, spokenEvent(seen), wayOf(seen)]),
    ),
    '',
    '### Last requests',
    '',
    ...table(
      ['time (UTC)', 'page', 'request', 'outcome', 'ms'],
      log.calls
        .slice(-most)
        .map((call) => [time(call.at), call.page, call.row, spokenOutcome(call), String(call.took ?? '')]),
    ),
    '',
  ].join('\n')
