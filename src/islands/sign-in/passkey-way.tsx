import { css } from '#styled/css'
import { late } from '../ui/late.tsx'
import { useClub } from '../ui/shapes/use-club.ts'

/** As high as the button that comes, or that has nothing to offer. */
const room = css({ mt: '5', minHeight: 'touch' })

const PasskeyLogin = late(() => import('./passkey-login.tsx').then((file) => file.PasskeyLogin), {
  waiting: () => <div className={room} />,
})

/** The way in by a passkey, below the form of another one, where the club has passkeys. LCK-1. */
export const PasskeyWay = () =>
  useClub().settings.MEMBER_AUTHENTICATION.passkeys && <PasskeyLogin room={room} />
