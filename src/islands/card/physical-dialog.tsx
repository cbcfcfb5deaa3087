import { useId } from 'react'
import { VenueFacts } from '#islands/shared/venue-facts.tsx'
import { VenuePicker } from '#islands/shared/venue-picker.tsx'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { type VenueText, venueText } from '#lib/i18n/venue-text.ts'
import { useVenues } from '#lib/queries/use-venues.ts'
import type { PhysicalCardView } from '#machines/card/physical-card.machine.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Form } from '../ui/form/form.tsx'
import { Line } from '../ui/text/line.tsx'
import { styles } from './styles.ts'

/** Shows the place where the requested card can be picked up. */
function PhysicalSent({ venue }: { venue: VenueText }) {
  const { physical } = useWords().cardPass
  return (
    <Line tone="success">
      <p>{physical.next()}</p>
      <p className={styles.name}>{venue.name}</p>
      <VenueFacts {...venue} />
    </Line>
  )
}

/** Shows why the card request failed, and that it may have succeeded if unsure; announced when it appears. */
function RequestAlert({ view: { isMissing, callError, isUnsure } }: { view: PhysicalCardView }) {
  const { errors, cardPass } = useWords()
  const text = isMissing
    ? cardPass.physical.missing()
    : callError && (callError.serverMessage ?? errors[callError.name]())
  return (
    <div hidden={!text} role="alert">
      {text && (
        <Line tone={isUnsure ? 'warning' : 'error'}>
          <p>{text}</p>
          {isUnsure && <p>{cardPass.physical.unsure()}</p>}
        </Line>
      )}
    </div>
  )
}

interface PhysicalDialogProps {
  open: boolean
  view: PhysicalCardView
  send: (event: { type: 'chosen' } | { type: 'submitted'; place: string | undefined }) => void
  onClose: () => void
}

/** The dialog that asks for the place to pick up the card, then shows the next steps. */
export function PhysicalDialog({ open, view, send, onClose }: PhysicalDialogProps) {
  const words = useWords()
  const { common, cardPass } = words
  const locale = useLocale()
  const form = useId()
  const venues = useVenues()
  const { chosen } = venues
  const submit = (sent: HTMLFormElement) => {
    send({ type: 'submitted', place: chosen?.id })
    if (!chosen) sent.querySelector<HTMLElement>('input[type=radio]')?.focus()
  }
  return (
    <Dialog
      actions={
        view.isSent ? (
          <Button onClick={onClose} tone="primary" wide>
            {common.close()}
          </Button>
        ) : (
          <>
            <RequestAlert view={view} />
            <Button form={form} loading={view.busy} tone="primary" type="submit" wide>
              {cardPass.physical.submit()}
            </Button>
            <Button aria-disabled={view.busy || undefined} onClick={onClose} wide>
              {common.cancel()}
            </Button>
          </>
        )
      }
      close={common.close()}
      onClose={onClose}
      open={open}
      title={view.isSent ? cardPass.physical.sent() : words.profile.card.physical()}
    >
      <div className={styles.part}>
        <div role="status">{view.isSent && chosen && <PhysicalSent venue={venueText(chosen, locale)} />}</div>
        {!view.isSent && (
          <Form id={form} onSubmit={submit}>
            <VenuePicker
              chosen={chosen?.id}
              failed={venues.callError && words.errors[venues.callError]()}
              isSearching={venues.isSearching}
              legend={cardPass.physical.where()}
              loading={venues.loading}
              matches={venues.matches}
              more={venues.more}
              onChoose={(id) => {
                venues.choose(id)
                send({ type: 'chosen' })
              }}
              onLoad={venues.load}
              onSearch={venues.search}
              venues={venues.found?.map((venue) => venueText(venue, locale))}
              words={words}
            />
          </Form>
        )}
      </div>
    </Dialog>
  )
}
