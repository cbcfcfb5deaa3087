import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $sessionKept, trySessionKept } from '#machines/session/session.store.ts'
import { late } from '../late.tsx'

const NotKept = late(() => import('./not-kept.tsx').then((file) => file.NotKept), { waiting: () => null })

/**
 * A form that ends in a sign-in, where the browser keeps one. Where it does not, a member is told so, and what to do, in
 * the place of the form: she would be a visitor again on the next page, however often she typed her password.
 */
export const KeptSession = ({ children }: { children: ReactNode }) =>
  useStore($sessionKept, { ssr: 'initial' }) ? children : <NotKept again={trySessionKept} />
