import { fromCallback } from 'xstate'
import { listen, replace, shownPage } from '#lib/browser/navigation.ts'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import { type CardMode, cardModes } from '#lib/domain/registration/card-choice.ts'
import type { Arrival, Step } from '#lib/domain/registration/registration.ts'
import { pathTo } from '#lib/paths.ts'
import { cardRecord, draftNames, sentRecord } from './handed-over.storage.ts'
import { registrationMachine } from './registration.machine.ts'

/** Makes a step of this page an entry of the browser's history, so that Back leads to the step before. */
const pushStep = (step: string): void => {
  if (shownPage().hash !== `#${step}`) history.pushState(history.state, '', `#${step}`)
}

/** The steps by the name that the address has for them; it may name other places of the page, such as its content. */
const steps: ReadonlyMap<string, Step> = new Map([
  ['', 'intro'],
  ['start', 'intro'],
  ['card', 'card'],
  ['details', 'details'],
])

const recallMode = (): CardMode | undefined => {
  const kept = restoreDraft(draftNames.mode)
  return cardModes.find((mode) => mode === kept)
}

/** The step at which somebody who opens `/register` stands. REG-1. */
export const arriveAtStart = (): Arrival => ({
  at: steps.get(shownPage().hash.slice(1)) ?? 'intro',
  mode: recallMode(),
})

/** The card that `/register-after-verify` needs; without it the page gives way to the number. */
export const arriveWithCard = () => {
  const card = cardRecord().read()
  if (!card) replace(pathTo('/register'))
  return card
}

/** Returns the data that `/register-confirm` was opened with, or redirects to the start of the registration. */
export const arriveWithCode = () => {
  const sent = sentRecord().read()
  if (!sent) replace(pathTo('/register'))
  return sent
}

/** The machine of a registration's steps; those on one page are entries of the browser's history. */
export const registration = registrationMachine.provide({
  actors: {
    // Back, Forward or a link leads to another step of this page.
    watchSteps: fromCallback(({ sendBack }) =>
      listen('hashchange', () => {
        const to = steps.get(shownPage().hash.slice(1))
        if (to) sendBack({ type: 'stepped', to })
      }),
    ),
  },
  actions: {
    pushCard: () => pushStep('card'),
    pushForm: () => pushStep('details'),
    keepMode: ({ context }) => storeDraft(draftNames.mode, context.mode ?? ''),
  },
})
