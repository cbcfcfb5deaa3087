import { removeIdentity } from '#lib/api/endpoints/account-access.ts'
import { updateProfile } from '#lib/api/endpoints/member.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform, refresh } from '#lib/queries/perform.ts'

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
