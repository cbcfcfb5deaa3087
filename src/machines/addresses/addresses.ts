import { addAddress, removeAddress, updateAddress } from '#lib/api/endpoints/addresses.ts'
import { listen, onRestored, replace, stopAll } from '#lib/browser/navigation.ts'
import { markEntry, stepBackTo } from '#lib/browser/return-to.ts'
import { forgetDraft, restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import {
  type Address,
  type AddressField,
  type AddressForm,
  addressErrors,
  addressFields,
  isSameAddress,
  madeBy,
  noAddress,
  ofEachField,
  outcomeOf,
} from '#lib/domain/addresses/address.ts'
import { callErrorOf, isRefusal } from '#lib/domain/call-error.ts'
import { callThenRecheck, ownError } from '#lib/domain/call-then-recheck.ts'
import { formFailure } from '#lib/domain/form.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { readAddresses } from '#lib/queries/addresses.ts'
import { ownDraft } from '#lib/queries/owner.ts'
import { perform } from '#lib/queries/perform.ts'
import { form } from '../common/form.store.ts'
import { leftPage } from '../frame/left-page.ts'
import { raiseNotice } from '../frame/toasts.ts'

interface Given {
  /** The address to change; undefined for a new one. */
  readonly id: string | undefined
  /** The address as the platform knows it; empty fields for one that is added. */
  readonly before: AddressForm
  /** The ids of the member's addresses before. */
  readonly known: readonly string[]
}

/** The end of saving an address; `gone`: the one to change no longer exists. */
type Saved = 'saved' | 'gone'

const saved = 'address-saved'
const list = pathTo('/delivery-addresses')

/** Returns the draft name for the text typed into a field of an address, or of a new one (without `id`). */
const draftOf = (id: string | undefined, field: AddressField): string =>
  ownDraft(`address:${id ?? ''}:${field}`)

/** Keeps what is typed into a field of an address, or of a new one, so that leaving the page loses nothing. */
export const storeTyped = (id: string | undefined, field: AddressField, typed: string): void =>
  storeDraft(draftOf(id, field), typed)

/** Returns the first content of the fields: the text typed before a reload, else the known value. */
export const restoreTyped = (id: string | undefined, before: AddressForm): AddressForm =>
  ofEachField((field) => restoreDraft(draftOf(id, field)) || before[field])

interface AddressFlow {
  /** Runs as soon as the address is saved, also when the form was left. id: undefined for an addition. */
  readonly onSaved: (id: string | undefined) => void
  /** Runs after a save, unless the form was left before the answer. typed: the saved texts. */
  readonly next: (typed: AddressForm) => void
}

/**
 * The form of a delivery address: one save for each press. After a lost reply the list is read before anything is sent
 * again, so that no address is saved twice; the rows refresh the list. PRF-6.
 */
export const addressForm = (given: Given, { onSaved, next }: AddressFlow) => {
  let { id } = given
  /** The try whose reply was lost. */
  let lost: { readonly sent: AddressForm; readonly error: unknown } | undefined

  const save = (body: AddressForm): Promise<void> =>
    id === undefined
      ? perform(addAddress, { body }, { inPlace: true })
      : perform(updateAddress, { params: { id }, body }, { inPlace: true })

  /** Reads from the list what became of the lost try. Fails with that try's error where the list cannot be read. */
  const look = async (typed: AddressForm): Promise<Saved | undefined> => {
    if (lost === undefined) return undefined
    const { sent, error } = lost
    const tried = { id, known: given.known, sent, typed }
    const addresses = await readAddresses().catch(() => {
      throw error
    })
    const outcome = outcomeOf(tried, addresses)
    if (outcome === 'outdated') id = madeBy(tried, addresses)?.id
    return outcome === 'saved' || outcome === 'gone' ? outcome : undefined
  }

  const send = async (typed: AddressForm): Promise<Saved> => {
    if (lost === undefined && isSameAddress(given.before, typed)) return 'saved'
    const before = await look(typed)
    if (before) return before
    lost = undefined
    try {
      await save(typed)
      return 'saved'
    } catch (error) {
      if (id !== undefined && callErrorOf(error).name === 'notFound') return 'gone'
      if (isRefusal(error)) throw error
      lost = { sent: typed, error }
      const after = await look(typed)
      if (after) return after
      throw error
    }
  }

  return form({
    errorsOf: addressErrors,
    failureOf: (error) => formFailure(error, addressFields),
    send: async (typed: AddressForm) => {
      const end = await send(typed)
      if (end === 'saved') onSaved(id)
      return { end, typed }
    },
    next: ({ end, typed }) => {
      if (end === 'saved') next(typed)
    },
    left: leftPage({
      done: ({ end }: { readonly end: Saved }) => wordsNow().addresses[end](),
      failed: (reason) => `${wordsNow().addresses.form()}: ${reason}`,
      form: given.id === undefined ? pathTo('/delivery-address') : pathTo('/delivery-address/{id}', given.id),
    }),
    leaves: true,
  })
}

/** Forgets the drafts of an address and of a new one: an addition whose reply was lost knows its id only later. */
const forgetTyped = (id: string | undefined): void => {
  for (const field of addressFields) for (const of of [undefined, id]) forgetDraft(draftOf(of, field))
}

/**
 * Adding an address in the middle of a redemption: the page stays, and what was made is handed over. onSaved gets it
 * as the list has it; undefined where the list could not be read.
 */
export const newAddress = (known: readonly string[], onSaved: (saved: Address | undefined) => void) =>
  addressForm(
    { id: undefined, before: noAddress, known },
    {
      onSaved: forgetTyped,
      next: (typed) => {
        readAddresses().then(
          (list) => onSaved(madeBy({ id: undefined, known, sent: typed, typed }, list)),
          () => onSaved(undefined),
        )
      },
    },
  )

/** Adding or changing an address on its screen: it leads back to the list, which reports that it is saved. */
export const addressEdit = (given: Given) =>
  addressForm(given, {
    onSaved: forgetTyped,
    next: () => {
      storeDraft(saved, 'yes')
      if (!stepBackTo(list)) replace(list)
    },
  })

const showSavedNotice = (): void => {
  if (restoreDraft(saved) !== '') raiseNotice(wordsNow().addresses.saved())
  forgetDraft(saved)
}

/**
 * The list of addresses says, once, that one is saved: when it is drawn, and when it is shown again as it was left. It
 * leaves its mark, so that the form finds the way back to it.
 */
export const watchSaved = (): (() => void) => {
  showSavedNotice()
  return stopAll(listen('pagehide', markEntry), onRestored(showSavedNotice))
}

/** Removing a delivery address; when the reply is lost the list says whether it is still there. The row refreshes the list. PRF-6. */
export const addressList = {
  remove: ({ id }: Address) =>
    callThenRecheck<unknown>({
      call: () => perform(removeAddress, { params: { id } }, { inPlace: true }),
      recheck: async () => ((await readAddresses()).some((one) => one.id === id) ? undefined : 'removed'),
    }).catch((error: unknown) => {
      throw ownError(error)
    }),
  removed: () => wordsNow().addresses.removed(),
}
