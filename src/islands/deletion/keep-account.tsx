import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { ButtonLink } from '../ui/button.tsx'

interface KeepAccountProps {
  onPress?: (() => void) | undefined
  tone?: 'primary' | undefined
  children?: ReactNode
}

/** The way out: to the profile, which is the start page where the club's web area is off. */
export function KeepAccount({ onPress, tone, children }: KeepAccountProps) {
  const words = useWords()
  const { who } = useStore($session)
  const { settings } = useStore($club)
  const href = pathTo(who === 'member' && settings.GENERAL.web ? '/profile' : '/')
  return (
    <ButtonLink href={href} onClick={onPress} tone={tone} wide>
      {children ?? words.fallback.home()}
    </ButtonLink>
  )
}
