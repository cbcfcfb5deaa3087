import type { en } from './locales/en.ts'

/** The name and type that one `{placeholder}` asks for; text when it names no type. */
type Placeholder<TPart extends string> = TPart extends `${infer TName}:number${string}`
  ? { readonly [K in TName]: number }
  : TPart extends `${infer TName}|${string}`
    ? { readonly [K in TName]: number }
    : { readonly [K in TPart]: string }

/** All that a wording asks for; a plural `{{…}}` counts the placeholder before it, so it asks for nothing more. */
type Placeholders<TText extends string> = TText extends `${infer TBefore}{{${string}}}${infer TAfter}`
  ? Placeholders<TBefore> & Placeholders<TAfter>
  : TText extends `${string}{${infer TPart}}${infer TAfter}`
    ? Placeholder<TPart> & Placeholders<TAfter>
    : unknown

type Spoken<TText extends string> =
  Placeholders<TText> extends infer TGiven
    ? unknown extends TGiven
      ? () => string
      : (given: { readonly [K in keyof TGiven]: TGiven[K] }) => string
    : never

type Spoke<TNode> = {
  readonly [K in keyof TNode]: TNode[K] extends string ? Spoken<TNode[K]> : Spoke<TNode[K]>
}

type Shape<TNode> = {
  readonly [K in keyof TNode]: TNode[K] extends string ? string : Shape<TNode[K]>
}

/** A dictionary with every key of the English one: a missing or a stray key does not compile. */
export type Translation = Shape<typeof en>

type Part<TNode> = {
  readonly [K in keyof TNode]?: TNode[K] extends string ? string : Part<TNode[K]>
}

/** The wordings that differ in British English, by group: a stray key does not compile. */
export type British = Part<typeof en>

/** The dictionary as functions: `words.coupons.empty()`, `words.common.points({ n: 12 })`. */
export type Words = Spoke<typeof en>

/** A node of a dictionary at run time. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary
}

/** Returns the texts of a tree of objects by their dotted keys. */
export const textsIn = (tree: object, prefix = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[prefix + key, value] as const]
    return typeof value === 'object' && value !== null ? textsIn(value, `${prefix}${key}.`) : []
  })
