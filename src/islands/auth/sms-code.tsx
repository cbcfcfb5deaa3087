import { useState } from 'react'
import type { SentCode } from '#lib/domain/sent-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { smsCodeEntry } from '#machines/sms-login/sms-code.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { look } from './look.ts'

/** Taking the code that was sent to a phone, or going back for another number. Spec §2 "SMS login". */
export function SmsCode({ sent }: { sent: SentCode }) {
  const words = useWords().auth.code
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
      <p className={look.others}>
        <ButtonLink href={pathTo('/')} tone="link">
          {words.changePhone()}
        </ButtonLink>
      </p>
    </>
  )
}
