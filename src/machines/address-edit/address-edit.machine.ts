import { assign, setup } from 'xstate'
import {
  type AddressField,
  type AddressForm,
  addressFaults,
  isSameAddress,
} from '#lib/domain/address-form.ts'
import { type AddressTry, type SaidFaults, saidFaults } from '#lib/domain/address-try.ts'
import { type Trouble, troubleOf } from '#lib/domain/trouble.ts'
import { type AddressSaved, addressSavingMachine } from '../address-saving/address-saving.machine.ts'
import { notProvidedAction, notProvidedListener } from '../not-provided.ts'

interface Given extends Pick<AddressTry, 'id' | 'known'> {
  /** What the platform knows of the address; empty fields for one that is added. */
  readonly before: AddressForm
}

interface Context extends Given, AddressTry {
  /** The reply to the last try was lost. */
  readonly isUnsure: boolean
  readonly faults: SaidFaults
  readonly trouble: Trouble | undefined
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const ends = (as: AddressSaved['as']) =>
  ({
    type: 'ends',
    params: ({ event }: { event: { output: AddressSaved } }) => ({ as, saved: event.output }),
  }) as const

/** The form of a delivery address: what is typed, what is wrong with it, and one save for each press. Spec §2. */
export const addressEditMachine = setup({
  types: {
    input: {} as Given,
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; typed: AddressForm }
      | { type: 'typed'; field: AddressField }
      | { type: 'returned' },
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
    blame: assign(({ context: { round }, event }) => ({
      faults: event.type === 'submitted' ? addressFaults(event.typed) : {},
      trouble: undefined,
      round: round + 1,
    })),
    forgive: assign(({ context: { faults }, event }) =>
      event.type === 'typed' ? { faults: { ...faults, [event.field]: undefined } } : {},
    ),
    take: assign(({ event }) => ({
      ...(event.type === 'submitted' ? { wanted: event.typed } : {}),
      ...{ faults: {}, trouble: undefined },
    })),
    note: assign(({ context: { round } }, { id, sent, isUnsure, error }: AddressSaved) => {
      const faults = saidFaults(error)
      const trouble = Object.keys(faults).length > 0 ? undefined : troubleOf(error)
      return { id, sent, isUnsure, faults, trouble, round: round + 1 }
    }),
  },
  guards: {
    isFaulty: ({ event }) => event.type === 'submitted' && Object.keys(addressFaults(event.typed)).length > 0,
    isUnchanged: ({ context: { before, isUnsure }, event }) =>
      !isUnsure && event.type === 'submitted' && isSameAddress(before, event.typed),
    ends: (_, { as, saved }: { as: AddressSaved['as']; saved: AddressSaved }) => saved.as === as,
  },
}).createMachine({
  id: 'address-edit',
  context: ({ input }) => ({
    ...{ ...input, wanted: input.before, sent: input.before },
    ...{ isUnsure: false, faults: {}, trouble: undefined, round: 0 },
  }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        typed: { actions: 'forgive' },
        submitted: [
          { guard: 'isFaulty', actions: 'blame' },
          { guard: 'isUnchanged', target: 'left', actions: 'leave' },
          { target: 'saving', actions: 'take' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { id, known, sent, wanted, isUnsure } }) => ({
          id,
          known,
          sent,
          wanted,
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
