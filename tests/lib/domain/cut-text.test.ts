import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { refusal } from '#lib/api/answer.ts'
import { entities } from '#lib/build/contract/entities.ts'
import { readSettings } from '#lib/config/settings.ts'
import { translations } from '#lib/domain/club/club.ts'
import { dealLink } from '#lib/domain/content.ts'
import { cutText, longestLine, longestName } from '#lib/domain/cut-text.ts'
import { name, onDropped } from '#lib/domain/tolerant.ts'

const word = 'W'.repeat(262_144)

describe('cutting a text', () => {
  test('one that fits stays as it is; of a longer one the end gives way to a sign @B8', () => {
    expect(cutText('x'.repeat(500), 500)).toBe('x'.repeat(500))
    expect(cutText('x'.repeat(501), 500)).toBe(`${'x'.repeat(499)}…`)
  })

  test('a member never sees half a letter: no pair, accent or emoji is cut in two @B8', () => {
    for (const sign of ['😀', 'e\u0301', '👨‍👩‍👧', '👍🏽', '❤️'])
      for (let before = 0; before <= sign.length; before += 1) {
        const text = `${'x'.repeat(499 - before)}${sign}${'y'.repeat(20)}`
        const cut = cutText(text, 500)
        const shown = cut.slice(0, -1).replace(/^x+/, '')
        expect([
          '',
          sign,
          `${sign}${'y'.repeat(before - sign.length > 0 ? before - sign.length : 0)}`,
        ]).toContain(shown)
      }
  })

  test('any text is at most as long as asked, well formed where it was, and the same when cut again @B8', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 50, max: 100 }),
        (text, longest) => {
          const cut = cutText(text, longest)
          expect(cut.length).toBeLessThanOrEqual(longest)
          expect(cut.isWellFormed()).toBe(true)
          expect(cutText(cut, longest)).toBe(cut)
        },
      ),
    )
  })

  test('marks upon marks without end are cut all the same @B8', () => {
    expect(cutText(`a${'\u0301'.repeat(5000)}`, 500).length).toBeLessThanOrEqual(500)
  })
})

/** Fields that are never shown as they come: addresses, kinds, ids, and what lib/html reads, which has a bound of its own. */
const unshown =
  /^(?:id|.*_id|identity_id|token|refresh_token|card_token|type|link_type|link_url|channel_slug|url|image|img_logo|html|body|body_html|description_html|displayIn|apple|google)$/

/** The fields of an answer whose text is longer than a page can bear. */
const tooLong = (value: unknown, field = ''): readonly string[] => {
  if (typeof value === 'string') return value.length > longestLine && !unshown.test(field) ? [field] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => tooLong(inner, Array.isArray(value) ? field : key))
}

interface Shape {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
}

describe('a word of 262,144 letters from the platform', () => {
  // The browser alone reads what Web Authentication says, and nobody is shown it.
  const unseen = ['PublicConfig', 'CreationOptions', 'RequestOptions', 'Attestation', 'Assertion']
  const objects = Object.entries(entities).filter(
    ([name, schema]) => 'entries' in schema && !unseen.includes(name),
  )

  test.each(objects)('in any field of a %s is cut where it is read @B8', (_, schema) => {
    const fields = Object.keys((schema as Shape).entries ?? {})
    const ids = {
      id: '1',
      version_id: '1',
      identity_id: '1',
      token: 'a',
      refresh_token: 'b',
      card_token: 'c',
    }
    const kinds = { type: 'I_MESSAGE', status: 'pending', format: 'qr', is_primary: true }
    const needed = { ...ids, ...kinds, at: 1, points: 1, price: 1, number: '1', value: '1' }
    for (const field of fields) {
      const read = v.safeParse(schema, { ...needed, [field]: word })
      if (read.success) expect(tooLong(read.output), field).toEqual([])
    }
  })

  test('in a wording, a setting that is shown, a deal’s button and a refusal is cut too @B8', () => {
    const wordings = v.parse(translations, { web: { 'frame.sidebar.title': word } })
    expect(wordings.web?.['frame.sidebar.title']).toHaveLength(longestLine)
    const link = { title: word, link: { target: '/card' } }
    const { GENERAL, FOOTER } = readSettings({
      'GENERAL.routes': { items: [link] },
      'FOOTER.column1': { text: word, links: { items: [link] } },
    })
    const shown = [GENERAL.routes.items[0]?.title, FOOTER.column1.text, FOOTER.column1.links.items[0]?.title]
    expect(shown.map((text) => text?.length)).toEqual([longestName, longestName, longestName])
    expect(dealLink(JSON.stringify({ button: word, url: 'https://a.example' }))?.button).toHaveLength(
      longestName,
    )
    const error = refusal(422, new Headers(), { error: { message: word, fields: { name: word } } }, false)
    expect([error.serverMessage?.length, error.fields.name?.length]).toEqual([300, 300])
  })

  test('is told to whoever runs the platform, by its beginning @B8', () => {
    const heard: string[] = []
    const previous = onDropped(({ list, reason }) => heard.push(`${list}: ${reason}`))
    v.parse(name, `Bread ${word}`)
    onDropped(previous)
    expect(heard).toEqual([`texts: "Bread ${'W'.repeat(34)}…" is longer than 500`])
  })
})
