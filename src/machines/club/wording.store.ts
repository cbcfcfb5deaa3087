import { createActor, fromPromise } from 'xstate'
import { whenIdle } from '#lib/browser/page-load.ts'
import { atMost } from '#lib/i18n/at-most.ts'
import { type KeptBundle, keptBundle } from '#lib/i18n/kept-bundle.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { layBackendWords } from '#lib/i18n/words.ts'
import { wordingMachine } from './wording.machine.ts'

interface WordingInput {
  readonly locale: Locale
  /** Fetches the backend's bundle; called again after a failure. */
  readonly load: (locale: Locale, signal: AbortSignal) => Promise<unknown>
  readonly kept?: KeptBundle
}

/** At most ten loads run at once. WHL-4. */
const tenAtOnce = atMost(10)

/** Tells of what the portal does not know in a bundle that has just come: once in a tab, and when nothing else waits. */
const report = (locale: Locale, bundle: unknown): void => {
  whenIdle(() => {
    void import('#lib/i18n/unknown-words.ts')
      .then((file) => file.reportUnknown(locale, bundle))
      .catch(() => {})
  })
}

const start = ({ locale, load, kept = keptBundle(locale) }: WordingInput) =>
  createActor(
    wordingMachine.provide({
      actors: { load: fromPromise(({ signal }) => tenAtOnce(() => load(locale, signal))) },
      actions: {
        lay: ({ context }) => layBackendWords(locale, context.bundle),
        keep: ({ context }) => {
          kept.keep(context.bundle)
          report(locale, context.bundle)
        },
      },
    }),
    { input: kept.recall() },
  ).start()

let current: { readonly locale: Locale; readonly actor: ReturnType<typeof start> } | undefined

/**
 * Brings the backend's wordings of a language. Asked again for the same language it goes on with what it does, or
 * tries anew when it had fallen back; another language takes its place.
 */
export function startWording(input: WordingInput): void {
  const same = current?.locale === input.locale
  if (same && current?.actor.getSnapshot().value !== 'fallenBack') return
  stopWording()
  current = { locale: input.locale, actor: start(input) }
}

/** Stops a load that is under way. */
export function stopWording(): void {
  current?.actor.stop()
  current = undefined
}
