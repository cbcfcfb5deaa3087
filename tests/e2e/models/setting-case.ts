import type { Locator, Page } from 'playwright/test'
import type { PersonaName } from '#sandbox/personas.ts'

/** The visible effect of a setting: a property of CSS, an attribute, a text, a field's value, or a count. */
export interface Seen {
  readonly css?: readonly [property: string, value: string]
  readonly attribute?: readonly [name: string, value: string]
  readonly text?: string
  readonly holds?: string
  readonly count?: number
}

/** A setting, the value that it is given, and where that is seen. */
export interface SettingCase {
  readonly setting: string
  readonly value: unknown
  readonly at: (page: Page) => Locator
  readonly seen: Seen
}

/** Settings that are looked at on one page. */
export interface Place {
  readonly path: string
  /** The act that is done there first. */
  readonly open?: (page: Page) => Promise<unknown>
  readonly cases: readonly SettingCase[]
}

/** Settings that do not disturb one another: a club that is all defaults gets them all at once. */
export interface Visit {
  readonly name: string
  readonly who: PersonaName | 'visitor'
  readonly width: number
  /** Settings without which those of the visit would not be seen. */
  readonly besides?: Readonly<Record<string, unknown>>
  readonly places: readonly Place[]
}

/** A case of a property of CSS. */
export const styled = (
  setting: string,
  value: unknown,
  at: SettingCase['at'],
  property: string,
  computed: string,
): SettingCase => ({ setting, value, at, seen: { css: [property, computed] } })

/** A case of a colour: `#rrggbb`, seen as a browser computes it. */
export const coloured = (
  setting: string,
  value: string,
  at: SettingCase['at'],
  property = 'background-color',
): SettingCase => {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(value.slice(from, from + 2), 16))
  return styled(setting, value, at, property, `rgb(${red}, ${green}, ${blue})`)
}
