import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Driver, phone, pressing, typing } from './driver.ts'

const message = v.object({
  id: v.optional(v.nullable(v.number())),
  type: v.optional(v.string()),
  method: v.optional(v.string()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  result: v.optional(v.unknown()),
  params: v.optional(v.unknown()),
})
const logged = v.object({ level: v.string(), type: v.string(), text: v.nullable(v.string()) })
const returned = v.object({
  type: v.string(),
  result: v.optional(v.object({ value: v.optional(v.unknown()) })),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
})
const tree = v.object({ contexts: v.array(v.object({ context: v.string() })) })
const started = v.object({ capabilities: v.object({ browserVersion: v.string() }) })

const preferences = `user_pref("intl.accept_languages", "en-GB");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
`

/** Waits for a pattern in the output of a process. Fails with the whole output when the process ends first. */
const heard = (
  stream: NodeJS.ReadableStream,
  ended: Promise<unknown>,
  pattern: RegExp,
): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let output = ''
    stream.on('data', (part: Buffer) => {
      output += part
      const found = pattern.exec(output)
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`It ended before it said ${pattern}: ${output}`)))
  })

/** Starts a Firefox of its own profile and speaks WebDriver BiDi with it. */
export const openFirefox = async (path: string): Promise<Driver> => {
  const profile = await mkdtemp(join(tmpdir(), 'client-zone-firefox-'))
  await writeFile(`${profile}/user.js`, preferences)
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const ended = once(child, 'exit')
  const [, address = ''] = await heard(child.stderr, ended, /WebDriver BiDi listening on (ws:\S+)/)
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')

  const errors: string[] = []
  const waiting = new Map<number, (answer: v.InferOutput<typeof message>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = v.parse(message, JSON.parse(String(data)))
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer)
    const entry = answer.method === 'log.entryAdded' ? v.safeParse(logged, answer.params) : undefined
    if (entry?.success && entry.output.type === 'javascript' && entry.output.level === 'error')
      errors.push(entry.output.text ?? '')
  })
  let count = 0
  const ask = async (method: string, params: object): Promise<unknown> => {
    const id = ++count
    const answer = await new Promise<v.InferOutput<typeof message>>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result
  }

  const { capabilities } = v.parse(started, await ask('session.new', { capabilities: {} }))
  await ask('session.subscribe', { events: ['log.entryAdded'] })
  const [first] = v.parse(tree, await ask('browsingContext.getTree', {})).contexts
  const context = first?.context ?? ''
  await ask('browsingContext.setViewport', { context, viewport: phone })
  const act = (actions: object) => ask('input.performActions', { context, actions: [actions] })

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    errors,
    go: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await ask('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
    run: async (work, ...given) => {
      const answer = v.parse(
        returned,
        await ask('script.callFunction', {
          functionDeclaration: `async (given) => JSON.stringify((await (${work})(...JSON.parse(given))) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          awaitPromise: true,
          target: { context },
        }),
      )
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'The page failed')
      return JSON.parse(String(answer.result?.value))
    },
    press: async (x, y) => void (await act(pressing(x, y))),
    type: async (text) => void (await act(typing(text))),
    picture: async () => {
      const { data } = v.parse(
        v.object({ data: v.string() }),
        await ask('browsingContext.captureScreenshot', { context }),
      )
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await ask('browser.close', {}).catch(() => child.kill())
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
