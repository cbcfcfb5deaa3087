/** A test that proves a criterion: its file, and words of its title. */
export interface Test {
  readonly file: string
  readonly title: string
}

/**
 * The knowledge about a criterion: the tests that prove it; what was read of the code to check it, and on which day; how the portal
 * fails it; why it has not been evaluated; or why the portal has nothing of the kind.
 */
export type Proof =
  | { readonly tests: readonly [Test, ...Test[]] }
  | { readonly read: string; readonly day: string }
  | { readonly fails: string }
  | { readonly open: string }
  | { readonly absent: string }

/** One criterion of WCAG 2.2. */
export interface Criterion {
  readonly id: string
  readonly name: string
  readonly level: 'A' | 'AA'
  readonly proof: Proof
}

const test = (file: string, title: string): Test => ({ file: `tests/${file}`, title })
const proven = (first: Test, ...more: Test[]): Proof => ({ tests: [first, ...more] })
const day = '2026-11-25'
const read = (what: string): Proof => ({ read: what, day })
const noMedia: Proof = { absent: 'Neither sound nor film.' }

const axe = test('e2e/every-route.spec.ts', 'assistive technology can use it')
const inPlace = test('e2e/every-route.spec.ts', 'everything is in its place on every screen')
const enlarged = test('e2e/every-route.spec.ts', 'enlarged four times, with the widest text')
const ofClubs = test('e2e/clubs.spec.ts', 'one build serves three clubs side by side, each in its language')
const colours = test('e2e/theme.spec.ts', 'reads every word')
const own = (title: string): Test => test('e2e/accessibility.spec.ts', title)
const fields = test(
  'islands/sign-in/password-login.test.tsx',
  'browsers and password managers know the fields',
)
const keyboard = {
  signIn: test('e2e/sign-in.spec.ts', 'a member signs in with the keyboard alone'),
  registration: test('e2e/registration.spec.ts', 'the keyboard alone leads through the registration'),
  redemption: test('e2e/rewards.spec.ts', 'by the keyboard alone a member picks a reward up'),
  upload: test('e2e/receipts.spec.ts', 'uploads a receipt with the keyboard alone'),
  drawer: test('e2e/frame.spec.ts', 'the drawer works by keys alone'),
  code: test('e2e/card.spec.ts', 'the keyboard alone enlarges the code and comes back'),
}

const row = (id: string, name: string, level: Criterion['level'], proof: Proof): Criterion => ({
  id,
  name,
  level,
  proof,
})

