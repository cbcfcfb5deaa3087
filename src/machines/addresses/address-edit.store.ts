import { forgetDraft, keepDraft, recallDraft } from '#lib/browser/draft.ts'
import { onRevival, replace } from '#lib/browser/navigation.ts'
import { markEntry, stepBackTo } from '#lib/browser/return-to.ts'
import {
  type AddressField,
  type AddressForm,
  addressFields,
  ofEachField,
} from '#lib/domain/addresses/address-form.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { ownDraft } from '#lib/queries/owner.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { awaitReturn } from '../session/actors.ts'
import { addressEditMachine } from './address-edit.machine.ts'
import { addressSaving } from './address-saving.store.ts'

const saved = 'address-saved'
const list = pathTo('/delivery-addresses')

/** Returns the draft name for the text typed into a field of an address, or of a new one (without `id`). */
const draftOf = (id: string | undefined, field: AddressField): string =>
  ownDraft(`address:${id ?? ''}:${field}`)

/** Keeps what is typed into a field of an address, or of a new one, so that leaving the page loses nothing. */
export const keepTyped = (id: string | undefined, field: AddressField, typed: string): void =>
  keepDraft(draftOf(id, field), typed)

/** Returns the first content of the fields: the text typed before a reload, else the known value. */
export const recallTyped = (id: string | undefined, before: AddressForm): AddressForm =>
  ofEachField((field) => recallDraft(draftOf(id, field)) || before[field])

/** Adding and changing an address as the screen runs it. */
export const addressEdit = addressEditMachine.provide({
  actors: {
    save: addressSaving,
    awaitReturn,
  },
  actions: {
    tellSaved: () => keepDraft(saved, 'yes'),
    leave: ({ context: { id } }) => {
      // An addition whose reply was lost knows its id by now; its draft does not.
      for (const field of addressFields) for (const of of [undefined, id]) forgetDraft(draftOf(of, field))
      if (!stepBackTo(list)) replace(list)
    },
  },
})

const showSavedNotice = (): void => {
  if (recallDraft(saved) !== '') raiseNotice(wordsNow().addresses.saved())
  forgetDraft(saved)
}

/**
 * The list of addresses says, once, that one is saved: when it is drawn, and when it is shown again as it was left. It
 * leaves its mark, so that the form finds the way back to it.
 */
export const watchSaved = (): (() => void) => {
  showSavedNotice()
  addEventListener('pagehide', markEntry)
  const stop = onRevival(showSavedNotice)
  return () => {
    removeEventListener('pagehide', markEntry)
    stop()
  }
}
