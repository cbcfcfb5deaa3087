import { storyOf } from '#islands/ui/story-of.tsx'

const load = async () => (await import('./article-text.tsx')).ArticleText

// Wanted as soon as the message is there, so it comes along with it.
if (typeof window !== 'undefined') void load().catch(() => {})

/** A message's words in their place, with the code that makes them safe fetched beside them. */
export const LazyArticleText = storyOf(load)
