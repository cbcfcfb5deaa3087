import { html } from 'hono/html'
import { readSettings } from '#lib/config/settings.ts'
import { visit } from '../api.ts'
import { cardOf } from '../cards.ts'
import { Failure } from '../failure.ts'
import type { Visit } from '../handler.ts'
import { openLink } from '../links.ts'
import { memberById } from '../members.ts'
import { tenantOfDomain } from '../tenants.ts'
import type { World } from '../world.ts'
import { applePass } from './apple-pass.ts'

const holderOf = (here: Visit, link: string) => {
  try {
    return memberById(here.db, openLink(here, link, 'pass').member_id)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Returns what the pass of a link tells, and its club; undefined where the link is none, or its card is gone. */
function passOf(world: World, request: Request, link: string) {
  const here = visit(world, request)
  const member = holderOf(here, link)
  if (!member) return undefined
  const tenant = tenantOfDomain(member.tenant)
  const card = cardOf({ db: here.db, tenant }, member.id)
  if (!card) return undefined
  const { primary } = readSettings(tenant.settings).VISUAL.color
  const facts = {
    club: tenant.title,
    colour: /^#[\da-f]{6}$/i.test(primary) ? primary : '#1f2933',
    holder: `${member.firstname} ${member.lastname}`,
    card,
    lang: tenant.lang,
  }
  return { tenant, facts }
}

/** Answers with the signed pass that a link of `getWalletLinks` leads to; undefined where it leads to none. */
export async function passFile(world: World, request: Request, link: string): Promise<Response | undefined> {
  const pass = passOf(world, request, link)
  if (!pass) return undefined
  return new Response(new Uint8Array(await applePass(pass.facts)), {
    headers: {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Content-Disposition': `attachment; filename="${pass.tenant.id}.pkpass"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** The page in the place of Google's own, which asks nobody's account: it says what Google Wallet would save. */
export async function savePage(world: World, request: Request, link: string): Promise<Response | undefined> {
  const pass = passOf(world, request, link)
  if (!pass) return undefined
  const { club, holder, card } = pass.facts
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Google Wallet</title><link rel="stylesheet" href="/__sandbox/outbox.css"></head>
<body><main><header><h1>Google Wallet</h1></header>
<p class="lead">A real platform links to Google’s own page here, which saves this pass to the member’s account.</p>
<ol><li><h2>${club}</h2><p>${holder}</p><p class="body">${card.number}</p></li></ol>
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
