import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { returnOnPress } from '#lib/browser/return-to.ts'
import { type AddressField, type AddressForm as Form, ofEachField } from '#lib/domain/address-form.ts'
import { countryChoices, countryName } from '#lib/format/countries.ts'
import { addressError, addressWords } from '#lib/i18n/address-text.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { addressEdit, keepTyped, recallTyped } from '#machines/address-edit/address-edit.store.ts'
import { addressEditView } from '#machines/address-edit/address-edit.view.ts'
import { $club } from '#machines/club/club.store.ts'
import { AddressFields } from '../ui/address-fields.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'
import { NoAddress } from './no-address.tsx'

interface AddressFormProps {
  /** The address that is changed; undefined for a new one. */
  id: string | undefined
  before: Form
  /** The ids of the addresses there are. */
  known: readonly string[]
}

const list = pathTo('/delivery-addresses')

/** Adding a delivery address, or changing one. What is typed waits through a reload. Spec §3 "Delivery address". */
export function AddressForm({ id, before, known }: AddressFormProps) {
  const words = useWords()
  const locale = useLocale()
  const { settings, locale: kept } = useStore($club)
  const [snapshot, send] = useMachine(addressEdit, { input: { id, before, known } })
  const view = addressEditView(snapshot)
  const form = useRef<HTMLFormElement>(null)
  const home = settings.GENERAL.country || countryOf(kept)
  const says = useMemo(() => addressWords(words), [words])
  const initial = useMemo(() => {
    const own = id === undefined && home ? { country: countryName(home, kept) } : {}
    return recallTyped(id, { ...before, ...own })
  }, [id, before, home, kept])
  const countries = useMemo(
    () => countryChoices(locale, home, initial.country, kept),
    [locale, home, initial.country, kept],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    const field = view.focus && form.current?.elements.namedItem(view.focus)
    if (field instanceof HTMLElement) field.focus()
  }, [view.focus, view.round])

  const error = (field: AddressField) => addressError(words, view.faults[field], says[field])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    send({ type: 'submitted', typed: ofEachField((field) => String(typed.get(field) ?? '')) })
  }
  if (view.isGone) return <NoAddress />
  return (
    <Card>
      <form
        aria-label={words.addresses.form()}
        className={look.part}
        method="post"
        noValidate
        onSubmit={submit}
        ref={form}
      >
        <AddressFields
          countries={countries}
          errors={ofEachField(error)}
          initial={initial}
          onTyped={(field, typed) => {
            keepTyped(id, field, typed)
            send({ type: 'typed', field })
          }}
          says={says}
        />
        <AttemptLine {...view.attempt} unsure={words.addresses.unsure()} />
        <div className={look.line}>
          <Button loading={view.busy} tone="primary" type="submit">
            {words.addresses.save()}
          </Button>
          <ButtonLink href={list} onClick={returnOnPress(list)}>
            {words.hub.question.cancel()}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}
