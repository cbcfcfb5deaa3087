import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import type { Message } from './outbox.ts'

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

const item = ({ channel, receiver, subject, body, link, at, tenant }: Message) => html`<li class="${channel}">
  <p class="head"><span class="kind">${channel === 'sms' ? 'SMS' : 'E-mail'}</span>
    <span>to <b>${receiver}</b></span><span class="club">${tenant}</span>
    <time datetime="${new Date(at * 1000).toISOString()}">${time.format(at * 1000)}</time></p>
  <h2>${subject}</h2>
  <p class="body">${body}</p>
  ${link === undefined ? '' : html`<p><a href="${link}">${link}</a></p>`}
</li>`

/** The page that shows what was sent: newest first, without scripts, every text escaped. */
export async function outboxPage(messages: readonly Message[]): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><link rel="stylesheet" href="/__sandbox/outbox.css"></head>
<body><main><header><h1>Outbox</h1><a class="again" href="/__sandbox/outbox">Refresh</a></header>
<p class="lead">The text messages and e-mails that a real platform would have sent, newest first.</p>
${
  messages.length === 0
    ? html`<p class="none">Nothing was sent yet. Ask for a code or a link in the portal, then come back.</p>`
    : html`<ol>${messages.map(item)}</ol>`
}
</main></body></html>`
  return new Response(String(page), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
      'Referrer-Policy': 'no-referrer',
    },
  })
}

const style = readFileSync(join(import.meta.dirname, 'outbox.css'), 'utf8')

/** The style of the outbox page, apart from it so that the page needs nothing inline. */
export const outboxStyle = (): Response =>
  new Response(style, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' } })
