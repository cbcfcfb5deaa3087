import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, get } from './ask.ts'
import { type PersonaName, personaNames } from './personas.ts'
import type { TenantId } from './tenants.ts'
import { passTypeIdentifier, teamIdentifier } from './wallet/signer.ts'

const linksOf = async (persona: PersonaName = 'verified', club: TenantId = 'fuel') => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn(persona, club)
  return { sandbox, token, links: await get(sandbox, 'getWalletLinks', { token }) }
}

/** The files of a zip whose entries are stored as they are, by their names. */
const filesIn = (zip: Buffer): Record<string, Buffer> => {
  const files: Record<string, Buffer> = {}
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    expect(zip.readUInt16LE(at + 8), 'how an entry is packed').toBe(0)
    const size = zip.readUInt32LE(at + 18)
    const name = zip.toString('utf8', at + 30, at + 30 + zip.readUInt16LE(at + 26))
    const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
    files[name] = zip.subarray(begin, begin + size)
    at = begin + size
  }
  return files
}

const fetchPass = async ({ sandbox, links }: { sandbox: Sandbox; links: { apple?: string | undefined } }) => {
  const response = await sandbox.fetch(links.apple ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass')
  return filesIn(Buffer.from(await response.arrayBuffer()))
}

test.each([
  ['verified', 'fuel', 'PKBarcodeFormatCode128', '6340123456781001', 'Olivia Brennan', 'rgb(11, 116, 120)'],
  ['zero', 'fuel', 'PKBarcodeFormatCode128', '1234567810027', undefined, undefined],
  ['unverified', 'grocer', 'PKBarcodeFormatQR', '6399123456781003', 'Яна Колева', undefined],
] as const)(
  'the pass of %s in %s says whose it is, with the code that a till reads @WAL-1',
  async (persona, club, format, message, holder, colour) => {
    const made = await linksOf(persona, club)
    const pass = JSON.parse(String((await fetchPass(made))['pass.json']))
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier,
      teamIdentifier,
      barcodes: [{ format, message, altText: message }],
      ...(colour && { backgroundColor: colour }),
    })
    const fields = pass.storeCard.secondaryFields as { key: string; value: string }[]
    expect(fields.map(({ key }) => key)).toEqual(['holder', 'number'])
    if (holder) expect(fields[0]?.value).toBe(holder)
  },
)

test('the link of Google Wallet leads to a page that says what would be saved @WAL-1', async () => {
  const { sandbox, links } = await linksOf('verified', 'grocer')
  const { google = '' } = links
  const page = await (await sandbox.fetch(google)).text()
  for (const text of ['Радостина Илиева', '6340123456781001']) expect(page).toContain(text)
  expect((await sandbox.fetch(`${google}x`)).status).toBe(404)
})

test('a member without a card has no pass, and a link that is no link, or too old, leads nowhere @WAL-1', async () => {
  expect(personaNames).toContain('cardless')
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('cardless')
  expect((await ask(sandbox, 'getWalletLinks', { token })).status).toBe(404)
  expect((await ask(sandbox, 'getWalletLinks', {})).status).toBe(401)
  const made = await linksOf()
  expect((await made.sandbox.fetch('/__sandbox/wallet/nothing.pkpass')).status).toBe(404)
  made.sandbox.controls.clock(31 * 24 * 3600)
  expect((await made.sandbox.fetch(made.links.apple ?? '')).status).toBe(404)
})
