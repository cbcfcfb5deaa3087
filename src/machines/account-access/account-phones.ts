import { linkIdentity, removeIdentity, verifyIdentity } from '#lib/api/endpoints/account-access.ts'
import { updateProfile } from '#lib/api/endpoints/member.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { phoneErrors } from '#lib/domain/credentials.ts'
import { type FieldErrors, type FormFailure, formFailure } from '#lib/domain/form.ts'
import { type CodeOnItsWay, momentsOf } from '#lib/domain/one-time-code.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { $phones, readPhone } from '../club/phones.ts'
import { codeEntry } from '../common/code-entry.store.ts'
import { form } from '../common/form.store.ts'
import { leftPage } from '../frame/left-page.ts'
import { raiseNotice } from '../frame/toasts.ts'

/** A number that was added; with `code` it waits for the code that is on its way to it. */
export interface AddedPhone {
  readonly id: string
  readonly number: string
  readonly code: CodeOnItsWay | undefined
}

interface PhoneToAdd {
  readonly phone: string
  /** It is one of the list, and not typed. */
  readonly isListed?: boolean
}

/** The answer tells neither how long the code is nor how long it lives; the codes of signing in are like this. */
const usual = { length: 6, expires_in: 300, resend_in: 60 }

const link = async (number: string): Promise<AddedPhone> => {
  const { identity } = await perform(linkIdentity, { body: { type: 'phone', number } }, { inPlace: true })
  void refresh(['user', 'identities'])
  const { id, needs_code, resend_in = usual.resend_in } = identity
  const code = needs_code ? momentsOf({ ...usual, resend_in }, nowSeconds()) : undefined
  return { id, number, code }
}

/** Tells that a number is the member's now. */
export const tellAdded = (number: string): void =>
  raiseNotice(wordsNow().accountAccess.added({ phone: $phones.get().show(number) }))

/**
 * Adding a phone number to an account, as it was typed, or having another code sent to one of the list: adding one that waits
 * for its code does that, so that a lost reply does no harm. Resolves to the number whose code is to be entered. PRF-3.
 */
export const phoneAdding = form({
  errorsOf: phoneErrors,
  failureOf: (error): FormFailure<FieldErrors<'phone'>> => {
    const { fieldErrors, failure } = formFailure(error, ['number'])
    return { fieldErrors: { phone: fieldErrors.number }, failure }
  },
  send: async ({ phone, isListed = false }: PhoneToAdd): Promise<AddedPhone> => {
    const number = isListed ? phone : await readPhone(phone)
    return link(number)
  },
  next: ({ code, number }) => {
    if (code === undefined) tellAdded(number)
  },
  left: leftPage({
    done: ({ code, number }) => {
      const { accountAccess, signIn } = wordsNow()
      const phone = $phones.get().show(number)
      return code === undefined ? accountAccess.added({ phone }) : signIn.code.sent({ phone })
    },
    failed: (reason) => `${wordsNow().accountAccess.add.title()}: ${reason}`,
    form: pathTo('/account-access'),
  }),
  isOpenAfter: ({ code }) => code === undefined,
})

/** The machine that takes the code of an added number. onVerified: the number is the member's now, and the form is still there. */
export const phoneCode = ({ id, number }: AddedPhone, onVerified: () => void) =>
  codeEntry({
    verify: async (code) => {
      await perform(verifyIdentity, { params: { id }, body: { code } }, { inPlace: true })
      void refresh(['user'])
      tellAdded(number)
    },
    next: onVerified,
    left: leftPage({
      done: () => undefined,
      failed: (reason) => `${wordsNow().accountAccess.confirm()}: ${reason}`,
      form: pathTo('/account-access'),
    }),
    resend: async (): Promise<CodeOnItsWay> => {
      const { code } = await link(number)
      return code ?? momentsOf(usual, nowSeconds())
    },
  })

interface OwnPhone {
  readonly id: string
  readonly number: string
}

/** Making a phone number primary, or removing it; each row refreshes one of the two lists, the flow the other. PRF-3. */
export const phoneList = {
  change: async ({ number }: OwnPhone) => {
    await perform(updateProfile, { body: { primary_phone: number } }, { inPlace: true })
    void refresh(['identities'])
  },
  remove: async ({ id }: OwnPhone) => {
    try {
      await perform(removeIdentity, { params: { id } }, { inPlace: true })
    } finally {
      void refresh(['user'])
    }
  },
  changed: () => wordsNow().accountAccess.promoted(),
  removed: () => wordsNow().accountAccess.removed(),
}
