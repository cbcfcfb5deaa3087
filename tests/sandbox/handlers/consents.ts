import * as v from 'valibot'
import { found } from '../checks.ts'
import { key } from '../columns.ts'
import type { ConsentTemplate } from '../content.ts'
import type { Handlers, Visit } from '../handler.ts'

const signature = v.object({ id: key, version_id: v.string(), at: v.number() })

const signaturesOf = ({ db }: Visit, member: string | undefined) =>
  member === undefined
    ? []
    : db.all(signature, 'select * from signature where member_id = ? and is_revoked = 0', member)

const textOf = (consent: ConsentTemplate | undefined) => {
  const { title, html } = found(consent)
  return { title, html }
}

/** Consents, their texts and their signatures. */
export const consentHandlers = {
  listConsents: (call) => {
    const signatures = signaturesOf(call, call.member?.id)
    return {
      consents: call.tenant.content.consents
        .filter(({ places }) => places.includes(call.body.displayIn))
        .map(({ id, versionId, title, required, mustRead, places }) => {
          const signed = signatures.find(({ version_id }) => version_id === versionId)
          return {
            id,
            version_id: versionId,
            title,
            is_required: required,
            is_read_required: mustRead,
            is_signed: signed !== undefined,
            signed_id: signed?.id,
            signed_at: signed?.at,
            displayIn: [...places],
          }
        }),
    }
  },

  getConsentTextByVersion: ({ tenant, params }) =>
    textOf(tenant.content.consents.find(({ versionId }) => versionId === params.version_id)),

  getConsentText: ({ tenant, params }) => textOf(tenant.content.consents.find(({ id }) => id === params.id)),

  // Signing twice is one signature.
  signConsent: (call) => {
    const { db, tenant, member, now, params } = call
    const { versionId } = found(tenant.content.consents.find((one) => one.versionId === params.version_id))
    const signed = signaturesOf(call, member.id).find(({ version_id }) => version_id === versionId)
    const signature = { member_id: member.id, version_id: versionId, at: now, is_revoked: false }
    return { signed_id: signed?.id ?? db.insert('signature', signature) }
  },

  revokeConsent: ({ db, member, params }) => {
    const revoked = db.change(
      'update signature set is_revoked = 1 where id = :signed_id and member_id = :member and version_id = :version_id and is_revoked = 0',
      { ...params, member: member.id },
    )
    found(revoked || undefined)
  },
} satisfies Partial<Handlers>
