import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Address } from '#lib/domain/addresses/address.ts'
import { type Attempt, failedAgain, untried } from '#lib/domain/attempt.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { isRefusal } from '#lib/domain/refusal.ts'
import { notProvided, notProvidedAction } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context extends Attempt {
  /** The address that is being removed, or was last. */
  readonly address: Address | undefined
  /** It is not there any more. */
  readonly isRemoved: boolean
}

/**
 * Removing a delivery address after a question. When the reply is lost the list says whether it is still there. PRF-6.
 */
export const addressListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'removeAsked'; address: Address } | { type: 'confirmed' | 'dismissed' },
  },
  actors: {
    /** Fails with 404 when the address is gone already. */
    remove: notProvided<void, string>('remove'),
    readList: notProvided<readonly Address[]>('readList'),
  },
  actions: {
    tellRemoved: notProvidedAction,
    clear: assign(untried),
    settle: assign({ isRemoved: true }),
    choose: assign(({ event }) => ('address' in event ? { address: event.address, isRemoved: false } : {})),
    setFailure: assign(({ context }, { error }: Failed) => failedAgain(context, error)),
  },
  guards: {
    isGone: (_, { error }: Failed) => callErrorOf(error).name === 'notFound',
    isRefused: (_, { error }: Failed) => isRefusal(error),
    isMissing: ({ context }, { list }: { list: readonly Address[] }) =>
      list.every(({ id }) => id !== context.address?.id),
  },
}).createMachine({
  id: 'address-list',
  context: { ...untried, address: undefined, isRemoved: false },
  initial: 'resting',
  states: {
    resting: { on: { removeAsked: { target: 'asking', actions: ['clear', 'choose'] } } },
    asking: { on: { confirmed: 'removing', dismissed: { target: 'resting', actions: 'clear' } } },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.address?.id ?? '',
        onDone: { target: 'resting', actions: ['clear', 'settle', 'tellRemoved'] },
        onError: [
          {
            guard: { type: 'isGone', params: failed },
            target: 'resting',
            actions: ['clear', 'settle', 'tellRemoved'],
          },
          {
            guard: { type: 'isRefused', params: failed },
            target: 'asking',
            actions: { type: 'setFailure', params: failed },
          },
          { target: 'looking', actions: { type: 'setFailure', params: failed } },
        ],
      },
    },
    looking: {
      invoke: {
        src: 'readList',
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ list: event.output }) },
            target: 'resting',
            actions: ['clear', 'settle', 'tellRemoved'],
          },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
    },
  },
})

/** The view model of the removal of an address. */
export interface AddressListView {
  /** The question before an address is removed is open. */
  readonly asks: boolean
  readonly removing: boolean
  /** The address that the question is about; it stays while the dialog closes. */
  readonly address: Address | undefined
  /** The reason why the last try failed. */
  readonly refusal: Attempt
  /** It is gone: the focus, which was on its button, must go elsewhere. */
  readonly isRemoved: boolean
}

const none: Attempt = { callError: undefined, isUnsure: false }

/** The view of the removal of an address. PRF-6. */
export const addressListView = ({
  value,
  context: { address, callError, isUnsure, isRemoved },
}: Pick<SnapshotFrom<typeof addressListMachine>, 'value' | 'context'>): AddressListView => ({
  asks: value !== 'resting',
  removing: value === 'removing' || value === 'looking',
  address,
  refusal: value === 'asking' ? { callError, isUnsure } : none,
  isRemoved,
})
