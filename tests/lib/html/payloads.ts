import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code that every payload tries to run; a test counts how often it did. */
const hit = 'window.__hit=(window.__hit||0)+1'

const signs = [...`javascript:${hit}`].map((sign) => sign.charCodeAt(0))

/** The parts that the file names in braces. */
const parts: Readonly<Record<string, string>> = {
  hit,
  decimal: signs.map((sign) => `&#${sign};`).join(''),
  hexadecimal: signs.map((sign) => `&#x${sign.toString(16)}`).join(';'),
  deep: '<div>'.repeat(300),
}

/** Reads a line of the file, in which signs may be escaped as in JSON. */
const payloadOf = (line: string): string =>
  line
    .replace(/\\(?:u\w{4}|.)/g, (sign) => JSON.parse(`"${sign}"`))
    .replace(/\{(\w+)\}/g, (_, part) => parts[part] ?? '')

const sections = readFileSync(join(import.meta.dirname, 'payloads.txt'), 'utf8')
  .split(/^# \w+\n/m)
  .slice(1)
  .map((section) => section.trim().split('\n').map(payloadOf))

/**
 * Markup that runs something as soon as it is there or touched; addresses that run or fetch what they should not; elements and
 * attributes that borrow the page: its styles, names, focus, overlays and islands; Markdown that turns into attacks.
 */
export const [running = [], addressing = [], borrowing = [], markdownPayloads = []] = sections

export const htmlPayloads: readonly string[] = [...running, ...addressing, ...borrowing]

/** Attacks in Markdown's own syntax: harmless as HTML text, so only what marked makes of them can be cleaned. */
export const pureMarkdown: readonly string[] = markdownPayloads.filter(
  (payload) => !/<[a-z/!]/i.test(payload) && !payload.includes('&'),
)
