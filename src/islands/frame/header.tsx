import { useStore } from '@nanostores/react'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { late } from '#islands/ui/late.tsx'
import { Link } from '#islands/ui/link.tsx'
import { MissingSign } from '#islands/ui/missing.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { sharedImport } from '#lib/browser/late-code.ts'
import { safeImage, safeLink } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { HeaderLinks } from './header-links.tsx'

/** The layout of the header of each page, before its parts are loaded and after. */
const styles = {
  // Its shapes need no words, so they are there before another language has come.
  bar: css({
    visibility: 'visible',
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    // On a low screen, such as of a phone on its side or a page enlarged four times, the content needs the room.
    '@media (max-height: 480px)': { position: 'relative' },
    flexShrink: '0',
    bg: 'header',
    color: 'header.text',
    // The ring of the focus is drawn on this bar.
    '--focus-ring': 'var(--header-text)',
    boxShadow: '[inset 0 var(--header-border-thickness) var(--header-border-top, transparent)]',
    borderBottomStyle: 'solid',
    borderBottomWidth: 'header',
    borderBottomColor: 'header.borderBottom',
  }),
  row: css({
    hstack: { base: '1', sm: '2' },
    height: 'header',
    minHeight: 'touch',
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    paddingInlineStart: { base: 'gutter', md: '6' },
    paddingInlineEnd: { base: '1', md: '3' },
    '[data-parsing] &': { visibility: 'hidden' },
  }),
  // As wide as what is in it, and the first to give way: what the club's own logo takes moves nothing here.
  tools: css({
    hstack: { base: '1', sm: '3' },
    flex: '[0 999 auto]',
    marginInlineStart: 'auto',
    justifyContent: 'flex-end',
  }),
  // The room of some thousand points is kept free, or the logo would give way when they come.
  points: css({
    display: 'none',
    justifyContent: 'flex-end',
    minWidth: '[clamp(3.75rem, 19vw, 4.5rem)]',
    '[data-session=member]:not([data-web=off]) &': {
      display: '[var(--header-points)]',
      // Home and card have them too; the ways to other pages are here alone.
      _enlarged: { display: 'none' },
    },
    // On wider screens the pill has an icon, which comes with the part.
    '& > span': {
      display: '[var(--known-points-display, none)]',
      // As the recipe `pill` has it, whose code would come to every visitor.
      background: 'header.pill',
      color: 'header.pillText',
      paddingBlock: '1',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'bold',
      lineHeight: 'tight',
      paddingInline: '2',
      '@media (max-width: 374px)': { paddingInline: '[6px]', fontSize: 'xs' },
      '@media (min-width: 600.02px)': { display: 'none' },
      '&:not(:only-child)': { display: 'none' },
      _before: { content: '[var(--known-points)]' },
    },
  }),
  // Both are kept free from the first paint on, when it is known that a member looks at the page.
  menu: css({
    display: 'none',
    flexShrink: '0',
    visibility: 'visible',
    height: '12',
    bg: 'menu',
    '--focus-ring': 'var(--menu-text)',
    '[data-session=member] &': { '@media (min-width: 600.02px)': { display: 'block' } },
  }),
  banner: css({
    flexShrink: '0',
    visibility: 'visible',
    '[data-banner=due] &': {
      minHeight: { base: '[max(6.5rem, 18rem - 66vw)]', sm: '[3.75rem]' },
      bg: 'warning.soft',
    },
  }),
  logo: css({
    display: 'flex',
    alignItems: 'center',
    minWidth: 'touch',
    height: '[calc(100% - 1rem)]',
    minHeight: 'touch',
    borderRadius: 'sm',
    textDecoration: 'none',
  }),
  // The head's script knows the logo of a club that was here before; so it is there with the first paint.
  logoPlace: css({
    width: 'logo',
    minWidth: '0',
    height: 'full',
    // The colour that it is made for, in the system's contrast themes too; in the dark, a plate a little wider than it.
    bg: 'header.logo',
    boxShadow: '[6px 0 var(--header-logo-ground), -6px 0 var(--header-logo-ground)]',
    borderRadius: 'sm',
    forcedColorAdjust: 'none',
    backgroundImage: '[var(--header-logo, none)]',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left',
    backgroundSize: 'contain',
    '&[data-drawn]': { backgroundImage: '[none]' },
  }),
  logoPicture: css({ width: 'full', height: 'full', objectFit: 'contain', objectPosition: 'left' }),
  clubName: css({
    textStyle: 'heading',
    fontSize: { base: 'md', sm: 'lg' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '[data-words=pending] &': { visibility: 'hidden' },
  }),
}

/** The club's logo, or its name. It opens the configured link in a new tab, else the start page. FRM-1. */
function Logo() {
  const words = useWords()
  const { known, settings } = useClub()
  const [broken, setBroken] = useState<string>()
  const link = safeLink(settings.HEADER.logo_link)
  const src = safeImage(settings.HEADER.logo)
  const { home, logo } = words.frame.header
  return (
    <Link className={styles.logo} href={link?.href ?? '/'} newTab={link !== undefined}>
      {known && (!src || src === broken) ? (
        <span className={styles.clubName}>{words.frame.header.club()}</span>
      ) : (
        <span className={styles.logoPlace} data-drawn={known || undefined}>
          {known && (
            <img
              alt=""
              className={styles.logoPicture}
              onError={() => setBroken(src)}
              referrerPolicy="no-referrer"
              src={src}
            />
          )}
        </span>
      )}
      <VisuallyHidden>{` ${link ? logo() : home()}`}</VisuallyHidden>
    </Link>
  )
}

/** The drawer, whose code arrives when it first opens. */
const LazyMenuDrawer = onDemand(() => import('./menu-drawer.tsx').then((file) => file.MenuDrawer))

/** For members at 600 px and below; the menu row stands above that. FRM-4. */
const menuButton = css({
  display: 'none',
  flexShrink: '0',
  '[data-session=member] &': { '@media (max-width: 600px)': { display: 'block' } },
})

/** The hamburger and the drawer it opens. The drawer's code is fetched when a press is likely. FRM-4. */
function MenuButton() {
  const { menu } = useWords().frame
  const [open, setOpen] = useState(false)
  return (
    <div className={menuButton}>
      <IconButton
        {...LazyMenuDrawer.prefetch}
        aria-expanded={open}
        aria-haspopup="dialog"
        label={menu.open()}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon className={largeIcon} />
      </IconButton>
      <LazyMenuDrawer onClose={() => setOpen(false)} open={open} />
    </div>
  )
}

/** Loads the parts of the header that only members see; visitors never fetch them. */
const load = sharedImport(() => import('./member-parts.tsx').then((file) => file.memberParts))

/** The points; where they are missing there is room for a sign. */
const MemberPoints = late(() => load().then((parts) => parts.MemberPoints), { instead: MissingSign })

const MemberMenu = late(() => load().then((parts) => parts.MemberMenu))
const MemberBanner = late(() => load().then((parts) => parts.MemberBanner))

// The head's script knows whether a member is here; then the fetch need not wait for the header to come alive.
if (typeof document !== 'undefined' && document.documentElement.dataset.session === 'member')
  void MemberMenu.fetch()

/** The head of each page: bar, logo and links are in the built HTML, shown by attributes that the document's head has set. FRM-1. */
export function Header() {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useClub()
  const member = who === 'member' && known
  const web = settings.GENERAL.web
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.row}>
          <Logo />
          <div className={styles.tools}>
            {who !== 'visitor' && web && (!known || settings.HEADER.show_points) && (
              <div className={styles.points}>
                {/* On a phone CSS writes the points here, as the page's script knows them, until their part stands beside it; see
                lib/browser/head/first-content.ts. */}
                <span />
                {member && <MemberPoints />}
              </div>
            )}
            {who !== 'visitor' && web && <HeaderLinks withCard={settings.GENERAL.card} />}
            {who !== 'visitor' && <MenuButton />}
          </div>
        </div>
      </header>
      <div className={styles.menu} data-menu="">
        {member && <MemberMenu />}
      </div>
      <div className={styles.banner}>{member && <MemberBanner />}</div>
    </>
  )
}
