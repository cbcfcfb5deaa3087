import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SentCode } from '#lib/domain/sent-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { $phones } from '#machines/club/phones.store.ts'
import { smsCodeEntry } from '#machines/sms-login/sms-code.store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { look } from './look.ts'

/** Taking the code that was sent to a phone, or going back for another number. Spec §2 "SMS login". */
export function SmsCode({ sent }: { sent: SentCode }) {
  const words = useWords().auth.code
  const phones = useStore($phones, { ssr: 'initial' })
  const [machine] = useState(() => smsCodeEntry(sent.phone))
  return (
    <>
      <CodeForm
        code={sent}
        intro={words.sent({ phone: phones.show(sent.phone) })}
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
