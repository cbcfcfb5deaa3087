import { useStore } from '@nanostores/react'
import { safeImage } from '#lib/domain/safe-link.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { SafeImage } from '../ui/safe-image.tsx'
import { AuthPattern } from './auth-pattern.tsx'

const frame = css({
  position: 'relative',
  height: 'full',
  overflow: 'hidden',
  borderRadius: 'dialog',
  bg: 'primary',
  color: 'onPrimary',
  '& > *': { position: 'absolute', inset: '0' },
})

/** The picture beside the form; a drawn pattern in the club's colour where it has none. Spec §2, Authentication layout. */
export function AuthImageIsland() {
  const { settings } = useStore($club, { ssr: 'initial' })
  const src = safeImage(settings.GENERAL.auth_img.url)
  return (
    <div className={frame}>
      <AuthPattern />
      {src && (
        <SafeImage alt="" eager fallback={<AuthPattern />} height={900} ratio="own" src={src} width={720} />
      )}
    </div>
  )
}
