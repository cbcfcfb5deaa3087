import GiftIcon from 'lucide-react/icons/gift'
import { Button } from '#islands/ui/button.tsx'
import { Card, CardLink } from '#islands/ui/card.tsx'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { Ticket } from '#islands/ui/list/ticket.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { Section } from '#islands/ui/section.tsx'
import { cardCode } from '#lib/format/card-code.ts'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { dashboardWords } from '#lib/i18n/dashboard/words.ts'
import { rewardsWords } from '#lib/i18n/rewards/words.ts'
import { verifyWords } from '#lib/i18n/verify/words.ts'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useSpoken } from '../use-spoken.ts'
import { useThemeName } from '../use-theme-name.ts'

const code = cardCode({ number: '1234567890123456', barcode: undefined })
const styles = {
  two: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '[1fr]', sm: '[1fr 1fr]' },
    width: 'full',
  }),
  pictures: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 180px), 240px))]',
    width: 'full',
  }),
  code: css({ width: 'full', height: '24' }),
  picture: css({ maxWidth: 'tile' }),
}
const tickets = [
  ['coupon-use', 'calm'],
  ['coupon-active', 'urgent'],
  ['coupon-inactive', 'upcoming'],
] as const

/** Everything that holds one thing. */
export function Cards() {
  const themeName = useThemeName()
  const words = useSpoken(couponsWords, dashboardWords, rewardsWords, verifyWords)
  const { coupons, rewards } = words
  const labels = {
    'coupon-use': 'activate',
    'coupon-active': 'active',
    'coupon-inactive': 'activate',
  } as const
  return (
    <>
      <Specimen name="Coupons: to use, active, locked">
        <div className={styles.two}>
          {tickets.map(([tone, ribbon]) => (
            <Ticket
              href="#"
              image={undefined}
              key={tone}
              level={3}
              name={coupons.activation.title()}
              ribbon={{ tone: ribbon, text: words.time.short.hours({ n: 5 }) }}
              validity={coupons.validity.todayOnly()}
            >
              <Button size="small" tone={tone}>
                {coupons.button[labels[tone]]()}
              </Button>
            </Ticket>
          ))}
        </div>
      </Specimen>
      <Specimen name="A perk, a reward or a leaflet in short: lying and standing">
        <div className={styles.pictures}>
          <PictureCard
            fallback={<GiftIcon className={largeIcon} />}
            href="#"
            image={undefined}
            level={3}
            name={rewards.choose()}
          >
            <p>{words.common.points({ n: 500 })}</p>
          </PictureCard>
          <PictureCard
            fallback={<GiftIcon className={largeIcon} />}
            href="#"
            image="/favicon.svg"
            level={3}
            name={rewards.choose()}
            ratio="page"
          >
            <p>{rewards.enough()}</p>
          </PictureCard>
        </div>
      </Specimen>
      <Specimen column name="Card, card with less room, card that is a link">
        <Card>{words.verify.banner()}</Card>
        <Card padding="small">{words.verify.banner()}</Card>
        <CardLink href="#">
          <span>{words.verify.link()}</span>
        </CardLink>
      </Specimen>
      <Specimen column name="Section with an action">
        <Section
          action={<Button size="small">{words.dashboard.coupons.showAll()}</Button>}
          level={3}
          title={`${rewards.title()}${themeName}`}
        >
          <p>{rewards.empty()}</p>
        </Section>
      </Specimen>
      <Specimen name="Picture: there, absent, broken">
        {['/favicon.svg', undefined, '/nothing.png'].map((src) => (
          <SafeImage
            alt=""
            className={styles.picture}
            corners="card"
            height={90}
            key={src ?? ''}
            src={src}
            width={160}
          />
        ))}
      </Specimen>
      {code && (
        <Specimen column name="Code for a scanner, black on white in every theme">
          <CodePicture className={styles.code} code={code} label={words.coupons.code.label()} />
        </Specimen>
      )}
    </>
  )
}
