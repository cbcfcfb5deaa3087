import { endSession, updateSecurity } from '#lib/api/endpoints/account-access.ts'
import { addPasskey, removePasskey, requestPasskeyCreation } from '#lib/api/endpoints/passkeys.ts'
import { createPasskey } from '#lib/browser/device/passkeys.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { passkeysQuery, securityQuery, sessionsQuery } from '#lib/queries/account.ts'
import { call } from '#lib/queries/call.ts'
import { removeItem } from '#lib/queries/make-query.ts'
import { perform } from '#lib/queries/perform.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { raiseNotice } from '../frame/toasts.ts'

/**
 * Has the member's device make a passkey, and hands it to the platform. confirmation: the server's proof that it is the member;
 * without it this may fail with `confirmation_required`, since a passkey confirms spending. LCK-1.
 */
export const addOwnPasskey = async (signal: AbortSignal, confirmation: string | undefined): Promise<void> => {
  const options = { inPlace: true, headers: { confirmation } }
  const challenge = await call(requestPasskeyCreation, { body: {} }, { ...options, signal })
  const body = await createPasskey(challenge, signal)
  await perform(addPasskey, { body }, options)
  raiseNotice(wordsNow().passkeys.added())
}

/** Saves the limit above which spending asks who is there: hundredths of a point, null for none. LCK-2. */
export const saveLimit = async (limit: number | null, confirmation: string): Promise<void> => {
  const passkeys_required = queryClient.getQueryData(securityQuery.queryKey)?.passkeys_required ?? false
  const body = { spend_limit: limit, passkeys_required }
  await perform(updateSecurity, { body }, { inPlace: true, headers: { confirmation } })
  const words = wordsNow().accountAccess.spendLock
  raiseNotice(limit === null ? words.lifted() : words.saved())
}

/** Removes a passkey, and says so unless it was gone before. Fails with ApiError. LCK-1. */
export const removeOwnPasskey = async (id: string): Promise<void> => {
  const removal = perform(removePasskey, { params: { id } }, { inPlace: true })
  if (await removeItem(removal, passkeysQuery, id)) raiseNotice(wordsNow().passkeys.removed())
}

/** Ends a session elsewhere, and says so unless it was over before. Fails with ApiError. LCK-2. */
export const endOtherSession = async (id: string): Promise<void> => {
  const removal = perform(endSession, { params: { id } }, { inPlace: true })
  if (await removeItem(removal, sessionsQuery, id)) raiseNotice(wordsNow().accountAccess.sessions.ended())
}
