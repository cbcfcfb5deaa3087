import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const slim = fileURLToPath(new URL('../../design/slim-recipe.ts', import.meta.url))

interface Generated {
  readonly __name__: string
  readonly __recipe__: boolean
  readonly getVariantProps: (variants: object) => Record<string, unknown>
  (): string | Record<string, string>
}

const isGenerated = (value: unknown): value is Generated =>
  typeof value === 'function' && '__recipe__' in value

/** A generated recipe written again as its name, its slots and its defaults. */
const slimCode = (exported: string, generated: Generated): string => {
  const { __name__: exportedName, __recipe__: isPlain } = generated
  const variants = generated.getVariantProps({})
  // The class name stands among the variants; it may differ from the recipe's own (`icon-button`, `iconButton`).
  const name = Object.keys(variants).find((key) => variants[key] === '__ignore__') ?? exportedName
  const { [name]: _, ...defaults } = variants
  const slots = isPlain ? '' : `${JSON.stringify(Object.keys(generated()))}, `
  const maker = isPlain ? 'recipe' : 'slotRecipe'
  return `import { ${maker} } from ${JSON.stringify(slim)}
export const ${exported} = /* @__PURE__ */ ${maker}(${JSON.stringify(name)}, ${slots}${JSON.stringify(defaults)})`
}

/** Gives pages recipes that know their class names only. Compound or responsive variants, which need the engine, stop the build. */
export const recipesAtBuild = (): Plugin => ({
  name: 'recipes-at-build',
  async load(id) {
    if (!/\/styled-system\/recipes\/(?!index|create-recipe)[\w-]+\.mjs$/.test(id)) return undefined
    if (/CompoundVariants = \[\s*\{|\}, \[\s*\{/.test(readFileSync(id, 'utf8')))
      throw new Error(
        `${id} has compound variants: write them as plain variants, see src/lib/build/transforms/recipes-at-build.ts`,
      )
    const [entry] = Object.entries(await import(pathToFileURL(id).href)).filter(([, value]) =>
      isGenerated(value),
    )
    return entry && isGenerated(entry[1]) ? slimCode(entry[0], entry[1]) : undefined
  },
})
