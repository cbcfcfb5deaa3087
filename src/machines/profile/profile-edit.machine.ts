import { assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, callErrorOf, fieldErrorOf } from '#lib/domain/call-error.ts'
import { emailError } from '#lib/domain/email-address.ts'
import {
  changeOf,
  type EditedField,
  editedFields,
  type Particulars,
  tidy,
} from '#lib/domain/profile/particulars.ts'
import { codeOf } from '#lib/domain/refusal.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import { type Failed, failed, type Returned } from '../setup-parts.ts'

export type EditError = 'required' | 'email' | 'taken' | { readonly serverMessage: string }
type EditErrors = { readonly [K in EditedField]?: EditError | undefined }

interface Context {
  /** The particulars as the platform knows them. */
  readonly known: Particulars
  /** The part of them that is to change. */
  readonly change: Partial<Particulars>
  readonly fieldErrors: EditErrors
  readonly callError: CallError | undefined
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const editErrors = ({ firstname, lastname, email }: Particulars): EditErrors => {
  const wrong = emailError(email)
  return {
    ...(firstname ? {} : { firstname: 'required' }),
    ...(lastname ? {} : { lastname: 'required' }),
    ...(wrong ? { email: wrong } : {}),
  }
}

const serverErrors = (error: unknown): EditErrors =>
  Object.fromEntries(
    editedFields.flatMap((name): [EditedField, EditError][] => {
      if (name === 'email' && codeOf(error) === 'email_taken') return [[name, 'taken']]
      const serverMessage = fieldErrorOf(error, name)
      return serverMessage ? [[name, { serverMessage }]] : []
    }),
  )

/**
 * Editing the profile. Only what has changed is sent; a form without a change is saved already, and says so. Sending it again after a
 * lost reply does no harm. PRF-2.
 */
export const profileEditMachine = setup({
  types: {
    input: {} as { known: Particulars },
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; typed: Particulars }
      | { type: 'typed'; field: EditedField }
      | Returned,
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
    clear: assign({ fieldErrors: {}, callError: undefined }),
    take: assign(({ context, event }) =>
      event.type === 'submitted' ? { change: changeOf(context.known, event.typed) } : {},
    ),
    setError: assign(({ context, event }) => ({
      fieldErrors: event.type === 'submitted' ? editErrors(tidy(event.typed)) : {},
      round: context.round + 1,
    })),
    clearError: assign(({ context, event }) =>
      event.type === 'typed' ? { fieldErrors: { ...context.fieldErrors, [event.field]: undefined } } : {},
    ),
    setFailure: assign(({ context }, { error }: Failed) => {
      const fieldErrors = serverErrors(error)
      const hasErrors = Object.keys(fieldErrors).length > 0
      return { fieldErrors, callError: hasErrors ? undefined : callErrorOf(error), round: context.round + 1 }
    }),
  },
  guards: {
    isInvalid: ({ event }) =>
      event.type === 'submitted' && Object.keys(editErrors(tidy(event.typed))).length > 0,
    isUnchanged: ({ context, event }) =>
      event.type === 'submitted' && Object.keys(changeOf(context.known, event.typed)).length === 0,
  },
}).createMachine({
  id: 'profile-edit',
  context: ({ input }) => ({ ...input, change: {}, fieldErrors: {}, callError: undefined, round: 0 }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        typed: { actions: 'clearError' },
        submitted: [
          { guard: 'isInvalid', actions: ['clear', 'setError'] },
          { guard: 'isUnchanged', target: 'left', actions: ['tellSaved', 'leave'] },
          { target: 'saving', actions: ['clear', 'take'] },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.change,
        onDone: { target: 'left', actions: ['tellSaved', 'leave'] },
        onError: { target: 'resting', actions: { type: 'setFailure', params: failed } },
      },
    },
    left: { invoke: { src: 'awaitReturn' }, on: { returned: 'resting' } },
  },
})

/** The view model of editing the profile. */
export interface ProfileEditView {
  readonly fieldErrors: { readonly [K in EditedField]?: EditError | undefined }
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The first field with an error, anew at each round. */
  readonly focus: EditedField | undefined
  readonly round: number
}

const order = ['firstname', 'lastname', 'sex', 'email'] as const

/** The view of editing the profile. PRF-2. */
export const profileEditView = ({
  value,
  context: { fieldErrors, callError, round },
}: Pick<SnapshotFrom<typeof profileEditMachine>, 'value' | 'context'>): ProfileEditView => ({
  fieldErrors,
  callError,
  busy: value !== 'resting',
  focus: order.find((name) => fieldErrors[name]),
  round,
})
