import * as v from 'valibot'
import { blankError, found, refuse } from '../checks.ts'
import { key } from '../columns.ts'
import type { Handlers } from '../handler.ts'

const row = v.object({
  id: key,
  name: v.string(),
  street: v.string(),
  city: v.string(),
  postal_code: v.string(),
  country: v.string(),
})
type Fields = Omit<v.InferOutput<typeof row>, 'id'>

const check = ({ name, street, city, postal_code, country }: Fields): void =>
  refuse({
    name: blankError(name),
    street: blankError(street),
    city: blankError(city),
    postal_code: blankError(postal_code),
    country: blankError(country),
  })

/** Delivery addresses: each member reaches only their own. */
export const addressHandlers = {
  listAddresses: ({ db, member }) => ({
    addresses: db.all(row, 'select * from address where member_id = ? order by id', member.id),
  }),

  addAddress: ({ db, member, body }) => {
    check(body)
    const { name, street, city, postal_code, country } = body
    db.insert('address', { member_id: member.id, name, street, city, postal_code, country })
  },

  updateAddress: ({ db, member, params, body }) => {
    check(body)
    const changed = db.change(
      `update address set name = ?, street = ?, city = ?, postal_code = ?, country = ?
       where id = ? and member_id = ?`,
      ...[body.name, body.street, body.city, body.postal_code, body.country, params.id, member.id],
    )
    found(changed === 0 ? undefined : changed)
  },

  removeAddress: ({ db, member, params }) => {
    const removed = db.change('delete from address where id = ? and member_id = ?', params.id, member.id)
    found(removed === 0 ? undefined : removed)
  },
} satisfies Partial<Handlers>
