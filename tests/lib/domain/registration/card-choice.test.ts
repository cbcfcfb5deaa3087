import { expect, test } from 'vitest'
import {
  cardChoice,
  cardChoiceError,
  cardRefusal,
  lookUpFailure,
} from '#lib/domain/registration/card-choice.ts'

const number = '6340000000010001'

test.each([
  ['existing', ' 6340 0000 0001 0001 ', { mode: 'existing', number }, undefined],
  ['existing', '', undefined, 'required'],
  ['existing', '  ', undefined, 'required'],
  ['existing', '634', undefined, 'digits'],
  ['virtual', '634', { mode: 'virtual' }, undefined],
  ['later', '', { mode: 'later' }, undefined],
  [undefined, number, undefined, 'unchosen'],
] as const)(
  'who chose %s and typed %j goes on with %j, or is told %s @REG-1 REG-5',
  (mode, typed, choice, mistake) => {
    expect(cardChoice(mode, typed)).toEqual(choice)
    expect(cardChoiceError(mode, typed)).toBe(mistake)
  },
)

test.each([
  [{ status: 404, code: 'card_unknown' }, 'unknown'],
  [{ status: 409, code: 'card_taken' }, 'taken'],
  [{ status: 409, code: 'card_taken', serverMessage: 'SQLSTATE[23000]' }, 'taken'],
  [{ status: 404, code: 'card_unknown', serverMessage: 'Carte inconnue' }, 'unknown'],
  [{ status: 422, fields: { card_number: 'Not ours' } }, { serverMessage: 'Not ours' }],
  [{ status: 422, fields: { card: 'Not ours' } }, { serverMessage: 'Not ours' }],
])('a card that is refused with %j is told of at its field @REG-2', (error, mistake) => {
  expect(cardRefusal(error)).toEqual(mistake)
  expect(lookUpFailure(error)).toEqual({ fieldErrors: { card_number: mistake }, failure: undefined })
})

test.each([{ status: 503 }, { status: 503, code: 'toString' }, { status: 503, serverMessage: undefined }])(
  'a card that could not be looked up for %j is no mistake of hers @REG-2',
  (error) => {
    expect(cardRefusal(error)).toBeUndefined()
    expect(lookUpFailure(error)).toMatchObject({ fieldErrors: {}, failure: { name: 'server' } })
  },
)

test.each([
  [{ status: 404 }, 'unknown'],
  [{ status: 409 }, 'taken'],
])(
  'a card that is looked up and refused with the bare status of %j is told of all the same @REG-2',
  (error, mistake) => {
    expect(lookUpFailure(error)).toEqual({ fieldErrors: { card_number: mistake }, failure: undefined })
  },
)

test.each([
  { status: 409, serverMessage: 'Ask at the till' },
  { status: 409, code: 'rate_limited' },
  { status: 409, fields: { email: 'Taken' } },
])('a refusal with words or a code of its own, as in %j, is not guessed at @REG-2', (error) => {
  expect(lookUpFailure(error).fieldErrors).toEqual({})
})
