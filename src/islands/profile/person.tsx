import CircleCheckIcon from 'lucide-react/icons/circle-check'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import type { Member } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Pill } from '../ui/text/pill.tsx'

/** Shows the name and the e-mail address of the member, and tells whether the club has verified it. */
export function Person({ member }: { member: Member }) {
  const { profile } = useWords()
  const { firstname, lastname, email, is_verified } = member
  const name = `${firstname} ${lastname}`.trim()
  return (
    <Card>
      <div className={partStyles.part}>
        <div>
          {name && (
            <h2 className={partStyles.name} translate="no">
              {name}
            </h2>
          )}
          {email && (
            <p className={partStyles.note} translate="no">
              {email}
            </p>
          )}
        </div>
        <div className={partStyles.line}>
          {is_verified ? (
            <Pill icon={<CircleCheckIcon />} tone="success">
              {profile.verified()}
            </Pill>
          ) : (
            <>
              <Pill icon={<TriangleAlertIcon />} tone="warning">
                {profile.unverified()}
              </Pill>
              <ButtonLink href={pathTo('/email-confirmation')} size="small">
                {profile.verify()}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
