import { expect, test } from 'vitest'
import { type Consent, canRevoke, consentTimeline, versionOf } from '#lib/domain/consents/consent.ts'

const consent = (version_id: string, parts: Partial<Consent> = {}): Consent => ({
  id: version_id,
  version_id,
  title: version_id,
  is_required: false,
  is_read_required: false,
  is_signed: false,
  signed_id: undefined,
  signed_at: undefined,
  displayIn: [],
  ...parts,
})
const signed = (version_id: string, signed_at?: number) =>
  consent(version_id, { is_signed: true, signed_id: '7', signed_at })

test('every consent stands once, the newest first, then those that were not given in the order of the club @PRV-1', () => {
  const lists = [
    [consent('b'), signed('old', 1_700_000_000), consent('a')],
    [signed('new', 1_790_000_000), signed('old', 1_700_000_000), consent('c')],
  ]
  expect(consentTimeline(lists).map(({ version_id }) => version_id)).toEqual(['new', 'old', 'b', 'a', 'c'])
})

test.each([
  ['given', signed('a'), true],
  ['not given', consent('a'), false],
  ['given and needed by the club', { ...signed('a'), is_required: true }, true],
  ['given by an unknown signature', { ...signed('a'), signed_id: undefined }, false],
])('a consent that was %s can be taken back: %s @PRV-1 @CON-4', (_, given, can) => {
  expect(canRevoke(given)).toBe(can)
})

test.each([
  ['terms-3', '3'],
  ['terms-bg-3', '3'],
  ['privacy_v2.1', '2.1'],
  ['v12', '12'],
  ['terms-3.14.2026', '3.14.2026'],
  ['adv3', undefined],
  ['12', '12'],
  ['c1f0a7d2-5a01-4f0e-9d3c-1c2b3a4d5e6f', undefined],
  ['8f14e45fceea167a5a36dedd4bea2543', undefined],
  ['terms', undefined],
])('the version of %s is read as %s @PRV-1', (version_id, version) => {
  expect(versionOf({ version_id })).toBe(version)
})
