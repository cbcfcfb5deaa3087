import { useEffect, useState } from 'react'
import type { SafeHtml } from '#lib/html/safe-html.ts'
import { longWord } from './long-words.ts'

const markdown = `### 1. ${longWord}
Points are added **within a day**. [How they are counted](/) is written elsewhere.

- Fuel
- Coffee

> A quoted sentence.

| Fuel | Points |
| --- | --- |
| Diesel | 1 |`

/** A text as it comes from a club, once the code that makes it safe is there. */
export function useProse(): SafeHtml | undefined {
  const [html, setHtml] = useState<SafeHtml>()
  useEffect(() => {
    void import('#lib/html/safe-html.ts').then(({ renderMarkdown }) => renderMarkdown(markdown)).then(setHtml)
  }, [])
  return html
}
