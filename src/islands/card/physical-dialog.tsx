import type { SubmitEvent } from 'react'
import { useId } from 'react'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { useVenues } from '#lib/queries/use-venues.ts'
import type { PhysicalCardView } from '#machines/physical-card/physical-card.view.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { VenuePicker } from '../ui/venue-picker.tsx'
import { look } from './look.ts'
import { PhysicalSent } from './physical-sent.tsx'
import { RequestAlert } from './request-alert.tsx'

interface PhysicalDialogProps {
  open: boolean
  view: PhysicalCardView
  send: (event: { type: 'chosen' } | { type: 'submitted'; place: string | undefined }) => void
  onClose: () => void
}

/** Where the card is to be picked up, and what follows. */
export function PhysicalDialog({ open, view, send, onClose }: PhysicalDialogProps) {
  const words = useWords()
  const { common, pass } = words
  const locale = useLocale()
  const form = useId()
  const venues = useVenues()
  const { chosen } = venues
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'submitted', place: chosen?.id })
    if (!chosen) event.currentTarget.querySelector<HTMLElement>('input[type=radio]')?.focus()
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
              {pass.physical.submit()}
            </Button>
            <Button aria-disabled={view.busy || undefined} onClick={onClose} wide>
              {pass.physical.cancel()}
            </Button>
          </>
        )
      }
      close={common.close()}
      onClose={onClose}
      open={open}
      title={view.isSent ? pass.physical.sent() : pass.physical.ask()}
    >
      <div className={look.part}>
        <div role="status">{view.isSent && chosen && <PhysicalSent venue={venueText(chosen, locale)} />}</div>
        {!view.isSent && (
          <form id={form} method="post" noValidate onSubmit={submit}>
            <VenuePicker
              chosen={chosen?.id}
              failed={venues.trouble && words.errors[venues.trouble]()}
              isSearching={venues.isSearching}
              legend={pass.physical.where()}
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
          </form>
        )}
      </div>
    </Dialog>
  )
}
