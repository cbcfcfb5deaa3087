import { useStore } from '@nanostores/react'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { late } from '../ui/late.tsx'

/** As high as the button that comes, or that has nothing to offer. */
const room = css({ mt: '5', minHeight: 'touch' })

const PasskeyLogin = late(() => import('./passkey-login.tsx').then((file) => file.PasskeyLogin), {
  waiting: () => <div className={room} />,
})

/** The way in by a passkey, below the form of another one, where the club has passkeys. LCK-1. */
export const PasskeyWay = () =>
  useStore($club, { ssr: 'initial' }).settings.MEMBER_AUTHENTICATION.passkeys && <PasskeyLogin room={room} />
