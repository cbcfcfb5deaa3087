import { visit } from '../api.ts'
import { cardOf } from '../cards.ts'
import { Failure } from '../failure.ts'
import type { Visit } from '../handler.ts'
import { openLink } from '../links.ts'
import { memberById } from '../members.ts'
import { tenantOfDomain } from '../tenants.ts'
import type { World } from '../world.ts'
import { applePass } from './apple-pass.ts'
import { factsOf } from './passes.ts'

const holderOf = (here: Visit, token: string) => {
  try {
    return memberById(here.db, openLink(here, token, 'pass').member_id)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/** Answers with the signed pass that a link of `getWalletLinks` leads to; undefined where the link is none, or its card is gone. */
export async function passFile(world: World, request: Request, token: string): Promise<Response | undefined> {
  const here = visit(world, request)
  const member = holderOf(here, token)
  if (!member) return undefined
  const tenant = tenantOfDomain(member.tenant)
  const card = cardOf({ db: here.db, tenant }, member.id)
  if (!card) return undefined
  const file = await applePass(factsOf({ tenant, lang: tenant.lang }, member, card))
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Content-Disposition': `attachment; filename="${tenant.id}.pkpass"`,
      'Cache-Control': 'no-store',
    },
  })
}
