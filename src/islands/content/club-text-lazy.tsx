import { lazy, Suspense } from 'react'
import { TextSkeleton } from './text-skeleton.tsx'

const load = async () => ({ default: (await import('./club-text.tsx')).ClubText })
const Text = lazy(load)

// Wanted as soon as the page's answer is there, so it comes along with it.
if (typeof window !== 'undefined') void load().catch(() => {})

/** A text of the club in its place, with the code that makes it safe fetched beside it. */
export function LazyClubText({ html }: { html: string }) {
  return <Suspense fallback={<TextSkeleton />}>{<Text html={html} />}</Suspense>
}