/** The 55 criteria of WCAG 2.2 of the levels A and AA, each with what is known of it. ACC-1. */
export const criteria: readonly Criterion[] = [
  row('1.1.1', 'Non-text content', 'A', proven(axe)),
  row('1.2.1', 'Audio-only and video-only (prerecorded)', 'A', noMedia),
  row('1.2.2', 'Captions (prerecorded)', 'A', noMedia),
  row('1.2.3', 'Audio description or media alternative (prerecorded)', 'A', noMedia),
  row('1.2.4', 'Captions (live)', 'AA', noMedia),
  row('1.2.5', 'Audio description (prerecorded)', 'AA', noMedia),
  row(
    '1.3.1',
    'Info and relationships',
    'A',
    proven(axe, test('e2e/names.spec.ts', 'stand the roles and names that testers hold on to')),
  ),
  row(
    '1.3.2',
    'Meaningful sequence',
    'A',
    read('All styles that place a part elsewhere than its HTML does; the HTML makes sense in its own order.'),
  ),
  row(
    '1.3.3',
    'Sensory characteristics',
    'A',
    read(
      'All English words: places are named by the order of reading, nothing by shape, colour or sound; other languages were searched for colours and sides.',
    ),
  ),
  row('1.3.4', 'Orientation', 'AA', proven(test('e2e/till.spec.ts', 'on a phone on its side'))),
  row('1.3.5', 'Identify input purpose', 'AA', proven(fields)),
  row(
    '1.4.1',
    'Use of color',
    'A',
    proven(test('e2e/coupons.spec.ts', 'a member who is too early is told from when')),
  ),
  row('1.4.2', 'Audio control', 'A', noMedia),
  row('1.4.3', 'Contrast (minimum)', 'AA', proven(axe, colours)),
  row('1.4.4', 'Resize text', 'AA', proven(test('e2e/consents.spec.ts', 'at a zoom of'), enlarged)),
  row(
    '1.4.5',
    'Images of text',
    'AA',
    read(
      'All files: the only picture has no letters, words in drawings are text of SVG; other pictures are the club’s.',
    ),
  ),
  row('1.4.10', 'Reflow', 'AA', proven(enlarged, inPlace)),
  row(
    '1.4.11',
    'Non-text contrast',
    'AA',
    proven(test('lib/design/contrast-table.test.ts', 'every pair of the design is in the table')),
  ),
  row('1.4.12', 'Text spacing', 'AA', proven(enlarged)),
  row(
    '1.4.13',
    'Content on hover or focus',
    'AA',
    proven(test('e2e/coupons.spec.ts', 'a hint stays while the pointer moves onto it')),
  ),
  row(
    '2.1.1',
    'Keyboard',
    'A',
    proven(keyboard.signIn, keyboard.registration, keyboard.redemption, keyboard.upload, keyboard.code),
  ),
  row('2.1.2', 'No keyboard trap', 'A', proven(keyboard.drawer, keyboard.redemption)),
  row('2.1.4', 'Character key shortcuts', 'A', {
    absent: 'The portal has no shortcut of a single character.',
  }),
  row(
    '2.2.1',
    'Timing adjustable',
    'A',
    proven(
      own('notifications stay until they are closed'),
      test('islands/ui/dialog/toaster.test.tsx', 'toasts stay for a member'),
    ),
  ),
  row(
    '2.2.2',
    'Pause, stop, hide',
    'A',
    proven(test('e2e/held-up.spec.ts', 'pausing stops its movement but not its mark')),
  ),
  row(
    '2.3.1',
    'Three flashes or below threshold',
    'A',
    read(
      'All movements: the fastest that repeats fades once in 1.6 seconds, and the mark at the till changes once a second.',
    ),
  ),
  row('2.4.1', 'Bypass blocks', 'A', proven(axe, own('the first stop of the keyboard skips to the content'))),
  row('2.4.2', 'Page titled', 'A', proven(axe, ofClubs)),
  row('2.4.3', 'Focus order', 'A', proven(keyboard.redemption, keyboard.drawer)),
  row('2.4.4', 'Link purpose (in context)', 'A', proven(axe)),
  row('2.4.5', 'Multiple ways', 'AA', proven(own('finds every page of the club in two ways'))),
  row(
    '2.4.6',
    'Headings and labels',
    'AA',
    proven(test('e2e/names.spec.ts', 'stand the roles and names that testers hold on to')),
  ),
  row('2.4.7', 'Focus visible', 'AA', proven(own('in forced colours the focus'))),
  row('2.4.11', 'Focus not obscured (minimum)', 'AA', proven(own('no stop of the keyboard is hidden'))),
  row(
    '2.5.1',
    'Pointer gestures',
    'A',
    proven(
      test('e2e/held-up.spec.ts', 'she goes to the other by keys, buttons and a swipe'),
      test('islands/ui/dialog/toaster.test.tsx', 'an error by its cross only'),
    ),
  ),
  row(
    '2.5.2',
    'Pointer cancellation',
    'A',
    proven(test('islands/ui/dialog/dialog.test.tsx', 'closes it on release, and moving away takes it back')),
  ),
  row(
    '2.5.3',
    'Label in name',
    'A',
    read('All labels of controls: where words are visible, the name begins with them in all languages.'),
  ),
  row('2.5.4', 'Motion actuation', 'A', { absent: 'Nothing is done by moving the device.' }),
  row('2.5.7', 'Dragging movements', 'AA', {
    absent: 'Nothing needs to be dragged; files are chosen by a button too.',
  }),
  row('2.5.8', 'Target size (minimum)', 'AA', proven(inPlace)),
  row('3.1.1', 'Language of page', 'A', proven(axe, ofClubs)),
  row(
    '3.1.2',
    'Language of parts',
    'AA',
    proven(test('islands/frame/footer.test.tsx', 'chooses her own language among eight')),
  ),
  row('3.2.1', 'On focus', 'A', read('All handlers of focus: none leads away or sends anything.')),
  row(
    '3.2.2',
    'On input',
    'A',
    proven(test('islands/sign-in/code-login.test.tsx', 'a member is told that it is sent at once')),
  ),
  row('3.2.3', 'Consistent navigation', 'AA', proven(own('help stands in the same place'))),
  row(
    '3.2.4',
    'Consistent identification',
    'AA',
    proven(test('lib/i18n/glossary.test.ts', 'has one word per thing, and says it')),
  ),
  row('3.2.6', 'Consistent help', 'A', proven(own('help stands in the same place'))),
  row('3.3.1', 'Error identification', 'A', proven(test('e2e/sign-in.spec.ts', 'errors and all'))),
  row('3.3.2', 'Labels or instructions', 'A', proven(axe)),
  row(
    '3.3.3',
    'Error suggestion',
    'AA',
    read('All errors of fields in English: each names what is expected where that is known.'),
  ),
  row(
    '3.3.4',
    'Error prevention (legal, financial, data)',
    'AA',
    proven(keyboard.redemption, test('e2e/privacy.spec.ts', 'takes one back in its place')),
  ),
  row(
    '3.3.7',
    'Redundant entry',
    'A',
    proven(test('e2e/registration.spec.ts', 'lose nothing that was typed but secrets')),
  ),
  row('3.3.8', 'Accessible authentication (minimum)', 'AA', proven(own('a password is pasted'), fields)),
  row(
    '4.1.2',
    'Name, role, value',
    'A',
    proven(axe, test('e2e/names.spec.ts', 'stand the roles and names that testers hold on to')),
  ),
  row('4.1.3', 'Status messages', 'AA', proven(own('what happens is said'))),
]

