import type { Member } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { WarningIcon } from '../ui/icons/warning.tsx'
import { Pill } from '../ui/marks.tsx'
import { look } from './look.ts'

/** Who the member is, and whether the club has verified it. */
export function Person({ member }: { member: Member }) {
  const { hub } = useWords()
  const { firstname, lastname, email, is_verified } = member
  const name = `${firstname} ${lastname}`.trim()
  return (
    <Card>
      <div className={look.part}>
        <div>
          {name && <h2 className={look.name}>{name}</h2>}
          {email && <p className={look.said}>{email}</p>}
        </div>
        <div className={look.line}>
          {is_verified ? (
            <Pill icon={<SuccessIcon />} tone="success">
              {hub.verified()}
            </Pill>
          ) : (
            <>
              <Pill icon={<WarningIcon />} tone="warning">
                {hub.unverified()}
              </Pill>
              <ButtonLink href={pathTo('/email-confirmation')} size="small">
                {hub.verify()}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
