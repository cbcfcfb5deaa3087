import fc from 'fast-check'
import { colourKeys, themeOfAnyColours } from '#support/any-colours.ts'

const byte = fc.integer({ min: 0, max: 255 })
const share = fc.integer({ min: 0, max: 100 })

/** The ways to write a colour that settings take besides those with a hash. */
const written = fc.oneof(
  fc.tuple(byte, byte, byte).map((parts) => `rgb(${parts.join(' ')})`),
  fc
    .tuple(byte, byte, byte, share)
    .map(([red, green, blue, alpha]) => `rgb(${red} ${green} ${blue} / ${alpha}%)`),
  fc
    .tuple(fc.integer({ min: 0, max: 359 }), share, share)
    .map(([hue, colour, light]) => `hsl(${hue} ${colour}% ${light}%)`),
  fc
    .tuple(share, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 359 }))
    .map(([light, chroma, hue]) => `oklch(${light}% ${chroma / 100} ${hue})`),
  fc.constantFrom('gold', 'rebeccapurple', 'papayawhip', 'midnightblue', 'gray'),
)

/** Colours that mark a border or a line, with no text on them. */
const lines = ['HEADER.border', 'HEADER.border_bottom', 'MENU.underline', 'SIDEBAR.button_divider']

/** Settings of a club's theme, by dotted keys: any that pass its schema, most of them set, some not. */
export const anyTheme: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .tuple(
    themeOfAnyColours,
    fc.record(Object.fromEntries([...colourKeys, ...lines].map((key) => [key, written])), {
      requiredKeys: [],
    }),
    fc.record(
      {
        'HEADER.height': fc.integer({ min: 0, max: 160 }),
        'HEADER.logo_width': fc.integer({ min: 0, max: 400 }),
        'HEADER.border_thickness': fc.integer({ min: 0, max: 16 }),
        'VISUAL.dark': fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    fc.nat({ max: 3 }),
  )
  // One theme in four is written in other ways than with a hash.
  .map(([colours, others, rest, die]) => ({ ...colours, ...(die === 0 ? others : {}), ...rest }))

/** The same themes for the same seed. */
export const themesOf = (seed: number, amount: number): readonly Readonly<Record<string, unknown>>[] =>
  fc.sample(anyTheme, { seed, numRuns: amount })
