import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { CardIcon } from '../ui/icons/card.tsx'
import { MailIcon } from '../ui/icons/mail.tsx'
import { ProfileIcon } from '../ui/icons/profile.tsx'
import { look } from './look.ts'
import { MemberAlready } from './member-already.tsx'

/** What a registration takes, before it begins. Spec §2 "intro". */
export function RegisterIntro({ onStart }: { onStart: () => void }) {
  const words = useWords().registration.intro
  return (
    <>
      <ul className={look.points}>
        <li className={look.point}>
          <CardIcon />
          {words.card()}
        </li>
        <li className={look.point}>
          <ProfileIcon />
          {words.details()}
        </li>
        <li className={look.point}>
          <MailIcon />
          {words.confirm()}
        </li>
      </ul>
      <Button onClick={onStart} tone="primary" wide>
        {words.submit()}
      </Button>
      <MemberAlready />
    </>
  )
}
