import { assign, type SnapshotFrom, setup } from 'xstate'
import {
  type AddressField,
  type AddressForm,
  type AddressTry,
  addressErrors,
  addressFields,
  isSameAddress,
  type ServerAddressErrors,
  serverErrors,
} from '#lib/domain/addresses/address-form.ts'
import type { Attempt } from '#lib/domain/attempt.ts'
import { type CallError, callErrorOf } from '#lib/domain/call-error.ts'
import { notProvidedAction, notProvidedListener } from '../not-provided.ts'
import type { Returned } from '../setup-parts.ts'
import { type AddressSaved, addressSavingMachine } from './address-saving.machine.ts'

interface Given extends Pick<AddressTry, 'id' | 'known'> {
  /** The address as the platform knows it; empty fields for one that is added. */
  readonly before: AddressForm
}

interface Context extends Given, AddressTry {
  /** The reply to the last try was lost. */
  readonly isUnsure: boolean
  readonly fieldErrors: ServerAddressErrors
  readonly callError: CallError | undefined
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const ends = (as: AddressSaved['as']) =>
  ({
    type: 'ends',
    params: ({ event }: { event: { output: AddressSaved } }) => ({ as, saved: event.output }),
  }) as const

/** The form of a delivery address: what is typed, what is wrong with it, and one save for each press. PRF-6. */
export const addressEditMachine = setup({
  types: {
    input: {} as Given,
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; typed: AddressForm }
      | { type: 'typed'; field: AddressField }
      | Returned,
  },
  actors: {
    save: addressSavingMachine,
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Forgets what was typed and goes back to the addresses. */
    leave: notProvidedAction,
    /** Leaves word for the addresses that this one is saved. */
    tellSaved: notProvidedAction,
    setError: assign(({ context: { round }, event }) => ({
      fieldErrors: event.type === 'submitted' ? addressErrors(event.typed) : {},
      callError: undefined,
      round: round + 1,
    })),
    clearError: assign(({ context: { fieldErrors }, event }) =>
      event.type === 'typed' ? { fieldErrors: { ...fieldErrors, [event.field]: undefined } } : {},
    ),
    take: assign(({ event }) => ({
      ...(event.type === 'submitted' ? { typed: event.typed } : {}),
      ...{ fieldErrors: {}, callError: undefined },
    })),
    note: assign(({ context: { round } }, { id, sent, isUnsure, error }: AddressSaved) => {
      const fieldErrors = serverErrors(error)
      const callError = Object.keys(fieldErrors).length > 0 ? undefined : callErrorOf(error)
      return { id, sent, isUnsure, fieldErrors, callError, round: round + 1 }
    }),
  },
  guards: {
    isInvalid: ({ event }) =>
      event.type === 'submitted' && Object.keys(addressErrors(event.typed)).length > 0,
    isUnchanged: ({ context: { before, isUnsure }, event }) =>
      !isUnsure && event.type === 'submitted' && isSameAddress(before, event.typed),
    ends: (_, { as, saved }: { as: AddressSaved['as']; saved: AddressSaved }) => saved.as === as,
  },
}).createMachine({
  id: 'address-edit',
  context: ({ input }) => ({
    ...{ ...input, typed: input.before, sent: input.before },
    ...{ isUnsure: false, fieldErrors: {}, callError: undefined, round: 0 },
  }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        typed: { actions: 'clearError' },
        submitted: [
          { guard: 'isInvalid', actions: 'setError' },
          { guard: 'isUnchanged', target: 'left', actions: ['tellSaved', 'leave'] },
          { target: 'saving', actions: 'take' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { id, known, sent, typed, isUnsure } }) => ({
          id,
          known,
          sent,
          typed,
          isUnsure,
        }),
        onDone: [
          { guard: ends('saved'), target: 'left', actions: ['tellSaved', 'leave'] },
          { guard: ends('gone'), target: 'gone' },
          { target: 'resting', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
      },
    },
    left: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
    gone: {},
  },
})

/** The view model of adding or changing an address. */
export interface AddressEditView {
  readonly fieldErrors: ServerAddressErrors
  /** The reason why the last try failed; `isUnsure` when the platform may have accepted it all the same. */
  readonly attempt: Attempt
  readonly busy: boolean
  /** The address is not there any more. */
  readonly isGone: boolean
  /** The first field with an error, anew at each round. */
  readonly focus: AddressField | undefined
  readonly round: number
}

/** The view of adding or changing an address. PRF-6. */
export const addressEditView = ({
  value,
  context: { fieldErrors, callError, isUnsure, round },
}: Pick<SnapshotFrom<typeof addressEditMachine>, 'value' | 'context'>): AddressEditView => ({
  fieldErrors,
  attempt: { callError: value === 'resting' ? callError : undefined, isUnsure },
  busy: value !== 'resting' && value !== 'gone',
  isGone: value === 'gone',
  focus: addressFields.find((field) => fieldErrors[field]),
  round,
})
