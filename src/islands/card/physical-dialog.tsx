import { useId, useState } from 'react'
import { cardStyles } from '#islands/shared/card/card-styles.ts'
import { VenueFacts, VenueWay } from '#islands/shared/venue-facts.tsx'
import { VenuePicker } from '#islands/shared/venue-picker.tsx'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { AlertLine, Line } from '#islands/ui/text/line.tsx'
import type { Store } from '#lib/domain/stores/store.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { useVenues } from '#lib/queries/stores.ts'
import { useAttempt } from '#lib/queries/use-attempt.ts'
import { cardRequestLeft, requestCard } from '#machines/card/request-card.ts'

/** Shows the place where the requested card can be picked up, and the way there. */
function PhysicalSent({ store }: { store: Store }) {
  const { physical } = useWords().card.pass
  const { name, ...facts } = venueText(store, useLocale())
  return (
    <Line tone="success">
      <p>{physical.next()}</p>
      <p className={cardStyles.name}>{name}</p>
      <VenueFacts {...facts} />
      <VenueWay store={store} />
    </Line>
  )
}

/**
 * The dialog that asks for the place to pick up the card, then shows the next steps. A reply that was lost may have ordered
 * it: nothing is sent again before the member says so. PRF-1.
 */
export function PhysicalDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords()
  const { common } = words
  const { physical } = words.card.pass
  const form = useId()
  const venues = useVenues()
  const { chosen } = venues
  const [isMissing, setMissing] = useState(false)
  const request = useAttempt((_, place: string) => requestCard(place), cardRequestLeft)
  const close = () => {
    if (!request.isPending) onClose()
  }
  const submit = (_: unknown, sent: HTMLFormElement) => {
    if (request.isPending) return
    setMissing(!chosen)
    request.reset()
    if (chosen) request.start(chosen.id)
    else sent.querySelector<HTMLElement>('input[type=radio]')?.focus()
  }
  return (
    <Dialog
      actions={
        request.isSuccess ? (
          <Button onClick={close} tone="primary" wide>
            {common.close()}
          </Button>
        ) : (
          <>
            <AlertLine>{isMissing ? physical.missing() : undefined}</AlertLine>
            <AttemptLine {...request.attempt} unsure={physical.unsure()} />
            <Button form={form} loading={request.isPending} tone="primary" type="submit" wide>
              {physical.submit()}
            </Button>
            <Button aria-disabled={request.isPending} onClick={close} wide>
              {common.cancel()}
            </Button>
          </>
        )
      }
      onClose={close}
      open={open}
      title={request.isSuccess ? physical.sent() : words.profile.card.physical()}
    >
      <div role="status">{request.isSuccess && chosen && <PhysicalSent store={chosen} />}</div>
      {!request.isSuccess && (
        <Form id={form} onSubmit={submit}>
          <VenuePicker legend={physical.where()} onChoose={() => setMissing(false)} venues={venues} />
        </Form>
      )}
    </Dialog>
  )
}
