import { assign, setup } from 'xstate'
import type { Address } from '#lib/domain/addresses/address.ts'
import type { AddressForm } from '#lib/domain/addresses/address-form.ts'
import { type AddressTry, madeBy, outcomeOf } from '#lib/domain/addresses/address-form.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { isRefusal } from '#lib/domain/refusal.ts'
import { notProvided } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Given extends AddressTry {
  /** The reply to what was sent before was lost. */
  readonly isUnsure: boolean
}

/** The outcome of saving. `lost`: nobody can tell, or the request did not arrive; `error` holds the reason. */
export interface AddressSaved extends Given {
  readonly as: 'saved' | 'gone' | 'refused' | 'lost'
  readonly error: unknown
}

interface Context extends AddressSaved {
  readonly hasSent: boolean
}

type List = readonly Address[]
const list = ({ event }: { event: { output: List } }) => ({ list: event.output })
const finds = (as: ReturnType<typeof outcomeOf>) =>
  ({
    type: 'finds',
    params: ({ event }: { event: { output: List } }) => ({ as, list: event.output }),
  }) as const
const ended = (as: AddressSaved['as']) => ({ type: 'end', params: { as } }) as const

/**
 * Saving a delivery address, a new one or a changed one. It is sent once; after a lost reply the list is read before
 * anything is sent again, so that no address is there twice. PRF-6.
 */
export const addressSavingMachine = setup({
  types: { input: {} as Given, context: {} as Context, output: {} as AddressSaved },
  actors: {
    /** Fails with 404 when the address to change is gone. */
    save: notProvided<void, { id: string | undefined; form: AddressForm }>('save'),
    readList: notProvided<List>('readList'),
  },
  actions: {
    send: assign(({ context: { typed } }) => ({ sent: typed, hasSent: true, isUnsure: false })),
    setUnsure: assign((_, { error }: Failed) => ({ error, isUnsure: true })),
    note: assign((_, { error }: Failed) => ({ error })),
    adopt: assign(({ context }, given: { list: List }) => ({ id: madeBy(context, given.list)?.id })),
    end: assign((_, { as }: Pick<AddressSaved, 'as'>) => ({ as })),
  },
  guards: {
    isUnsure: ({ context }) => context.isUnsure,
    isGone: ({ context }, { error }: Failed) =>
      context.id !== undefined && callErrorOf(error).name === 'notFound',
    isRefused: (_, { error }: Failed) => isRefusal(error),
    finds: ({ context }, given: { as: ReturnType<typeof outcomeOf>; list: List }) =>
      outcomeOf(context, given.list) === given.as,
    hasSent: ({ context }) => context.hasSent,
  },
}).createMachine({
  id: 'address-saving',
  context: ({ input }) => ({ ...input, as: 'lost', error: undefined, hasSent: false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnsure', target: 'looking' }, { target: 'saving' }] },
    saving: {
      entry: 'send',
      invoke: {
        src: 'save',
        input: ({ context: { id, typed } }) => ({ id, form: typed }),
        onDone: { target: 'ended', actions: ended('saved') },
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'ended', actions: ended('gone') },
          {
            guard: { type: 'isRefused', params: failed },
            target: 'ended',
            actions: [{ type: 'note', params: failed }, ended('refused')],
          },
          { target: 'looking', actions: { type: 'setUnsure', params: failed } },
        ],
      },
    },
    looking: {
      invoke: {
        src: 'readList',
        onDone: [
          { guard: finds('saved'), target: 'ended', actions: ended('saved') },
          { guard: finds('gone'), target: 'ended', actions: ended('gone') },
          { guard: finds('outdated'), target: 'saving', actions: { type: 'adopt', params: list } },
          { guard: 'hasSent', target: 'ended' },
          { target: 'saving' },
        ],
        onError: { target: 'ended', actions: { type: 'note', params: failed } },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { hasSent: _, ...saved } }) => saved,
})
