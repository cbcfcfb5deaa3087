import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import CoinsIcon from 'lucide-react/icons/coins'
import LogOutIcon from 'lucide-react/icons/log-out'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import XIcon from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { Pill } from '#islands/ui/text/pill.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { storedText, tabStorage } from '#lib/browser/storage.ts'
import { verifyBannerKey } from '#lib/browser/storage-keys.ts'
import { balanceOf, isBalanceUnclear, pointsOf } from '#lib/domain/points/points.ts'
import { formatPoints } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { watchNews } from '#lib/queries/read-news.ts'
import { $session } from '#machines/session/session.store.ts'
import { signOut } from '#machines/start/portal.ts'
import { css } from '#styled/css'
import { usePathname } from './header-links.tsx'
import { MenuLinks } from './menu-links.tsx'

const entry = {
  position: 'relative',
  hstack: '2',
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
  banner: css({ bg: 'warning.soft', color: 'text', borderBottom: 'hairline' }),
  bannerRow: css({
    display: 'flex',
    alignItems: { base: 'flex-start', sm: 'center' },
    gap: '3',
    width: 'full',
    maxWidth: 'page',
    // About as many lines as its words take.
    minHeight: { base: '[max(6.5rem, 18rem - 66vw)]', sm: '[3.75rem]' },
    mx: 'auto',
    paddingInlineStart: { base: 'gutter', md: '6' },
    paddingInlineEnd: { base: '1', md: '3' },
    paddingBlock: '2',
    '& > svg': {
      color: 'warning.text',
      marginBlockStart: { base: '[0.625rem]', sm: '0' },
      _enlarged: { display: 'none' },
    },
  }),
  bannerText: css({
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    flex: '1',
    minWidth: '0',
    paddingBlock: '2',
    textStyle: 'small',
    '[data-words=pending] &': { visibility: 'hidden' },
  }),
  bannerLink: css({
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '[0.2em]',
    paddingBlock: '[2px]',
  }),
}

const narrow = '@media (max-width: 374px)'

const pointStyles = {
  root: css({
    position: 'relative',
    display: 'flex',
    minWidth: '0',
    textDecoration: 'none',
    // A target of 44 px around a lower pill.
    _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-10px]' },
    '& > span': {
      paddingInline: { base: '2', sm: '3' },
      [narrow]: { paddingInline: '[6px]', fontSize: 'xs' },
    },
  }),
  icon: css({ display: { base: 'none', sm: 'block' } }),
  // A fortune is cut before the links beside it are.
  points: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
}

/** A link with the points of the primary wallet to their history. Renders nothing if no wallet is the primary one. FRM-1. */
function MemberPoints() {
  const { header } = useWords().frame
  const locale = useLocale()
  const { data } = useQuery(memberQuery, queryClient)
  if (!data || isBalanceUnclear(data)) return null
  const balance = balanceOf(data)
  return (
    <a className={pointStyles.root} href={pathTo('/transactions')}>
      <Pill icon={<CoinsIcon className={pointStyles.icon} />} tone="points">
        <span aria-hidden="true" className={pointStyles.points}>
          {formatPoints(balance, locale)}
        </span>
        <VisuallyHidden>{header.points({ n: pointsOf(balance) ?? 0 })}</VisuallyHidden>
      </Pill>
    </a>
  )
}

/** Brings the current entry into view where the row is scrolled. */
const reveal = (link: HTMLAnchorElement | null) => {
  const list = link?.closest('ul')
  if (link && list)
    list.scrollLeft += link.getBoundingClientRect().x - list.getBoundingClientRect().x - list.clientWidth / 2
}

/** The menu row above 600 px: the start page, the configured items, and Sign out at its end. FRM-3. */
function MemberMenu() {
  const { frame } = useWords()
  const { menu } = frame
  const { GENERAL } = useClub().settings
  useEffect(() => (GENERAL.web ? watchNews() : undefined), [GENERAL.web])
  return (
    <div className={styles.row}>
      <nav aria-label={menu.label()} className={css({ display: 'contents' })}>
        <ul className={styles.list}>
          <MenuLinks className={styles.entry} currentRef={reveal} />
        </ul>
      </nav>
      <button className={styles.logOut} onClick={signOut} type="button">
        <LogOutIcon />
        <span>{menu.logOut()}</span>
      </button>
    </div>
  )
}

/** The state of the banner that this tab knows; the head's script reads it, to keep the banner's place free. */
const storedBanner = () => storedText(verifyBannerKey, tabStorage())

/** The banner of a member who is not verified, until they dismiss it for this sign-in; not on the page that it links to. */
function Banner({ sessionId }: { sessionId: string }) {
  const { verify } = useWords()
  const { data } = useQuery(memberQuery, queryClient)
  const [isDismissed, setDismissed] = useState(() => storedBanner().read() === `dismissed:${sessionId}`)
  const isThere = usePathname() === pathTo('/email-confirmation')
  const isKnown = data !== undefined || isDismissed
  const isDue = data?.is_verified === false && !isDismissed
  const isShown = isDue && !isThere
  useEffect(() => {
    if (isDue) storedBanner().write(`due:${sessionId}`)
    else if (isDismissed) storedBanner().write(`dismissed:${sessionId}`)
    else if (isKnown) storedBanner().remove()
    if (isKnown && !isShown) delete document.documentElement.dataset.banner
  }, [sessionId, isDismissed, isKnown, isDue, isShown])
  if (!isShown) return null
  return (
    <aside aria-label={verify.link()} className={styles.banner}>
      <div className={styles.bannerRow}>
        <TriangleAlertIcon />
        <p className={styles.bannerText}>
          <span>{verify.banner()}</span>
          <a className={styles.bannerLink} href={pathTo('/email-confirmation')}>
            {verify.link()}
          </a>
        </p>
        <IconButton label={verify.dismiss()} onClick={() => setDismissed(true)}>
          <XIcon />
        </IconButton>
      </div>
    </aside>
  )
}

/** The banner for members who are not verified. FRM-9. */
function MemberBanner() {
  const session = useStore($session)
  return session.who === 'member' ? <Banner key={session.id} sessionId={session.id} /> : null
}

/** The parts of the header that arrive together. */
export const memberParts = { MemberBanner, MemberMenu, MemberPoints }
