/** Sends errors of the portal's own code to who runs the site, where the build names an address: `ERRORS_URL`. ERR-1. */
import { pagePattern } from '../page-pattern.ts'
import { postReport } from '../post-report.ts'
import { attempt, root } from './safely.ts'

/** An error as it is sent. Nothing in it says who the visitor is, what she typed, nor which coupon she read. ERR-1. */
interface ErrorReport {
  /** Its kind and its text, such as `TypeError: x is undefined`, at most 300 characters. */
  readonly message: string
  /** A line for each call within the build's files, such as `at run (https://club.example/_astro/base.js:2:99)`, at most 20. */
  readonly stack: string
  /** The build, as `data-build` of its pages names it. */
  readonly build: string
  /** The route's pattern, such as `/coupon/{id}`; `other` for an address that is none. */
  readonly page: string
}

/** The errors that a document sends at most, each once: what fails may fail with every frame. */
const most = 5
const calls = 20

/** Takes out of a text whatever may be a member's: addresses but for their hosts, quoted texts that are no names of code, e-mails, tokens, numbers. */
const withoutData = (text: string): string =>
  text
    .replace(/(\w+:\/\/[^\s/"'`)?#]+)[^\s"'`)]*/g, '$1')
    .replace(/\?[^\s"'`)]*/g, '')
    // Firefox puts the names of properties between such quotes too.
    .replace(/(?<!property )"[^"]*"/g, '"…"')
    .replace(/(?<!\w)'([^']*)'/g, (given, inside: string) =>
      /^[\w$.#()[\]-]{1,40}$/.test(inside) ? given : '‘…’',
    )
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+/g, '…')
    .replace(/(?=[\w+/=.-]*\d)[\w+/=.-]{16,}/g, '…')
    .replace(/\d(?:[ ().-]?\d){3,}/g, '…')

/** Returns a text of an error as it may be sent. The names of the build's files stay. */
const cleaned = (text: string): string =>
  text
    .slice(0, 1000)
    .split(/(\/_astro\/[\w.~-]+)/)
    .map((part, index) => (index % 2 ? part : withoutData(part)))
    .join('')
    .slice(0, 300)

/** Matches a call within a file of the build, as Chrome, Firefox and Safari write it: the function, and the file with line and column. */
const call = /^(?:\s*at )?(?:([^@(]{0,80}?)(?: \(|@))?(https?:\/\/[^\s/]+\/_astro\/[\w.~-]+:\d+:\d+)\)?$/

const callsIn = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, place] = call.exec(line) ?? []
      const shown = name?.replace(/[^\w$.<>/* ]/g, '')
      return place ? [shown ? `at ${shown} (${place})` : `at ${place}`] : []
    })
    .slice(0, calls)
    .join('\n')

/** An error's own words are left out where they are a server's, who may call the member by her name. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return cleaned(String(error))
  const { name, message } = error
  return cleaned(Reflect.get(error, 'serverMessage') === undefined ? `${name}: ${message}` : name)
}

const sent = new Set<string>()

/** Sends an error, once; nothing where the build names no address, whose pages then have no code for it. ERR-1. */
export const sendError = (error: unknown): void => {
  if (!import.meta.env?.ERRORS_URL) return
  attempt(() => {
    const report: ErrorReport = {
      message: messageOf(error),
      stack: error instanceof Error ? callsIn(error.stack ?? '') : '',
      build: root.dataset.build ?? '',
      page: pagePattern(),
    }
    const what = report.message + report.stack
    if (sent.has(what) || sent.size >= most) return
    sent.add(what)
    postReport(import.meta.env.ERRORS_URL as string, report)
  })
}
