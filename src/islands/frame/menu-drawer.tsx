import LogOutIcon from 'lucide-react/icons/log-out'
import XIcon from 'lucide-react/icons/x'
import { useEffect, useEffectEvent } from 'react'
import { Modal } from '#islands/ui/dialog/dialog.tsx'
import { IconButton, IconLink } from '#islands/ui/icon-button.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { Link } from '#islands/ui/link.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { networks } from '#islands/ui/social-icons.tsx'
import { useMedia } from '#islands/ui/use-media.ts'
import { helpLink } from '#lib/domain/accessibility/statement.ts'
import { safeLink } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { signOut } from '#machines/start/portal.ts'
import { css } from '#styled/css'
import { drawer } from '#styled/recipes'
import { MenuLinks } from './menu-links.tsx'

const line = {
  position: 'relative',
  hstack: '3',
  width: 'full',
  minHeight: '12',
  paddingInline: { base: '6', _enlarged: '4' },
  paddingBlock: '3',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _focusVisible: { outlineOffset: '[-2px]' },
} as const

const styles = {
  entry: css(line, {
    borderInlineStart: '[4px solid transparent]',
    '&[aria-current]': { fontWeight: 'bold', borderInlineStartColor: 'menu.underline' },
  }),
  logOut: css(line, {
    marginBlockStart: '2',
    borderTop: '[1px solid color-mix(in srgb, currentColor 16%, transparent)]',
    paddingInlineStart: { base: '[calc(1.5rem + 4px)]', _enlarged: '[calc(1rem + 4px)]' },
  }),
  social: css({ display: 'flex', flexWrap: 'wrap', marginBlockStart: 'auto', padding: '4' }),
}

/** The menu of small screens, a panel 70vw wide. It closes as it is left, so that no page comes back from the cache with it. FRM-4. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { frame } = useWords()
  const { settings } = useClub()
  const links = networks.flatMap(([key, name, Icon]) => {
    const link = safeLink(settings.GENERAL[key])
    return link ? [{ name, href: link.href, Icon }] : []
  })

  // The width from which the menu row stands in its place.
  const isWide = useMedia('(min-width: 600.02px)')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isWide) close()
  }, [isWide])

  const help = helpLink(settings.GENERAL.contact)
  const panel = drawer()
  const logOut = () => {
    onClose()
    signOut()
  }

  return (
    <Modal classes={panel} label={frame.menu.label()} onClose={onClose} open={open}>
      <div className={panel.head}>
        <IconButton label={frame.menu.close()} onClick={onClose}>
          <XIcon className={largeIcon} />
        </IconButton>
      </div>
      <nav aria-label={frame.menu.label()}>
        <ul>
          <MenuLinks className={styles.entry} onClick={onClose} />
          {help && (
            <li>
              <Link className={styles.entry} href={help.href} newTab={help.newTab} onClick={onClose}>
                <span>{frame.menu.help()}</span>
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <button className={styles.logOut} onClick={logOut} type="button">
        <LogOutIcon />
        <span>{frame.menu.logOut()}</span>
      </button>
      {links.length > 0 && (
        <ul aria-label={frame.menu.social()} className={styles.social}>
          {links.map(({ name, href, Icon }) => (
            <li key={href}>
              <IconLink href={href} label={name} newTab>
                <Icon />
              </IconLink>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
