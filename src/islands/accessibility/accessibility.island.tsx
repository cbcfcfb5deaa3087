import { useStore } from '@nanostores/react'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { Section } from '#islands/ui/section.tsx'
import { FormSkeleton } from '#islands/ui/shapes/row-skeletons.tsx'
import { statement } from '#lib/domain/accessibility/statement.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { $toastsStay, setToastsStay } from '#machines/frame/toasts.ts'
import { $session } from '#machines/session/session.store.ts'
import { ContactLine } from '../shared/contact-line.tsx'
import { CheckField } from '../ui/form/choice.tsx'
import { late } from '../ui/late.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { useClub } from '../ui/shapes/use-club.ts'

/** As high as a short list, so that an address that names the list finds its place. */
const Waiting = () => <FormSkeleton count={6} />

const AllPages = late(() => import('./all-pages.tsx').then((file) => file.AllPages), { waiting: Waiting })

/** The day on which the statement was prepared, as the reader's language writes it. */
function Made() {
  const { accessibility } = useWords()
  const day = formatDate(statement.prepared, useLocale())
  return <p>{accessibility.made({ day })}</p>
}

/** The choice that messages stay until they are closed. */
function ToastsStay() {
  const { accessibility } = useWords()
  return (
    <CheckField
      checked={useStore($toastsStay)}
      label={accessibility.messagesStay()}
      onChange={({ currentTarget }) => setToastsStay(currentTarget.checked)}
    />
  )
}

/** The statement of accessibility, in the form of EN 301 549, and the list of all pages, for everybody. ACC-1. */
export const AccessibilityIsland = island(() => {
  const { accessibility } = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const { known } = useClub()
  const { criteria: n, tested, read, absent, failing, open } = statement
  return (
    <div className={partStyles.screen}>
      <Card className={partStyles.screen}>
        <p>{accessibility.about()}</p>
        <Section title={accessibility.statusTitle()}>
          <p>{accessibility.status({ n, tested, read, absent, failing, open })}</p>
          <p>{accessibility.partly()}</p>
        </Section>
        <Section title={accessibility.gapsTitle()}>
          <ul className={partStyles.part}>
            <li>{accessibility.pdf()}</li>
            <li>{accessibility.content()}</li>
          </ul>
        </Section>
        <Section title={accessibility.messagesTitle()}>
          <p>{accessibility.messages()}</p>
          <Live waiting={<CheckField disabled label={accessibility.messagesStay()} />}>
            {() => <ToastsStay />}
          </Live>
        </Section>
        <Section title={accessibility.contactTitle()}>
          <p>{accessibility.contact()}</p>
          <Live waiting={<p>{accessibility.terms()}</p>}>
            {() => <ContactLine says={accessibility.write} without={accessibility.terms()} />}
          </Live>
        </Section>
        <Section title={accessibility.lawTitle()}>
          <p>{accessibility.law()}</p>
        </Section>
        <Section title={accessibility.madeTitle()}>
          <Live waiting={<p>{accessibility.made({ day: '…' })}</p>}>{() => <Made />}</Live>
        </Section>
      </Card>
      <div id="pages">
        <Live ready={known && who !== 'unknown'} waiting={<Waiting />}>
          {() => <AllPages isMember={who === 'member'} />}
        </Live>
      </div>
    </div>
  )
})
