import { assign, setup } from 'xstate'
import { email } from '#lib/domain/email-address.ts'
import { changeOf, type EditedField, editedFields, type Particulars, tidy } from '#lib/domain/particulars.ts'
import { codeOf } from '#lib/domain/refusal.ts'
import { faultOf, type Trouble, troubleOf } from '#lib/domain/trouble.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'

export type EditFault = 'required' | 'email' | 'taken' | { readonly said: string }
type Faults = { readonly [K in EditedField]?: EditFault | undefined }
type Failed = { readonly error: unknown }

interface Context {
  /** What the platform knows. */
  readonly known: Particulars
  /** What of it is to change. */
  readonly change: Partial<Particulars>
  readonly faults: Faults
  readonly trouble: Trouble | undefined
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const faultsOf = ({ firstname, lastname, email: address }: Particulars): Faults => ({
  ...(firstname ? {} : { firstname: 'required' }),
  ...(lastname ? {} : { lastname: 'required' }),
  ...(address ? (email(address) ? {} : { email: 'email' }) : { email: 'required' }),
})

const saidFaults = (error: unknown): Faults =>
  Object.fromEntries(
    editedFields.flatMap((name): [EditedField, EditFault][] => {
      if (name === 'email' && codeOf(error) === 'email_taken') return [[name, 'taken']]
      const said = faultOf(error, name)
      return said ? [[name, { said }]] : []
    }),
  )

/**
 * Editing the profile. Only what has changed is sent; a form without a change just leads back. Sending it again after a
 * lost reply does no harm. Spec §2 "Profile".
 */
export const profileEditMachine = setup({
  types: {
    input: {} as { known: Particulars },
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; typed: Particulars }
      | { type: 'typed'; field: EditedField }
      /** The page is back from the back/forward cache. */
      | { type: 'returned' },
  },
  actors: {
    save: notProvided<void, Partial<Particulars>>('save'),
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Goes back to the profile. */
    leave: notProvidedAction,
    /** Leaves word for the profile that the change is saved. */
    tellSaved: notProvidedAction,
    clear: assign({ faults: {}, trouble: undefined }),
    take: assign(({ context, event }) =>
      event.type === 'submitted' ? { change: changeOf(context.known, event.typed) } : {},
    ),
    blame: assign(({ context, event }) => ({
      faults: event.type === 'submitted' ? faultsOf(tidy(event.typed)) : {},
      round: context.round + 1,
    })),
    forgive: assign(({ context, event }) =>
      event.type === 'typed' ? { faults: { ...context.faults, [event.field]: undefined } } : {},
    ),
    refuse: assign(({ context }, { error }: Failed) => {
      const faults = saidFaults(error)
      const isSaid = Object.keys(faults).length > 0
      return { faults, trouble: isSaid ? undefined : troubleOf(error), round: context.round + 1 }
    }),
  },
  guards: {
    isFaulty: ({ event }) =>
      event.type === 'submitted' && Object.keys(faultsOf(tidy(event.typed))).length > 0,
    isUnchanged: ({ context, event }) =>
      event.type === 'submitted' && Object.keys(changeOf(context.known, event.typed)).length === 0,
  },
}).createMachine({
  id: 'profile-edit',
  context: ({ input }) => ({ ...input, change: {}, faults: {}, trouble: undefined, round: 0 }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        typed: { actions: 'forgive' },
        submitted: [
          { guard: 'isFaulty', actions: ['clear', 'blame'] },
          { guard: 'isUnchanged', target: 'left', actions: 'leave' },
          { target: 'saving', actions: ['clear', 'take'] },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.change,
        onDone: { target: 'left', actions: ['tellSaved', 'leave'] },
        onError: { target: 'resting', actions: { type: 'refuse', params: ({ event }) => event } },
      },
    },
    left: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
  },
})
