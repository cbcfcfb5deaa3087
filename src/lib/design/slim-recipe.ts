type Variants = Readonly<Record<string, string | boolean | number | undefined>>

const classes = (name: string, variants: Variants): string =>
  Object.entries(variants).reduce(
    (all, [variant, value]) => (value == null ? all : `${all} ${name}--${variant}_${value}`),
    name,
  )

const chosen = (defaults: Variants, variants: Variants): Variants => {
  const given = Object.entries(variants).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(given) }
}

/** A recipe as its class names alone; what the generated one gives, without the style engine behind it. */
export const recipe =
  (name: string, defaults: Variants) =>
  (variants: Variants = {}): string =>
    classes(name, chosen(defaults, variants))

/** A recipe of several parts: the class names of each. */
export const slotRecipe =
  (name: string, slots: readonly string[], defaults: Variants) =>
  (variants: Variants = {}): Record<string, string> =>
    Object.fromEntries(slots.map((slot) => [slot, classes(`${name}__${slot}`, chosen(defaults, variants))]))
