import { useQuery } from '@tanstack/react-query'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const styles = {
  card: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: { base: 'full', sm: '[11rem]' },
    minHeight: { base: '[3.5rem]', sm: '[6.5rem]' },
    padding: '4',
    borderRadius: 'card',
    // On the hero, which has the club's colour.
    background: 'onPrimary',
    color: 'primary',
    fontWeight: 'bold',
    textDecoration: 'none',
    boxShadow: 'card',
    overflow: 'hidden',
    transition: '[transform 150ms cubic-bezier(0.2, 0, 0, 1)]',
    sm: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'space-between' },
    _hover: { transform: 'translateY(-2px)' },
    _active: { transform: 'none' },
    // The light on a plastic card.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '[-60%]',
      insetInlineEnd: '[-20%]',
      width: '[9rem]',
      aspectRatio: '[1]',
      borderRadius: 'full',
      background: 'current',
      opacity: '0.1',
    },
  }),
  label: css({
    display: 'flex',
    flexGrow: { base: '1', sm: '0' },
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 'full',
  }),
}

interface CardShortcutProps {
  isMember: boolean
  /** The club has the page of the card. */
  hasPage: boolean
}

/** The member's card, one press away where it has a page; the way to one for who has none, in every club. PRF-4. */
export function CardShortcut({ isMember, hasPage }: CardShortcutProps) {
  const words = useWords()
  const { data: member } = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  const hasNoCard = isMember && member !== undefined && !member.card
  if (!hasPage && !hasNoCard) return null
  const label = hasNoCard ? words.dashboard.pairCard() : words.frame.menu.card()
  return (
    <a className={styles.card} href={hasNoCard ? pathTo('/link-card') : pathTo('/card')}>
      <CreditCardIcon className={largeIcon} />
      <span className={styles.label}>
        <span>{label}</span>
        <ChevronRightIcon />
      </span>
    </a>
  )
}
