import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import * as v from 'valibot'
import { type Driver, phone, pressing, typing } from './driver.ts'

const answer = v.object({ value: v.unknown() })
const problem = v.object({ error: v.string(), message: v.string() })
const session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** A screen that nobody sees, where there is none; undefined where there is one. */
const openScreen = async () => {
  if (process.env.DISPLAY) return undefined
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, close: () => screen.kill() }
}

/** Starts WebKit's own small browser and speaks W3C WebDriver with it. */
export const openWebKit = async (driverPath: string, browserPath: string): Promise<Driver> => {
  const screen = await openScreen()
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      LANG: 'en_GB.UTF-8',
      LANGUAGE: 'en_GB',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ...(screen && { DISPLAY: screen.display }),
    },
  })
  const ended = once(driver, 'exit')
  const base = `http://127.0.0.1:${port}`
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<unknown> => {
    const json = method === 'POST' ? { body: JSON.stringify(body) } : {}
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...json,
    })
    const { value } = v.parse(answer, await response.json())
    if (response.ok) return value
    const { error, message } = v.parse(problem, value)
    throw new Error(`${method} ${path}: ${error} ${message}`)
  }
  // It says nothing when it is ready; it answers then.
  const ready = async (): Promise<void> => {
    for (;;) {
      const status = await fetch(`${base}/status`).catch(() => undefined)
      if (status?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await Promise.race([
    ready(),
    ended.then(() => {
      throw new Error(`${driverPath} ended at once.`)
    }),
  ])
  const { sessionId, capabilities } = v.parse(
    session,
    await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } },
      },
    }),
  )
  const tell = (method: 'GET' | 'POST', command: string, body?: object) =>
    ask(method, `/session/${sessionId}/${command}`, body)
  // At once, without a promise: WebKit may crash when a page is left that one is waited for in.
  const run: Driver['run'] = async (work, ...given) => {
    const script = `return JSON.stringify((${work})(...JSON.parse(arguments[0])) ?? null)`
    return JSON.parse(String(await tell('POST', 'execute/sync', { script, args: [JSON.stringify(given)] })))
  }
  // The window has a frame around the page.
  await tell('POST', 'window/rect', { ...phone, x: 0, y: 0 })
  const inner = await run(() => ({ width: innerWidth, height: innerHeight }))
  await tell('POST', 'window/rect', {
    width: phone.width * 2 - inner.width,
    height: phone.height * 2 - inner.height,
  })
  const act = (actions: object) => tell('POST', 'actions', { actions: [actions] })

  return {
    name: `WebKit ${capabilities.browserVersion}`,
    // This protocol tells of none.
    errors: [],
    go: async (url) => void (await tell('POST', 'url', { url })),
    back: async () => void (await tell('POST', 'back')),
    reload: async () => void (await tell('POST', 'refresh')),
    run,
    press: async (x, y) => void (await act(pressing(x, y))),
    type: async (text) => void (await act(typing(text))),
    picture: async () => Buffer.from(String(await tell('GET', 'screenshot')), 'base64'),
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined)
      driver.kill()
      await ended
      screen?.close()
    },
  }
}
