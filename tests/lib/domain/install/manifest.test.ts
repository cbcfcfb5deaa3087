// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iconSvg } from '#lib/domain/install/icon.ts'
import { type App, manifestOf } from '#lib/domain/install/manifest.ts'

const app: App = {
  name: 'Voltara Fuel Club',
  domain: 'club.example',
  lang: 'en',
  theme: '#102030',
  background: '#ffffff',
  shortcuts: [{ name: 'My card', url: '/card' }],
}

test('the manifest is the club’s: its name, language and colours, and the pages that it opens at @OFF-4', () => {
  expect(manifestOf(app)).toEqual({
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
    ...{ name: 'Voltara Fuel Club', short_name: 'Voltara Fuel Club', lang: 'en' },
    ...{ theme_color: '#102030', background_color: '#ffffff' },
    shortcuts: [{ name: 'My card', url: '/card' }],
  })
})

test.each([undefined, '', ' \n\t', '\u202e\u200b'])(
  'a club whose name is %j is named by its domain @OFF-4',
  (name) => {
    expect(manifestOf({ ...app, name })).toMatchObject({ name: 'club.example', short_name: 'club.example' })
  },
)

test('no name breaks the manifest, turns its direction or gets too long for a browser @OFF-4 XS-24', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const made = manifestOf({ ...app, name })
      expect(JSON.parse(JSON.stringify(made))).toEqual(made)
      expect({ ...made, name: '', short_name: '' }).toEqual({ ...manifestOf(app), name: '', short_name: '' })
      expect(made.name.length).toBeGreaterThan(0)
      expect(made.name.length).toBeLessThanOrEqual(45)
      expect(made.short_name.length).toBeLessThanOrEqual(24)
      expect(made.name).not.toMatch(/\p{Cc}|\p{Cf}/u)
    }),
  )
})

const colours = { behind: '#ffffff', mark: '#102030', onMark: '#ffffff' }
const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

test('an icon is the logo on its colour, in the middle that no mask cuts, else the portal’s mark @OFF-4', () => {
  const logo = 'data:image/png;base64,AAAA'
  for (const purpose of ['any', 'maskable'] as const) {
    const icon = read(iconSvg(colours, purpose, logo))
    expect(icon.querySelector('rect')?.getAttribute('fill')).toBe('#ffffff')
    const image = icon.querySelector('image')
    expect(image?.getAttribute('href')).toBe(logo)
    const [x, width] = ['x', 'width'].map((name) => Number(image?.getAttribute(name)))
    expect(2 * Number(x) + Number(width)).toBe(512)
    // The corner of what is drawn is within the circle of four fifths.
    if (purpose === 'maskable') expect(Math.hypot(Number(width), Number(width))).toBeLessThan(512 * 0.8)
    const mark = read(iconSvg(colours, purpose))
    expect(mark.querySelector('image')).toBeNull()
    expect(mark.querySelector('rect')?.getAttribute('fill')).toBe('#102030')
  }
})

test('an address of a logo cannot leave its attribute @OFF-4 XS-24', () => {
  const icon = read(iconSvg(colours, 'any', '"/><script>alert(1)</script>&<'))
  expect(icon.nodeName).toBe('svg')
  expect(icon.querySelector('script')).toBeNull()
  expect(icon.querySelector('image')?.getAttribute('href')).toBe('"/><script>alert(1)</script>&<')
})
