import { createHash } from 'node:crypto'
import type { Stamp } from '../../config/stamp.ts'
import type { Logo } from './ask-logo.ts'
import type { PackedForm } from './packed-forms.ts'
import type { TenantEntry } from './tenants-file.ts'
import type { VersionKey } from './versions.ts'

/** All that a club's site is made of. */
interface Made {
  /** The hash of the build, and of the code that stamps it. */
  readonly build: string
  readonly packs: readonly PackedForm[]
  readonly entry: TenantEntry
  readonly stamp: Stamp
  readonly logo: Logo
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The hash of all that a club's site is made of: while it stays, the site need not be made again. The moment of asking does
 * not count. The logo has a part of its own: one that cannot be had for a moment changes nothing.
 */
export const keyOfClub = ({ build, packs, entry, stamp, logo }: Made): VersionKey => {
  const { at: _, ...club } = stamp.club
  const facts = [build, packs, entry, { ...stamp, club }]
  return { base: hashOf(JSON.stringify(facts)).slice(0, 20), logo: hashOf(logo.data ?? '').slice(0, 8) }
}
