import BellIcon from 'lucide-react/icons/bell'
import InfoIcon from 'lucide-react/icons/info'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { Button } from '#islands/ui/button.tsx'
import { CountdownRing } from '#islands/ui/code/countdown.tsx'
import { Hint } from '#islands/ui/dialog/hint.tsx'
import { PasswordRules } from '#islands/ui/form/password-rules.tsx'
import { Ribbon } from '#islands/ui/list/ribbon.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Stepper } from '#islands/ui/state/stepper.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import { Badge } from '#islands/ui/text/badge.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { passwordWords } from '#lib/i18n/password/words.ts'
import { registrationWords } from '#lib/i18n/registration/words.ts'
import { verifyWords } from '#lib/i18n/verify/words.ts'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useSpoken } from '../use-spoken.ts'

const ribbons = ['upcoming', 'calm', 'urgent'] as const
const pills = ['neutral', 'points', 'unread', 'success', 'warning', 'error'] as const
const lines = ['neutral', 'success', 'warning', 'error'] as const
const badged = css({ position: 'relative', padding: '3' })
const steps = ['intro', 'card', 'details'] as const

/** Everything that marks something. */
export function Marks() {
  const words = useSpoken(couponsWords, passwordWords, registrationWords, verifyWords)
  const { coupons, time } = words
  return (
    <>
      <Specimen name="Ribbons: to come, calm, near the end">
        {ribbons.map((tone) => (
          <Ribbon key={tone} tone={tone}>
            {coupons.ribbon.left({ time: time.short.hours({ n: 5 }) })}
          </Ribbon>
        ))}
      </Specimen>
      <Specimen name={`Pills: ${pills.join(', ')}`}>
        {pills.map((tone) => (
          <Pill icon={<InfoIcon />} key={tone} tone={tone}>
            {words.common.points({ n: 1250 })}
          </Pill>
        ))}
      </Specimen>
      <Specimen name="Badges">
        {[3, 42, 120].map((count) => (
          <span className={badged} key={count}>
            <BellIcon />
            <Badge count={count} />
          </span>
        ))}
      </Specimen>
      <Specimen column name={`Lines: ${lines.join(', ')}, offline`}>
        {lines.map((tone) => (
          <Line icon={<TriangleAlertIcon />} key={tone} tone={tone}>
            {words.verify.banner()}
          </Line>
        ))}
        <OfflineLine text={words.common.offline()} />
      </Specimen>
      <Specimen name="Points that came, points that went, countdown">
        <Amount gained>+250</Amount>
        <Amount gained={false}>−1 200</Amount>
        <CountdownRing sentence="4 minutes" share={0.7}>
          4:12
        </CountdownRing>
        <CountdownRing sentence="48 seconds" share={0.2}>
          0:48
        </CountdownRing>
      </Specimen>
      <Specimen column name="Stepper: first, second and last step">
        {steps.map((_, current) => (
          <Stepper
            current={current}
            done={words.registration.steps.done()}
            key={steps[current]}
            label={words.registration.steps.label()}
            steps={steps.map((step) => words.registration.steps[step]())}
          />
        ))}
      </Specimen>
      <Specimen name="Hint beside a button that is locked, on hover, focus and press">
        <Hint text={coupons.hint.points()}>
          {(described) => (
            <Button {...described} aria-disabled tone="coupon-inactive">
              {coupons.button.activate()}
            </Button>
          )}
        </Hint>
      </Specimen>
      <Specimen name="Demands on a password">
        <PasswordRules
          demands={[
            { rule: 'length', met: true },
            { rule: 'digit', met: false },
          ]}
          says={newPasswordWords(words)}
        />
      </Specimen>
    </>
  )
}
