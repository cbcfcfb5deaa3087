import { useState } from 'react'
import type { SentCode } from '#lib/domain/one-time-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { smsCodeEntry } from '#machines/sign-in/sms-code.ts'
import { ButtonLink } from '../ui/button.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { CodeForm } from '../ui/shapes/code-form.tsx'

/** Taking the code that was sent to a phone, or going back for another number. AUT-2. */
export function SmsCode({ sent }: { sent: SentCode }) {
  const words = useWords().signIn.code
  const [machine] = useState(() => smsCodeEntry(sent))
  return (
    <>
      <CodeForm
        code={sent}
        intro={words.sent({ phone: sent.shown ?? sent.phone })}
        label={words.label()}
        machine={machine}
        submit={words.submit()}
      />
      <p className={formStyles.others}>
        <ButtonLink href={pathTo('/')} tone="link">
          {words.changePhone()}
        </ButtonLink>
      </p>
    </>
  )
}
