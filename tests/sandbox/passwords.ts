import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

// Cheap on purpose: worlds are seeded by the hundred. What matters is that every character counts: SQLite ends a text at a NUL.
const cost = { N: 512, r: 8, p: 1 }
const digest = (password: string, salt: string): Buffer =>
  scryptSync(Buffer.from(password, 'utf16le'), salt, 32, cost)

/** A password as it is kept: its salt and its digest. Every character counts, none is changed. */
export function sealed(password: string): string {
  const salt = randomBytes(12).toString('base64url')
  return `${salt}.${digest(password, salt).toString('base64url')}`
}

export function opens(password: string, seal: string): boolean {
  const [salt = '', kept = ''] = seal.split('.')
  const bytes = Buffer.from(kept, 'base64url')
  return bytes.length === 32 && timingSafeEqual(bytes, digest(password, salt))
}
