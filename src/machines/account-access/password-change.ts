import { changePassword } from '#lib/api/endpoints/account-access.ts'
import { type PasswordChange, passwordChangeErrors, passwordChangeFailure } from '#lib/domain/credentials.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { refresh } from '#lib/queries/perform.ts'
import { form } from '../common/form.store.ts'
import { leftPage } from '../frame/left-page.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { $session } from '../session/session.store.ts'
import { replaceTokens } from '../start/portal.ts'

/**
 * Changing the password of a member who is signed in. It is sent once for each press, and never again by itself. onChanged: the new one is
 * in force. AUT-7.
 */
export const passwordChange = (onChanged: () => void) =>
  form({
    errorsOf: passwordChangeErrors,
    failureOf: passwordChangeFailure,
    // Not aborted when its page is left: the answer may bring the tokens with which the session goes on.
    send: async ({ current, password }: PasswordChange) => {
      const asked = $session.get()
      const body = { password: current, new_password: password }
      const { token, refresh_token } = await call(changePassword, { body }, { inPlace: true })
      if (token && refresh_token && asked.who === 'member') replaceTokens(asked.id, { token, refresh_token })
      // Not by `perform`, which asks for the devices before: with the old tokens.
      void refresh(changePassword.refreshes)
      raiseNotice(wordsNow().accountAccess.password.changed())
    },
    next: onChanged,
    left: leftPage({
      done: () => undefined,
      failed: (reason) => `${wordsNow().accountAccess.password.change()}: ${reason}`,
      form: pathTo('/account-access'),
    }),
  })
