import { useId, useState } from 'react'
import { ignoreDoubleClick } from '#islands/shared/ignore-double-click.ts'
import { LazyReauthentication } from '#islands/shared/reauthentication-lazy.ts'
import { VenueFacts } from '#islands/shared/venue-facts.tsx'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Dialog, useStageFocus } from '#islands/ui/dialog/dialog.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { AlertLine, Line } from '#islands/ui/text/line.tsx'
import type { Address } from '#lib/domain/addresses/address.ts'
import type { Member } from '#lib/domain/member.ts'
import { balanceOf, costOf, pointsOf } from '#lib/domain/points/points.ts'
import { destinationOf } from '#lib/domain/rewards/redemption.ts'
import type { RewardDetail } from '#lib/domain/rewards/reward.ts'
import { formatDistance } from '#lib/format/numbers.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import type { RewardRedeemView } from '#machines/rewards/reward-redeem.machine.ts'
import type { RedeemSend } from '#machines/rewards/reward-redeem.store.ts'
import { css } from '#styled/css'
import { ChoiceStep } from './choice-step.tsx'
import { Ending } from './ending.tsx'
import { NewAddress } from './new-address.tsx'

const styles = {
  facts: css({ stack: '3' }),
  fact: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' }),
  label: css({ color: 'muted' }),
  strong: css({ fontWeight: 'bold', overflowWrap: 'anywhere' }),
}

interface QuestionStepProps {
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
}

/** Shows what the member is about to agree to: reward, target, cost and points left; or why the last try failed. */
function QuestionStep({ reward, member, view }: QuestionStepProps) {
  const words = useWords()
  const locale = useLocale()
  const { question } = words.rewards.redemption
  const { way, target, callError, isUnsure, checking } = view
  const cost = costOf(reward.points)
  const points = (hundredths: number) => words.common.points({ n: pointsOf(hundredths) ?? 0 })
  return (
    <>
      <p className={styles.strong}>{reward.name}</p>
      <dl className={styles.facts}>
        {way && target && (
          <div className={styles.fact}>
            <dt className={styles.label}>{words.rewards.ways[way]()}</dt>
            <dd>
              <span>{target.name}</span>
              <div className={partStyles.note}>
                <VenueFacts
                  address={target.address}
                  distance={formatDistance(target.store?.distance_m, locale)}
                />
              </div>
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt className={styles.label}>{question.cost()}</dt>
          <dd className={styles.strong}>{cost > 0 ? points(cost) : words.common.free()}</dd>
        </div>
        {member && (
          <div className={styles.fact}>
            <dt className={styles.label}>{question.left()}</dt>
            <dd className={styles.strong}>{points(Math.max(0, balanceOf(member) - cost))}</dd>
          </div>
        )}
      </dl>
      <div hidden={!checking} role="status">
        {checking && <Line>{question.checking()}</Line>}
      </div>
      <AlertLine tone={isUnsure ? 'warning' : 'error'}>
        {callError && !checking && (isUnsure ? question.untouched() : callErrorText(words, callError))}
      </AlertLine>
    </>
  )
}

interface RedeemActionsProps {
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
  send: RedeemSend
  form: string
  onClose: () => void
}

/** The buttons of the redeem dialog, the main one first. */
function RedeemActions({ reward, member, view, send, form, onClose }: RedeemActionsProps) {
  const words = useWords()
  const { question } = words.rewards.redemption
  if (view.step === 'choice')
    return (
      <Button form={form} tone="confirm" type="submit" wide>
        {words.common.next()}
      </Button>
    )
  if (view.step === 'question')
    return (
      <>
        <Button
          loading={view.busy}
          onClick={ignoreDoubleClick(() => {
            if (!member) return
            const before = { balance: balanceOf(member), stock: reward.stock }
            send({ type: 'confirmed', cost: reward.points, before })
          })}
          tone="confirm"
          wide
        >
          {question.confirm()}
        </Button>
        <Button aria-disabled={view.busy} onClick={ignoreDoubleClick(() => send({ type: 'wentBack' }))} wide>
          {words.registration.steps.back()}
        </Button>
      </>
    )
  return (
    <>
      {view.step === 'unsure' && (
        <Button onClick={ignoreDoubleClick(() => send({ type: 'retried' }))} tone="confirm" wide>
          {words.common.lookAgain()}
        </Button>
      )}
      <Button onClick={ignoreDoubleClick(onClose)} tone={view.step === 'unsure' ? 'quiet' : 'confirm'} wide>
        {words.common.close()}
      </Button>
      {view.step === 'success' && (
        <ButtonLink href={pathTo('/my-rewards')} wide>
          {words.rewards.mine.title()}
        </ButtonLink>
      )}
    </>
  )
}

interface RedeemDialogProps {
  open: boolean
  onClose: () => void
  reward: RewardDetail
  member: Member | undefined
  view: RewardRedeemView
  send: RedeemSend
}

/** Returns the title of the dialog at a step. */
const titleOf = ({ session, rewards }: Words, { step, way }: RewardRedeemView, name: string): string => {
  const { question, unsure, refused, success } = rewards.redemption
  if (step === 'question') return question.title()
  if (step === 'proof') return session.reauthentication.title()
  if (step === 'unsure') return unsure.title()
  if (step === 'refusal') return refused.title()
  return step === 'success' && way ? success[way]() : name
}

/** The dialog in which a reward is redeemed, from the choice to what became of it. RWD-2. */
export function RedeemDialog({ open, onClose, reward, member, view, send }: RedeemDialogProps) {
  const words = useWords()
  const form = useId()
  // What was shown last stays while the dialog goes away.
  const [shown, setShown] = useState(view)
  if (view.step && view !== shown) setShown(view)
  const { step } = shown
  const [addsAddress, setAddsAddress] = useState(false)
  const stage = step === 'choice' && addsAddress ? 'address' : step
  const inside = useStageFocus(stage)

  const close = () => {
    setAddsAddress(false)
    onClose()
  }
  const adopt = (saved: Address | undefined) => {
    setAddsAddress(false)
    if (saved) send({ type: 'targetChosen', target: destinationOf(saved) })
  }
  const common = { member, reward, send, view: shown }
  return (
    <Dialog
      actions={
        stage !== 'address' && stage !== 'proof' && <RedeemActions {...common} form={form} onClose={close} />
      }
      onClose={close}
      open={open}
      title={stage === 'address' ? words.addresses.add() : titleOf(words, shown, reward.name)}
    >
      <div className={partStyles.part} ref={inside}>
        {stage === 'address' ? (
          <NewAddress onBack={() => setAddsAddress(false)} onSaved={adopt} />
        ) : stage === 'choice' ? (
          <ChoiceStep {...common} form={form} onAddAddress={() => setAddsAddress(true)} />
        ) : stage === 'proof' ? (
          <LazyReauthentication
            onBack={() => send({ type: 'wentBack' })}
            onConfirmed={(confirmation) => send({ type: 'reauthenticated', confirmation })}
            reason="spend"
          />
        ) : stage === 'question' ? (
          <QuestionStep {...common} />
        ) : (
          <Ending email={member?.email} reward={reward} view={shown} />
        )}
      </div>
    </Dialog>
  )
}