/** Returns the number of criteria of which one kind of thing is known. */
const countOf = (kind: 'tests' | 'read' | 'fails' | 'open' | 'absent'): number =>
  criteria.filter(({ proof }) => kind in proof).length

/** The figures that the statement names. */
export const figures = {
  criteria: criteria.length,
  tested: countOf('tests'),
  read: countOf('read'),
  absent: countOf('absent'),
  failing: countOf('fails'),
  open: countOf('open'),
}

const proofOf = ({ proof }: Criterion): string => {
  if ('absent' in proof) return `Not there. ${proof.absent}`
  if ('fails' in proof) return `**Not met.** ${proof.fails}`
  if ('open' in proof) return `**Not evaluated.** ${proof.open}`
  if ('read' in proof) return `Read, ${proof.day}. ${proof.read}`
  return [...new Set(proof.tests.map(({ file }) => `\`${file}\``))].join('<br>')
}

/** Returns the matrix as a page of Markdown. */
export const matrix = (): string =>
  [
    '# Accessibility',
    '',
    `The ${figures.criteria} criteria of WCAG 2.2, levels A and AA: ${figures.tested} have tests, ${figures.read} were checked by reading the code, ${figures.absent} are about`,
    `what the portal does not have, ${figures.failing} are not met, ${figures.open} are not evaluated yet. The statement calls the portal`,
    'partially conformant because of the PDF of the card and of what clubs publish. Written from `house/wcag-criteria.ts`, which',
    'names the titles of the tests, by `npx vitest -u`. ACC-1.',
    '',
    '| criterion | known by |',
    '|---|---|',
    ...criteria.map((one) => `| ${one.id} ${one.name} (${one.level}) | ${proofOf(one)} |`),
    '',
  ].join('\n')
