import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $unreadNews } from '#lib/queries/unread-news.ts'
import { css } from '#styled/css'
import { Badge } from '../ui/badge.tsx'
import { IconLink } from '../ui/icon-button.tsx'
import { CardIcon } from '../ui/icons/card.tsx'
import { NewsIcon } from '../ui/icons/news.tsx'
import { ProfileIcon } from '../ui/icons/profile.tsx'
import { usePathname } from './use-pathname.ts'

const look = {
  // A visitor never sees them, nor a member whose web area is off; the attributes are there before the first paint.
  nav: css({
    display: 'none',
    flexShrink: '0',
    '[data-session=member]:not([data-web=off]) &': { display: 'block' },
  }),
  list: css({ display: 'flex', alignItems: 'center' }),
  first: css({ display: '[var(--header-card, block)]' }),
  link: css({ '&[aria-current=page]': { _before: { opacity: '0.12' } } }),
}

interface LinkProps {
  href: string
  label: string
  children: ReactNode
}

function Link(props: LinkProps) {
  const here = usePathname() === props.href
  return <IconLink {...props} aria-current={here ? 'page' : undefined} className={look.link} />
}

/** The card, the news and the profile, one press away on every page. Spec §2, Header. */
export function HeaderLinks({ withCard }: { withCard: boolean }) {
  const { header } = useWords().frame
  const unread = useStore($unreadNews, { ssr: 'initial' })
  return (
    <nav aria-label={header.label()} className={look.nav}>
      <ul className={look.list}>
        {withCard && (
          <li className={look.first}>
            <Link href="/card" label={header.ownCard()}>
              <CardIcon large />
            </Link>
          </li>
        )}
        <li>
          <Link href="/news" label={unread > 0 ? header.unreadNews({ n: unread }) : header.news()}>
            <NewsIcon large />
            <Badge count={unread} />
          </Link>
        </li>
        <li>
          <Link href="/profile" label={header.profile()}>
            <ProfileIcon large />
          </Link>
        </li>
      </ul>
    </nav>
  )
}
