import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../island.tsx'
import { Live } from '../live.tsx'

/** True once it is known that a member is signed in. */
export const useIsMember = (): boolean => useStore($session, { ssr: 'initial' }).who === 'member'

/** An island of a screen for members. Waiting: stands until it is known who is there, and `useReady` is true. */
export const memberIsland = (Waiting: ComponentType, Screen: ComponentType, useReady = () => true) =>
  island(() => {
    const isMember = useIsMember()
    const isReady = useReady()
    return (
      <Live ready={isMember && isReady} waiting={<Waiting />}>
        {() => <Screen />}
      </Live>
    )
  })
