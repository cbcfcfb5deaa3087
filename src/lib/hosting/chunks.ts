import type { Rolldown } from 'vite'
import { forTesters } from './for-testers.ts'

/** Where the code of every page begins: what the shell places on each of them. */
const onEveryPage =
  /\/src\/islands\/frame\/(?:header|footer)\.island\.tsx$|\/src\/pages\/_shell\/page\.astro\?.*type=script|\/@astrojs\/react\/.*client\.js$/

const react = /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//

/** What nearly every page runs too; in small files of its own it packs worse than the few who spare it would gain. */
const onNearlyEveryPage =
  /\/(?:@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\/|\/src\/islands\/ui\/(?:button|live|skeleton|spinner|marks|icons\/(?:alert|offline|retry|success))\.tsx$|\/src\/lib\/domain\/(?:time-left|trouble|refusal)\.ts$|\/src\/lib\/(?:path-to|id-in|normal-path)\.ts$|\/src\/machines\/countdown\/countdown\.(?:machine|store)\.ts$|icons\/(?:wifi-off|circle-exclamation-point|rotate-cw|circle-check)\.mjs$/

/** What the forms of signing in share. */
const signingIn =
  /\/src\/islands\/auth\/(?:look|use-fault-focus|form-alert|form-shell|spoken|signed-in|typed|use-draft|arrival-notice|other-ways)\.tsx?$|\/src\/islands\/ui\/field\.tsx$|\/src\/lib\/browser\/draft\.ts$|\/src\/machines\/resend\/ticks\.store\.ts$|\/src\/islands\/frame\/auth-image\.island\.tsx$/

/** What the pages of a code share: its field, its form and the wait for another one. */
const codes =
  /\/src\/islands\/auth\/(?:code-form|resend)\.tsx$|\/src\/islands\/ui\/code-field\.tsx$|\/src\/machines\/(?:resend\/resend|code-entry\/code-entry)\.\w+\.ts$|\/src\/lib\/domain\/(?:plain-digits|typed-code|code-fault|sent-code)\.ts$/

/**
 * How the pages' code is cut into files: one for React, which no deploy changes; one for all that every page runs; the
 * rest as the bundler sees fit. Left to itself it makes thirty small files of the second, which pack worse by a tenth.
 * Testers' builds have those: a part of the kit that shared a file with the portal would start it on their pages.
 */
export const codeSplitting = (): Rolldown.CodeSplittingOptions => {
  const known = new Set<string>()
  const reached = (id: string, context: Rolldown.ChunkingContext, passed = new Set<string>()): boolean => {
    if (known.has(id)) return true
    if (passed.has(id)) return false
    passed.add(id)
    const found =
      onEveryPage.test(id) ||
      (context.getModuleInfo(id)?.importers ?? []).some((importer) => reached(importer, context, passed))
    if (found) known.add(id)
    return found
  }
  const groups: Rolldown.CodeSplittingOptions['groups'] = [
    { name: 'react', test: react, priority: 2 },
    {
      name: (id, context) => (onNearlyEveryPage.test(id) || reached(id, context) ? 'every-page' : null),
      priority: 1,
    },
    { name: 'signing-in', test: signingIn },
    { name: 'codes', test: codes },
  ]
  return { groups: forTesters ? groups.slice(0, 1) : groups }
}
