// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { heldBy } from '#lib/domain/held-card.ts'
import { keepCard, recallCard } from '#lib/queries/kept-card.ts'
import { cardKey, forgetQueries, rememberQueries } from '#lib/queries/remembered.ts'

const card = { number: '6340123456781001', type: 'physical', barcode: { format: 'qr', value: '7' } } as const
const ann = { card, firstname: 'Ann', lastname: 'Doe' }

beforeEach(() => {
  forgetQueries()
  localStorage.clear()
})

test('the card is there on the next page and in the next tab of the same sign-in @PRF-4', () => {
  rememberQueries('club', 's1')
  keepCard(ann)
  sessionStorage.clear()
  rememberQueries('club', 's1')
  expect(recallCard()).toMatchObject(ann)
})

test.each([
  ['another member', 'club', 's2'],
  ['another club', 'other', 's1'],
])('%s is not shown it @SES-7', (_, tenant, sitting) => {
  rememberQueries('club', 's1')
  keepCard(ann)
  rememberQueries(tenant, sitting)
  expect(recallCard()).toBeUndefined()
})

test('signing out takes it away, and nothing is kept after that @SES-7', () => {
  rememberQueries('club', 's1')
  keepCard(ann)
  forgetQueries()
  expect(localStorage.getItem(cardKey)).toBeNull()
  keepCard(ann)
  expect(localStorage.getItem(cardKey)).toBeNull()
})

test('a card that the member has no more is kept no more @PRF-4', () => {
  rememberQueries('club', 's1')
  keepCard(ann)
  keepCard(undefined)
  expect(recallCard()).toBeUndefined()
})

test.each(['', '{', '{"owner":"queries:club:s1"}', '[]'])(
  'what is spoilt counts as none: %s @PRF-4',
  (text) => {
    rememberQueries('club', 's1')
    localStorage.setItem(cardKey, text)
    expect(recallCard()).toBeUndefined()
  },
)

test('a member without a card holds none @PRF-4', () => {
  const member = {
    id: '1',
    email: '',
    sex: 'undefined',
    is_verified: true,
    phones: [],
    wallets: [],
    params_v2: {},
  } as const
  expect(heldBy({ ...member, ...ann, phones: [], wallets: [] })).toEqual(ann)
  expect(heldBy({ ...member, ...ann, card: undefined, phones: [], wallets: [] })).toBeUndefined()
})
