import { byId } from '../checks.ts'
import type { Handlers } from '../handler.ts'
import { endFamily, familyOf, sessionsOf } from '../tokens.ts'

/** The member's sign-ins on all devices. LCK-2. */
export const sessionHandlers = {
  listSessions: ({ world, member, token, now }) => {
    const current = familyOf(world, token)
    return {
      sessions: sessionsOf(world, member.id).map(({ id, family, device, opened_at, seen_at }) => ({
        ...{ id, device, created_at: opened_at },
        last_seen_at: family === current ? now : seen_at,
        is_current: family === current,
      })),
    }
  },

  endSession: ({ world, member, params }) => {
    const { family } = byId(sessionsOf(world, member.id), params.id)
    endFamily(world, family)
  },
} satisfies Partial<Handlers>
