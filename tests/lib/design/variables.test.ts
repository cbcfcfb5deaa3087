import { describe, expect, test } from 'vitest'
import { readSettings } from '#lib/config/settings.ts'
import { contrast } from '#lib/design/readable.ts'
import type { ColourSense } from '#lib/design/resolve.ts'
import { themeVariables } from '#lib/design/variables.ts'
import { parseRgb } from '#support/rgb.ts'

/** A browser that knows six-digit colours, and says yes to functions as CSS.supports does. */
const sense: ColourSense = {
  supports: (value) => /^#[0-9a-f]{6}$/i.test(value) || value.includes('('),
  rgb: (value) => parseRgb(value),
}
const variables = (general: unknown) => themeVariables(readSettings(general), sense)

describe('the theme of a club', () => {
  test('each colour setting becomes the CSS variable of its name @WHL-1', () => {
    const groups = {
      HEADER: ['background', 'border', 'points_pillbox'],
      MENU: ['background', 'underline', 'mobile_menu_background', 'unread_news_background'],
      FOOTER: ['background'],
      SIDEBAR: ['background', 'button', 'button_divider'],
      HOMEPAGE: ['button'],
      COUPON: ['ribbon', 'tile', 'button_use', 'button_active', 'button_inactive'],
      GENERAL: ['confirm_button_background'],
    }
    for (const [group, keys] of Object.entries(groups))
      for (const key of keys)
        expect(variables({ [group]: { [key]: '#336699' } })).toMatchObject({
          [`--${group.toLowerCase()}-${key.replaceAll('_', '-')}`]: '#336699',
        })
  })

  test('lengths become pixels @WHL-1', () => {
    expect(variables({ HEADER: { height: 80, logo_width: 200, border_thickness: 3 } })).toMatchObject({
      '--header-height': '80px',
      '--header-logo-width': '200px',
      '--header-border-thickness': '3px',
    })
  })

  test.each([
    'red;}body{',
    'url(//evil)',
    'expression(alert(1))',
    'var(--x)',
    'env(x)',
    'rgb(0 0 0 / env(x))',
    '',
    5,
  ])('the colour %j is refused XS-25', (value) => {
    expect(variables({ VISUAL: { color: { primary: value } } })).not.toHaveProperty('--visual-primary')
  })

  test('text that a member could not read on its colour becomes black or white @WHL-1', () => {
    const pale = variables({ COUPON: { button_use: '#ffee00', button_use_text: '#ffffff' } })
    expect(pale['--coupon-button-use-text']).toBe('#000000')
    const kept = variables({ COUPON: { button_use: '#003366', button_use_text: '#ffeecc' } })
    expect(kept['--coupon-button-use-text']).toBe('#ffeecc')
  })

  test('what stands on the primary colour always reads @WHL-1', () => {
    for (const primary of ['#ffffff', '#000000', '#777777', '#ff0000', '#00ff00', '#0057b8']) {
      const on = variables({ VISUAL: { color: { primary } } })['--visual-on-primary']
      expect(
        contrast(parseRgb(on ?? '') ?? [0, 0, 0], parseRgb(primary) ?? [0, 0, 0]),
      ).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('the logo, the points and the card of the header are known before any island runs @FRM-1', () => {
    const known = variables({ HEADER: { logo: 'https://club.example/l ogo.svg' }, GENERAL: { card: false } })
    expect(known).toHaveProperty('--header-points', 'none')
    expect(variables({ HEADER: { show_points: true } })).not.toHaveProperty('--header-points')
    expect(known).toMatchObject({
      '--header-logo': 'url("https://club.example/l%20ogo.svg")',
      '--header-card': 'none',
    })
    expect(variables({})).not.toHaveProperty('--header-logo')
    expect(variables({})).not.toHaveProperty('--header-card')
  })

  test.each(['javascript:alert(1)', 'data:text/css,x', '//evil', 'https://a@b.example/x'])(
    'the logo address %j is refused XS-19',
    (logo) => expect(variables({ HEADER: { logo } })).not.toHaveProperty('--header-logo'),
  )

  test('a logo address cannot leave its quotes XS-25', () => {
    const { '--header-logo': logo = '' } = variables({
      HEADER: { logo: 'https://club.example/?a"),url("b\\c' },
    })
    expect(logo).toMatch(/^url\("[^"\\\s]*"\)$/)
  })

  test('the line of the header lies under it, or above where the lower one has a colour of its own @WHL-1', () => {
    expect(variables({ HEADER: { border: '#112233', border_bottom: 'solid' } })).toMatchObject({
      '--header-border-bottom': '#112233',
    })
    const both = variables({ HEADER: { border: '#112233', border_bottom: '#445566' } })
    expect(both).toMatchObject({ '--header-border-top': '#112233', '--header-border-bottom': '#445566' })
    expect(variables({ HEADER: { border: '#112233' } })).not.toHaveProperty('--header-border-top')
  })
})

describe('a browser that cannot derive one colour of another', () => {
  const plain = (general: unknown) => themeVariables(readSettings(general), { ...sense, plainOnly: true })

  test('gets cards and ribbons of a dark club that can be read @A5', () => {
    const dark = plain({ VISUAL: { color: { background: '#101820' } }, COUPON: { ribbon: '#203040' } })
    expect(dark).toMatchObject({
      '--visual-surface': 'color-mix(in oklab, rgb(16 24 32) 95%, white)',
      '--coupon-ribbon-text': '#ffffff',
    })
  })

  test('gets white cards on a light page, and black words on a light ribbon @A5', () => {
    const light = plain({ VISUAL: { color: { background: '#f4f6f8' } }, COUPON: { ribbon: '#ffcc00' } })
    expect(light).toMatchObject({ '--visual-surface': '#ffffff', '--coupon-ribbon-text': '#000000' })
  })

  test('keeps the plain colours of the style sheet where a club sets none @A5', () => {
    expect(Object.keys(plain({}))).not.toContain('--visual-surface')
    expect(Object.keys(plain({}))).not.toContain('--coupon-ribbon-text')
  })

  test('and another one is left to derive them @A5', () => {
    expect(Object.keys(variables({ COUPON: { ribbon: '#203040' } }))).not.toContain('--coupon-ribbon-text')
  })
})
