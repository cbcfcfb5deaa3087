import { useQuery } from '@tanstack/react-query'
import { homeOf } from '#lib/config/club.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { hasLeafletsQuery } from '#lib/queries/content.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { noStoresQuery, useStores } from '#lib/queries/stores.ts'
import type { RoutePath } from '#lib/routes.ts'
import { css } from '#styled/css'
import { Link } from '../ui/link.tsx'
import { Part } from '../ui/section.tsx'
import { useClub } from '../ui/shapes/use-club.ts'
import { offeredPages } from './offered-pages.ts'

// High enough for a thumb.
const link = css({ display: 'flex', alignItems: 'center', minHeight: 'touch', overflowWrap: 'anywhere' })

/** The pages that the portal itself leads to, with their names in the menu, the header and the profile; steps of a process are none. */
const useOwnPages = (isMember: boolean) => {
  const { accessibility, frame, leaflets, profile, promoCode, rewards, stores } = useWords()
  const { GENERAL } = useClub().settings
  const { footer, header, menu } = frame
  const { pages } = accessibility
  const { account } = profile
  return {
    '/': isMember ? menu[homeOf(GENERAL)]() : header.home(),
    '/coupons': pages.coupons(),
    '/rewards': rewards.title(),
    '/my-rewards': rewards.mine.title(),
    '/perks': pages.perks(),
    '/news': header.news(),
    '/transactions': pages.transactions(),
    '/card': menu.card(),
    '/receipts': account.receipts(),
    '/promo-code': promoCode.label(),
    '/profile': header.profile(),
    '/profile-edit': account.edit(),
    '/account-access': account.phones(),
    '/delivery-addresses': account.addresses(),
    '/register': pages.register(),
    '/privacy': footer.privacy(),
    '/accessibility': footer.accessibility(),
    '/leaflets': leaflets.title(),
    '/stores': stores.title(),
  } satisfies { readonly [Path in RoutePath]?: string }
}

/** All pages that the club offers to whoever is here, in one list: another way to each of them besides the menu. ACC-1. */
export function AllPages({ isMember }: { isMember: boolean }) {
  const { footer } = useWords().frame
  const own: Readonly<Record<string, string>> = useOwnPages(isMember)
  const { settings } = useClub()
  const enabled = isMember && homeOf(settings.GENERAL) === 'dashboard'
  const { data: hasLeaflets = false } = useQuery({ ...hasLeafletsQuery, enabled }, queryClient)
  const { data: hasNoStores = false } = useQuery(noStoresQuery, queryClient)
  const hasStores = (useStores(enabled)?.length ?? 0) > 0
  return (
    <Part title={footer.pages()}>
      <ul>
        {offeredPages(settings, { isMember, hasLeaflets, hasStores, hasNoStores }, Object.keys(own)).map(
          ({ path, title }) => (
            <li key={path}>
              <Link
                aria-current={path === '/accessibility' ? 'page' : undefined}
                className={link}
                href={path}
              >
                <span>{title ?? own[path]}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Part>
  )
}
