import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { storeReturnPath } from '#lib/browser/session-storage.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { useClub } from '../ui/shapes/use-club.ts'

interface StepProps {
  title: string
  /** The step follows another on this page: its title takes the focus, so that it is read out. */
  follows?: boolean | undefined
  drawing?: ReactNode
  children?: Elements
  /** Buttons and links, the main one first. */
  actions?: ReactNode
}

const styles = {
  root: css({ stack: '4' }),
  drawing: css({ width: '[160px]', height: '[120px]', color: 'muted', mx: 'auto' }),
  title: css({ textStyle: 'title', _focus: { outline: 'none' } }),
  actions: css({ stack: '2', mt: '2' }),
}

/** One step of a page that leads through several: its title, what it says, what can be done. */
export function Step({ title, follows, drawing, children, actions }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <div className={styles.root}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

interface KeepAccountProps {
  onPress?: (() => void) | undefined
  tone?: 'primary' | undefined
  children?: ReactNode
}

/** The way out: to the profile, which is the start page where the club's web area is off. */
export function KeepAccount({ onPress, tone, children }: KeepAccountProps) {
  const words = useWords()
  const { who } = useStore($session)
  const { settings } = useClub()
  const href = pathTo(who === 'member' && settings.GENERAL.web ? '/profile' : '/')
  return (
    <ButtonLink href={href} onClick={onPress} tone={tone} wide>
      {children ?? words.frame.fallback.home()}
    </ButtonLink>
  )
}

/** Leads a visitor to the login, and back to this page after it. */
export function SignInFirst() {
  const { password } = useWords().signIn
  const { pathname } = usePage()
  return (
    <ButtonLink href={pathTo('/')} onClick={() => storeReturnPath(pathname)} tone="primary" wide>
      {password.submit()}
    </ButtonLink>
  )
}
