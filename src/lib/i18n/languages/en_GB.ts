import type { Dictionary } from '../translation.ts'

type Text = Dictionary[string]

// A copy of its own of the English words: this dictionary would wait for ever for a part of a page's code that waits for it.
const english = import.meta.glob<Dictionary>(['../*/en.ts', '!./en.ts'], {
  eager: true,
  import: 'words',
  query: '?copy',
})
const british = import.meta.glob<Dictionary>('../*/en_GB.ts', { eager: true, import: 'words' })

const withBritish = (text: Text, own: Text | undefined): Text =>
  typeof text !== 'object'
    ? (own ?? text)
    : Object.fromEntries(
        Object.entries(text).map(([key, one]) => [
          key,
          withBritish(one, typeof own === 'object' ? own[key] : undefined),
        ]),
      )

/** The British dictionary: English, but for what British English says otherwise. Each group stands under the path of its file. */
export const en_GB = Object.fromEntries(
  Object.entries(english).map(([path, group]) => [
    path,
    withBritish(group, british[path.replace('en.ts', 'en_GB.ts')]),
  ]),
)
