import * as v from 'valibot'
import { type AddressForm, address, addressFields, formOf } from '#lib/domain/addresses/address.ts'
import { blankError, found, refuse } from '../checks.ts'
import { key } from '../columns.ts'
import type { Handlers } from '../handler.ts'

const row = v.object({ ...address.entries, id: key })

const check = (form: AddressForm): void =>
  refuse(Object.fromEntries(addressFields.map((field) => [field, blankError(form[field])])))

/** Delivery addresses: each member reaches only their own. */
export const addressHandlers = {
  listAddresses: ({ db, member }) => ({
    addresses: db.all(row, 'select * from address where member_id = ? order by id', member.id),
  }),

  addAddress: ({ db, member, body }) => {
    check(body)
    db.insert('address', { member_id: member.id, ...formOf(body) })
  },

  updateAddress: ({ db, member, params, body }) => {
    check(body)
    const changed = db.change(
      `update address set ${addressFields.map((field) => `${field} = ?`)} where id = ? and member_id = ?`,
      ...[...addressFields.map((field) => body[field]), params.id, member.id],
    )
    found(changed || undefined)
  },

  removeAddress: ({ db, member, params }) => {
    const removed = db.change('delete from address where id = ? and member_id = ?', params.id, member.id)
    found(removed || undefined)
  },
} satisfies Partial<Handlers>
