import type { Page } from 'playwright/test'
import type { FaultInput } from '#sandbox/faults.ts'
import type { Seen } from '#sandbox/log.ts'
import type { Message } from '#sandbox/outbox.ts'
import { type PersonaName, personaEmail, personaPassword } from '#sandbox/personas.ts'
import { type TenantId, tenants } from '#sandbox/tenants.ts'
import { expect, test as kit } from './models/kit.ts'
import type { Platform } from './models/platform.ts'

export { expect }

/** A person of the demo as a test needs her. */
interface Person {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly firstname: string
}

/** The platform of the kit as the portal's own tests know it: with the sandbox's types and its people. */
export interface World extends Pick<Platform, 'id' | 'controls'> {
  /** Makes an endpoint, or all (`*`), go wrong. */
  fault(fault: FaultInput): Promise<unknown>
  persona(name: PersonaName, club?: TenantId): Person
  signIn(page: Page, name: PersonaName, club?: TenantId): Promise<void>
  enter(page: Page, club: TenantId): Promise<void>
  calls(endpoint?: Seen['endpoint']): Promise<Seen[]>
  lastSms(phone: string): Promise<Message>
  lastMail(email: string): Promise<Message>
}

const persona = (name: PersonaName, club: TenantId = 'fuel'): Person => {
  const person = tenants.find((tenant) => tenant.id === club)?.people.find((one) => one.name === name)
  if (!person) throw new Error(`${club} has no persona ${name}`)
  const { phone, firstname } = person
  return { email: personaEmail(name), password: personaPassword, phone, firstname }
}

export const test = kit.extend<{ world: World }>({
  world: ({ platform }, use) => {
    const last = async (receiver: string) => (await platform.last(receiver)) as Message
    const calls = async (endpoint?: string) => (await platform.calls(endpoint)) as Seen[]
    return use({ ...platform, persona, calls, lastSms: last, lastMail: last })
  },
})
