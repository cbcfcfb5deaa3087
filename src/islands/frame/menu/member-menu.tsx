import { useStore } from '@nanostores/react'
import LogOutIcon from 'lucide-react/icons/log-out'
import { useEffect } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { watchNews } from '#lib/queries/watch-news.ts'
import { $club } from '#machines/club/club.store.ts'
import { signOut } from '#machines/session/portal.ts'
import { css } from '#styled/css'
import { Link } from '../../ui/link.tsx'
import { useMenuEntries } from './use-menu-entries.ts'

const entry = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: '12',
  whiteSpace: 'nowrap',
  fontSize: 'sm',
  fontWeight: 'medium',
  textDecoration: 'none',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '[-2px]' },
} as const

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'stretch',
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '6' },
    color: 'menu.text',
    '[data-words=pending] &': { visibility: 'hidden' },
  }),
  // Longer menus are scrolled sideways; the last entry fades where more is to come.
  list: css({
    display: 'flex',
    flex: '1',
    gap: '6',
    minWidth: '0',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: '[none]',
    paddingInlineEnd: '6',
    maskImage: '[linear-gradient(to right, #000 calc(100% - 2rem), transparent)]',
  }),
  entry: css(entry, {
    borderBlock: '[3px solid transparent]',
    '&[aria-current]': { borderBottomColor: 'menu.underline', fontWeight: 'bold' },
    _hover: { borderBottomColor: '[color-mix(in srgb, currentColor 30%, transparent)]' },
    '&[aria-current]:hover': { borderBottomColor: 'menu.underline' },
  }),
  logOut: css(entry, { paddingInlineStart: '4', opacity: '0.85', _hover: { opacity: '1' } }),
}

/** Brings the current entry into view where the row is scrolled. */
const reveal = (link: HTMLAnchorElement | null) => {
  const list = link?.closest('ul')
  if (link && list)
    list.scrollLeft += link.getBoundingClientRect().x - list.getBoundingClientRect().x - list.clientWidth / 2
}

/** The menu row above 600 px: the start page, the configured items, and Log out at its end. FRM-3. */
export function MemberMenu() {
  const { common, frame } = useWords()
  const { menu } = frame
  const { GENERAL } = useStore($club).settings
  const entries = useMenuEntries()
  useEffect(() => (GENERAL.web ? watchNews() : undefined), [GENERAL.web])
  return (
    <div className={styles.row}>
      <nav aria-label={menu.label()} className={css({ display: 'contents' })}>
        <ul className={styles.list}>
          {entries.map(({ title, href, newTab, current }) => (
            <li key={href}>
              <Link
                aria-current={current}
                className={styles.entry}
                href={href}
                ref={current ? reveal : undefined}
                newTab={newTab ? common.newTab() : undefined}
              >
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button className={styles.logOut} onClick={signOut} type="button">
        <LogOutIcon />
        <span>{menu.logOut()}</span>
      </button>
    </div>
  )
}
