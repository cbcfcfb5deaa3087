import { useStore } from '@nanostores/react'
import BellIcon from 'lucide-react/icons/bell'
import CircleUserRoundIcon from 'lucide-react/icons/circle-user-round'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import { useSyncExternalStore } from 'react'
import { onPageShown, shownPage } from '#lib/browser/navigation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { normalPath } from '#lib/paths.ts'
import { $unreadNews } from '#lib/queries/unread-news.ts'
import { css } from '#styled/css'
import { badge } from '#styled/recipes'
import type { Elements } from '../ui/elements.ts'
import { IconLink } from '../ui/icon-button.tsx'
import { largeIcon } from '../ui/icon-size.ts'

/** The path of the page that is shown; empty in the built HTML, which may serve several. */
export const usePathname = (): string =>
  useSyncExternalStore(
    onPageShown,
    () => normalPath(shownPage().pathname),
    () => '',
  )

const styles = {
  // A visitor never sees them, nor a member whose web area is off; the attributes are there before the first paint.
  nav: css({
    display: 'none',
    flexShrink: '0',
    '[data-session=member]:not([data-web=off]) &': { display: 'block' },
  }),
  list: css({ display: 'flex', alignItems: 'center' }),
  // The bar of a phone has both; see frames.css.
  card: css({ display: '[var(--beside-places, var(--header-card, block))]' }),
  profile: css({ display: '[var(--beside-places, block)]' }),
  link: css({ '&[aria-current=page]': { _before: { opacity: '0.12' } } }),
}

function Link(props: { href: string; label: string; children: Elements }) {
  const here = usePathname() === props.href
  return <IconLink {...props} aria-current={here ? 'page' : undefined} className={styles.link} />
}

/** The card, the news and the profile, one press away on every page: here, or in the bar of a phone. FRM-1, TIL-4. */
export function HeaderLinks({ withCard }: { withCard: boolean }) {
  const { header, menu } = useWords().frame
  const { count: n, isMore } = useStore($unreadNews, { ssr: 'initial' })
  const news = isMore ? header.moreNews({ n }) : n > 0 ? header.unreadNews({ n }) : header.news()
  return (
    <nav aria-label={header.label()} className={styles.nav}>
      <ul className={styles.list}>
        {withCard && (
          <li className={styles.card}>
            <Link href="/card" label={menu.card()}>
              <CreditCardIcon className={largeIcon} />
            </Link>
          </li>
        )}
        <li>
          <Link href="/news" label={news}>
            <BellIcon className={largeIcon} />
            {n > 0 && (
              <span aria-hidden="true" className={badge()}>
                {`${n}${isMore ? '+' : ''}`}
              </span>
            )}
          </Link>
        </li>
        <li className={styles.profile}>
          <Link href="/profile" label={header.profile()}>
            <CircleUserRoundIcon className={largeIcon} />
          </Link>
        </li>
      </ul>
    </nav>
  )
}
