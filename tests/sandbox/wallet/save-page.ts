import { verify, X509Certificate } from 'node:crypto'
import { html } from 'hono/html'
import * as v from 'valibot'
import { throwawaySigner } from './signer.ts'

const claims = v.object({
  payload: v.object({
    loyaltyClasses: v.tuple([v.object({ programName: v.string() })]),
    loyaltyObjects: v.tuple([v.object({ accountId: v.string(), accountName: v.string() })]),
  }),
})

/** Reads a pass for Google Wallet; undefined where this process has not signed it. */
function readPass(token: string) {
  const [head = '', body = '', signature = ''] = token.split('.')
  const { publicKey } = new X509Certificate(throwawaySigner().signerCert)
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  )
  if (!isOurs) return undefined
  const { payload } = v.parse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()))
  return { club: payload.loyaltyClasses[0].programName, ...payload.loyaltyObjects[0] }
}

/**
 * The page in the place of Google's own, which asks nobody's account: it says what Google Wallet would save. Undefined
 * where the pass is none of ours.
 */
export async function savePage(token: string): Promise<Response | undefined> {
  const pass = readPass(token)
  if (!pass) return undefined
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Google Wallet</title><link rel="stylesheet" href="/__sandbox/outbox.css"></head>
<body><main><header><h1>Google Wallet</h1></header>
<p class="lead">A real platform links to Google’s own page here, which saves this pass to the member’s account.</p>
<ol><li><h2>${pass.club}</h2><p>${pass.accountName}</p><p class="body">${pass.accountId}</p></li></ol>
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
