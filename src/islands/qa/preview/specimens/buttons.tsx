import BellIcon from 'lucide-react/icons/bell'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import { BackLink } from '#islands/ui/back-link.tsx'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { IconButton, IconLink } from '#islands/ui/icon-button.tsx'
import { Link } from '#islands/ui/link.tsx'
import { LoadMore } from '#islands/ui/list/load-more.tsx'
import { Spinner } from '#islands/ui/state/spinner.tsx'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { frameFooterWords } from '#lib/i18n/frame-footer/words.ts'
import { signInWords } from '#lib/i18n/sign-in/words.ts'
import { Specimen } from '../specimen.tsx'
import { useSpoken } from '../use-spoken.ts'

const tones = [
  ...(['primary', 'confirm', 'quiet', 'danger', 'link', 'home', 'sidebar'] as const),
  ...(['coupon-use', 'coupon-active', 'coupon-inactive'] as const),
]
const nothing = () => {}

/** Everything to press. */
export function Buttons() {
  const words = useSpoken(couponsWords, frameFooterWords, signInWords)
  const label = words.signIn.password.submit()
  return (
    <>
      {tones.map((tone) => (
        <Specimen key={tone} name={`Button, ${tone}: normal, small, with an icon, loading, disabled`}>
          <Button tone={tone}>{label}</Button>
          <Button size="small" tone={tone}>
            {label}
          </Button>
          <Button icon={<TicketPercentIcon />} tone={tone}>
            {label}
          </Button>
          <Button loading tone={tone}>
            {label}
          </Button>
          <Button aria-disabled tone={tone}>
            {label}
          </Button>
        </Specimen>
      ))}
      <Specimen column name="Button as wide as its place, and a link that looks like a button">
        <Button tone="primary" wide>
          {label}
        </Button>
        <ButtonLink href="#" newTab={words.common.newTab()} wide>
          {words.signIn.register.link()}
        </ButtonLink>
      </Specimen>
      <Specimen name="Icon button, icon link, link, way back to a list, spinner">
        <IconButton label={words.common.retry()}>
          <RotateCwIcon />
        </IconButton>
        <IconLink href="#" label={words.frame.header.news()}>
          <BellIcon />
        </IconLink>
        <Link href="#">
          <span>{words.signIn.password.forgot()}</span>
        </Link>
        <BackLink href="#">{words.coupons.backToList()}</BackLink>
        <Spinner />
        <Spinner label={words.common.loading()} large />
      </Specimen>
      <Specimen name="Load more: waiting for a press, loading, failed">
        <LoadMore failed="" label={words.common.loadMore()} loading={false} more onMore={nothing} />
        <LoadMore label={words.common.loadMore()} loading more onMore={nothing} />
        <LoadMore
          failed={words.frameFooter.failed()}
          label={words.common.retry()}
          loading={false}
          more
          onMore={nothing}
        />
      </Specimen>
    </>
  )
}
