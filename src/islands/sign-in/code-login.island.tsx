import { useState } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { island } from '#islands/ui/island.tsx'
import { CodeForm } from '#islands/ui/shapes/code-form.tsx'
import { FieldSkeletons } from '#islands/ui/state/skeleton.tsx'
import type { SentCode } from '#lib/domain/one-time-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { arriveWithCode, smsCodeEntry } from '#machines/sign-in/sms-sign-in.ts'

const Waiting = () => <FieldSkeletons count={2} />

/** Taking the code that was sent to a phone, or going back for another number. AUT-2. */
function SmsCode({ sent }: { sent: SentCode }) {
  const { code: words, password } = useWords().signIn
  const [machine] = useState(() => smsCodeEntry(sent))
  return (
    <>
      <CodeForm
        code={sent}
        intro={words.sent({ phone: sent.shown ?? sent.phone })}
        label={words.label()}
        machine={machine}
        submit={password.submit()}
      />
      <p className={formStyles.others}>
        <ButtonLink href={pathTo('/')} tone="link">
          {words.changePhone()}
        </ButtonLink>
      </p>
    </>
  )
}

/** The page that takes the code of an SMS; without a phone number it has gone back to the start. AUT-3. */
export const CodeLoginIsland = island(
  () => {
    const [sent] = useState(arriveWithCode)
    return sent ? <SmsCode sent={sent} /> : <Waiting />
  },
  { waiting: Waiting },
)
