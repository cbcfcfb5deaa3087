import { describe, expect, test } from 'vitest'
import { containCss } from '#lib/design/custom-css.ts'

const origin = 'https://club.example'
const contain = (css: string) => containCss(css, [origin])

describe('a club’s own CSS', () => {
  test('applies in a layer of its own @FRM-11', () => {
    expect(contain('.a { color: red }')).toBe('@layer club{.a { color: red }}')
  })

  test('nothing is no sheet @FRM-11', () => {
    expect(contain('  \n')).toBe('')
    expect(contain('x'.repeat(1_000_000))).toBe('')
  })

  test.each([
    ['an import', '@import url(//evil/x.css); .a{color:red}'],
    ['an import as a string', "@import 'https://evil/x.css'; .a{color:red}"],
    ['an escaped import', '@\\69mport url(//evil); .a{}'],
    ['a remote picture', '.a{background:url(https://evil/?a)}'],
    ['a quoted remote picture', '.a{background:url("//evil/?a")}'],
    ['an upper-case one', '.a{background:URL( "//evil" )}'],
    ['an escaped one', '.a{background:u\\72l(//evil)}'],
    ['one behind a comment', '.a{background:u/**/rl(//evil)}'],
    ['a remote font', '@font-face{font-family:x;src:url(//evil)}'],
    ['an image set', '.a{background:image-set("//evil/1.png" 1x)}'],
    ['a custom property', ':root{--x:url(//evil)}'],
    ['one behind a text that looks like an address', '.a{content:"url("}.b{background:url(//evil)}'],
    ['one that does not end', '.a{background:url(//evil'],
    ['a quoted one that does not end', '.a{background:url("//evil'],
    ['one with words behind it', '.a{background:url("//evil" x)}'],
    ['one of another file', '.a{background:cross-fade(url(//evil), url(/own.png))}'],
    ['one after a broken text', '.a{content:"\n}.b{background:url(//evil)}'],
    ['a comment that hides where a text ends', '.a{content:"/*"}.b{background:url(//evil)}/*"*/'],
    ['an escaped comment', '.a{x:\\2f *"}.b{background:url(//evil)}'],
    ['a set under its old name', '.a{background:-webkit-image-set("//evil/1.png" 1x)}'],
    ['a document in itself', '.a{background:url(data:text/html,//evil)}'],
  ])('%s asks nobody XS-22 XS-24', (_, css) => {
    expect(contain(css)).not.toMatch(/(?:url|src|image-set)\([^)]*evil|@import|@font-face/i)
  })

  test('an icon written as an escape is still that icon @FRM-11', () => {
    expect(contain('.a::before{content:"\\201C"}')).toBe('@layer club{.a::before{content:"“"}}')
  })

  test('pictures of the club’s own origin stay @FRM-11', () => {
    expect(contain('.a{background:url(/logo.svg)}')).toContain('url("/logo.svg")')
    expect(contain('.a{background:url(pictures/logo.svg)}')).toContain('url("/pictures/logo.svg")')
    expect(contain('.a{filter:url(#soft)}')).toContain('url("#soft")')
    expect(contain('.a{background:url("data:image/png;base64,AA")}')).toContain('data:image/png')
  })

  test('pictures of the hosts that a club was stamped with stay, and of no other @FRM-11 XS-22', () => {
    const css =
      '.a{background:url(https://cdn.example/a.png)}.b{background:url(https://cdn.example.evil/b.png)}'
    expect(containCss(css, [origin, 'https://cdn.example'])).toBe(
      '@layer club{.a{background:url("https://cdn.example/a.png")}.b{background:none}}',
    )
    expect(contain(css)).toBe('@layer club{.a{background:none}.b{background:none}}')
  })

  test.each([
    '.a{color:red',
    '}} body{display:none}',
    '.a{content:"}',
    '</style><script>alert(1)</script>',
    '{{{',
    '.a{color:(}) } body{display:none}',
    '.a{content:"\n} } body{display:none}',
    '.a{background:url(})} } body{display:none}',
  ])('%j does not leave its layer XS-24', (css) => {
    const text = contain(css)
    let depth = 0
    let quoted = ''
    for (const [index, character] of [...text].entries()) {
      if (quoted) quoted = character === quoted ? '' : quoted
      else if (character === '"' || character === "'") quoted = character
      else if (character === '{') depth += 1
      else if (character === '}') depth -= 1
      if (index < text.length - 1 && index > '@layer club{'.length) expect(depth).toBeGreaterThan(0)
    }
    expect(depth).toBe(0)
  })
})
