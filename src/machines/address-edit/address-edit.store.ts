import { forgetDraft, keepDraft, recallDraft } from '#lib/browser/draft.ts'
import { onRevival, replace } from '#lib/browser/navigation.ts'
import { markEntry, returnTo } from '#lib/browser/return-to.ts'
import { type AddressField, type AddressForm, addressFields, ofEachField } from '#lib/domain/address-form.ts'
import { $words } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/path-to.ts'
import { ownDraft } from '#lib/queries/own-draft.ts'
import { addressSaving } from '../address-saving/address-saving.store.ts'
import { awaitReturn } from '../portal/await-return.store.ts'
import { raiseNotice } from '../toasts/toasts.store.ts'
import { addressEditMachine } from './address-edit.machine.ts'

const saved = 'address-saved'
const list = pathTo('/delivery-addresses')

/** Where what is typed into a field of an address, or of a new one, waits. */
const draftOf = (id: string | undefined, field: AddressField): string =>
  ownDraft(`address:${id ?? ''}:${field}`)

/** Keeps what is typed into a field of an address, or of a new one, so that leaving the page loses nothing. */
export const keepTyped = (id: string | undefined, field: AddressField, typed: string): void =>
  keepDraft(draftOf(id, field), typed)

/** What the fields show at first: what was typed before a reload, else what is known. */
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
      if (!returnTo(list)) replace(list)
    },
  },
})

const sayIfSaved = (): void => {
  if (recallDraft(saved) !== '') raiseNotice($words.get().addresses.saved())
  forgetDraft(saved)
}

/**
 * The list of addresses says, once, that one is saved: when it is drawn, and when it is shown again as it was left. It
 * leaves its mark, so that the form finds the way back to it.
 */
export const watchSaved = (): (() => void) => {
  sayIfSaved()
  addEventListener('pagehide', markEntry)
  const stop = onRevival(sayIfSaved)
  return () => {
    removeEventListener('pagehide', markEntry)
    stop()
  }
}
