/** A transition that no journey drives in a browser, and why. */
export interface Undriven {
  readonly machine: string
  readonly transition: string
  readonly reason: string
}

const named = (reason: string, machines: Readonly<Record<string, readonly string[]>>): readonly Undriven[] =>
  Object.entries(machines).flatMap(([machine, transitions]) =>
    transitions.map((transition) => ({ machine, transition, reason })),
  )

/**
 * Every transition that no browser drives, with the reason; the walk of its machine takes each of them. A test fails for
 * one that is neither driven nor here, for one that is driven and here, and for one that no machine has. RPL-2.
 */
export const undriven: readonly Undriven[] = [
  ...named('A platform that asks for no code adds a number at once; the sandbox always sends one.', {
    form: ['sending on xstate.done.actor.0.form.sending[0]'],
  }),
  ...named('The page comes back from the back/forward cache, which the browser of most journeys has not.', {
    club: ['unreachable on returned[0]'],
  }),
  ...named(
    'The card would have to be found taken after an answer was lost, and the way on be chosen from there; journeys lose the answer for a free card.',
    {
      'card-pairing': [
        'taken on typed[0]',
        'taken on submitted[0]',
        'taken on submitted[1]',
        'taken on virtualAsked[0]',
        'unsure on checkAsked[0]',
      ],
    },
  ),
  ...named('It takes a second camera, and the browser of journeys imitates one.', {
    'card-scan': ['(root) on cameraChosen[0]', 'watching on cameraChosen[0]'],
  }),
  ...named('A camera that breaks off while it is watched cannot be imitated in the browser of journeys.', {
    'card-scan': ['watching on failed[0]'],
  }),
  ...named('The code that reads pictures would have to fail to load after a picture was chosen.', {
    'card-scan': ['reading on xstate.error.actor.0.card-scan.reading[0]'],
  }),
  ...named('A code ends after its minutes; journeys of codes enter them at once.', {
    'code-entry': ['open on expired[0]'],
  }),
  ...named(
    'A code goes out with its last digit, so only Enter sends a shorter one, which no journey presses.',
    { 'code-entry': ['open.entering on submitted[1]'] },
  ),
  ...named('The coupon would have to become ready in the moment in which its hint is open.', {
    'coupon-button': ['hinting on pressed[0]'],
  }),
  ...named(
    'The activation would have to end in the very second in which it is taken back or its code is put down.',
    {
      'coupon-use': [
        'confirming on expired[0]',
        'confirming on expired[1]',
        'deactivating on expired[0]',
        'deactivating on expired[1]',
      ],
    },
  ),
  ...named('A test of the island opens the page of a code that has ended.', {
    'coupon-use': ['showing on always[0]'],
  }),
  ...named('Closing the dialog leads back to the page it stands on; journeys of this dialog go through it.', {
    'reward-redeem': [
      'choosing on dismissed[0]',
      'confirming on dismissed[0]',
      'reauthenticating on dismissed[0]',
      'unsure on dismissed[0]',
      'refused on dismissed[0]',
    ],
  }),
  ...named(
    'Headless Chromium offers no installation; the journeys of install.spec.ts make the offer in a build of their own, where nothing is written down.',
    {
      install: [
        'watching on installed[0]',
        'watching.asking on xstate.done.actor.0.install.watching.asking[1]',
        'watching.asking on xstate.error.actor.0.install.watching.asking[0]',
      ],
    },
  ),
  ...named(
    'A press that hurries is driven where a receipt waits; while one is under way it changes nothing that is seen.',
    { outbox: ['(root) on retried[0]'] },
  ),
  ...named('Journeys do not wait for a pause to end: the network or a press wakes what waits before it.', {
    outbox: ['resting on xstate.after.pause.outbox.resting[0]'],
  }),
  ...named('The receipt would have to be taken back in the moment in which its files are under way.', {
    outbox: ['sending on withdrawn[0]'],
  }),
  ...named('Another photo would have to be chosen in the moment in which one is looked at.', {
    'receipt-upload': ['examining on chosen[0]'],
  }),
  ...named('The browser would have to be unable to read a picture that it has just been given.', {
    'receipt-upload': [
      'examining on xstate.error.actor.0.receipt-upload.examining[0]',
      'handingOver on xstate.error.actor.0.receipt-upload.handingOver[0]',
    ],
  }),
  ...named(
    'A second call would have to fail right after the first, or the browser have no room for the receipt.',
    {
      'receipt-upload': [
        'puttingAside on xstate.done.actor.0.receipt-upload.puttingAside[2]',
        'puttingAside on xstate.error.actor.0.receipt-upload.puttingAside[0]',
      ],
    },
  ),
  ...named('Another tab would have to send a mail while this one counts down.', {
    resend: ['waiting on postponed[0]'],
  }),
  ...named('The mail would have to fail to go out after its wait; journeys send it.', {
    resend: ['sending on xstate.error.actor.0.resend.sending[0]'],
  }),
  ...named('A redemption is answered at once in journeys; nobody waits for two seconds.', {
    'reward-redeem': ['redeeming on xstate.after.patience.reward-redeem.redeeming[0]'],
  }),
  ...named('Only visitors are shown a form to sign in with.', { session: ['member on signedIn[0]'] }),
  ...named('A build with DISABLE_REFRESH does it, and journeys run the usual one.', {
    session: ['member.resting on rejected[0]'],
  }),
  ...named('The clock would have to go back, or a person move between codes, when all of them have ended.', {
    till: ['open.ended on moved[0]', 'open.ended on always[0]'],
  }),
]
