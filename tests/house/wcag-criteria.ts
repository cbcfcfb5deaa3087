/** A test that proves a criterion: its file, and words of its title. */
export interface Test {
  readonly file: string
  readonly title: string
}

/** The proof of a criterion: tests, a check by hand with its day, or the reason why the portal has nothing of the kind. */
export type Proof =
  | { readonly tests: readonly [Test, ...Test[]] }
  | { readonly checked: string; readonly day: string; readonly by: string }
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
const checked = (what: string): Proof => ({ checked: what, day, by: 'the makers of the portal' })
const noMedia: Proof = { absent: 'The portal has neither sound nor film.' }

const axe = test('e2e/every-route.spec.ts', 'and assistive technology can use it')
const axeOfVisitors = test(
  'e2e/every-route.spec.ts',
  'by address and reload, and assistive technology can use it',
)
const inPlace = test('e2e/widths.spec.ts', 'finds every text, box and control of')
const colours = test('e2e/theme.spec.ts', 'reads every word')
const own = (title: string): Test => test('e2e/accessibility.spec.ts', title)
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

/** The 55 criteria of WCAG 2.2 of the levels A and AA, each with its proof. ACC-1. */
export const criteria: readonly Criterion[] = [
  row('1.1.1', 'Non-text content', 'A', proven(axe, axeOfVisitors)),
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
    checked(
      'Styles change the order of the HTML in two places only, around the code at the till on low screens, where both parts make sense alone.',
    ),
  ),
  row(
    '1.3.3',
    'Sensory characteristics',
    'A',
    checked(
      'The English dictionary was read: no sentence names a shape, a colour or a place on the screen alone.',
    ),
  ),
  row('1.3.4', 'Orientation', 'AA', proven(test('e2e/till.spec.ts', 'on a phone on its side'))),
  row(
    '1.3.5',
    'Identify input purpose',
    'AA',
    proven(own('the fields of signing in and registering say what they are for')),
  ),
  row(
    '1.4.1',
    'Use of color',
    'A',
    checked(
      'Each status of the kit has an icon or a word beside its colour, and links in text are underlined.',
    ),
  ),
  row('1.4.2', 'Audio control', 'A', noMedia),
  row('1.4.3', 'Contrast (minimum)', 'AA', proven(axe, axeOfVisitors, colours)),
  row(
    '1.4.4',
    'Resize text',
    'AA',
    proven(test('e2e/consents.spec.ts', 'at a zoom of'), own('enlarged four times, with the widest text')),
  ),
  row(
    '1.4.5',
    'Images of text',
    'AA',
    checked('No picture of the portal holds text but the logos of clubs.'),
  ),
  row('1.4.10', 'Reflow', 'AA', proven(own('enlarged four times, with the widest text'), inPlace)),
  row(
    '1.4.11',
    'Non-text contrast',
    'AA',
    proven(test('lib/design/contrast-table.test.ts', 'every pair of the design is in the table')),
  ),
  row('1.4.12', 'Text spacing', 'AA', proven(own('enlarged four times, with the widest text'))),
  row(
    '1.4.13',
    'Content on hover or focus',
    'AA',
    checked(
      'Hints alone open by focus or hover; their code was read for Escape and for a pointer that rests on them.',
    ),
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
    checked(
      'Sessions are renewed without a question; the minutes of a coupon are its nature; toasts say nothing that is not on the page too.',
    ),
  ),
  row(
    '2.2.2',
    'Pause, stop, hide',
    'A',
    checked(
      'What moves for longer than five seconds is the proof at the till, which must move, and waiting marks.',
    ),
  ),
  row(
    '2.3.1',
    'Three flashes or below threshold',
    'A',
    checked('The animations of the styles were read: they fade and move, and none flashes.'),
  ),
  row('2.4.1', 'Bypass blocks', 'A', proven(axe, own('the first stop of the keyboard skips to the content'))),
  row('2.4.2', 'Page titled', 'A', proven(axe)),
  row('2.4.3', 'Focus order', 'A', proven(keyboard.redemption, keyboard.drawer)),
  row('2.4.4', 'Link purpose (in context)', 'A', proven(axe)),
  row(
    '2.4.5',
    'Multiple ways',
    'AA',
    checked('Each page is reached by the menu and by the profile or the dashboard.'),
  ),
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
    checked('Swiping a drawer or a toast away has a button that does the same.'),
  ),
  row(
    '2.5.2',
    'Pointer cancellation',
    'A',
    checked('The handlers of pointer down were read: they fetch code ahead, and all actions follow a click.'),
  ),
  row('2.5.3', 'Label in name', 'A', proven(axe)),
  row('2.5.4', 'Motion actuation', 'A', { absent: 'Nothing is done by moving the device.' }),
  row('2.5.7', 'Dragging movements', 'AA', {
    absent: 'Nothing needs to be dragged; files are chosen by a button too.',
  }),
  row('2.5.8', 'Target size (minimum)', 'AA', proven(inPlace)),
  row('3.1.1', 'Language of page', 'A', proven(axe)),
  row(
    '3.1.2',
    'Language of parts',
    'AA',
    proven(test('islands/frame/footer.test.tsx', 'chooses her own language among eight')),
  ),
  row(
    '3.2.1',
    'On focus',
    'A',
    checked(
      'The handlers of focus were read: they fetch code, show a hint or hold a toast, and none leads away.',
    ),
  ),
  row(
    '3.2.2',
    'On input',
    'A',
    checked('Only the choice of a language acts by itself; it changes the words and keeps the page.'),
  ),
  row('3.2.3', 'Consistent navigation', 'AA', proven(own('help stands in the same place'))),
  row(
    '3.2.4',
    'Consistent identification',
    'AA',
    checked(
      'The glossary has one word per thing in each language, and glossary.test.ts holds all dictionaries to it.',
    ),
  ),
  row('3.2.6', 'Consistent help', 'A', proven(own('help stands in the same place'))),
  row('3.3.1', 'Error identification', 'A', proven(test('e2e/sign-in.spec.ts', 'errors and all'))),
  row('3.3.2', 'Labels or instructions', 'A', proven(axe, axeOfVisitors)),
  row(
    '3.3.3',
    'Error suggestion',
    'AA',
    checked('The errors of fields in the English dictionary were read: each says what to do.'),
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
  row(
    '3.3.8',
    'Accessible authentication (minimum)',
    'AA',
    proven(
      own('a password is pasted'),
      own('the fields of signing in and registering say what they are for'),
    ),
  ),
  row(
    '4.1.2',
    'Name, role, value',
    'A',
    proven(axe, test('e2e/names.spec.ts', 'stand the roles and names that testers hold on to')),
  ),
  row('4.1.3', 'Status messages', 'AA', proven(own('what happens is said'))),
]

const isProvenByTests = ({ proof }: Criterion): boolean => 'tests' in proof
const isAbsent = ({ proof }: Criterion): boolean => 'absent' in proof

/** The figures that the statement names. */
export const figures = {
  criteria: criteria.length,
  tested: criteria.filter(isProvenByTests).length,
  absent: criteria.filter(isAbsent).length,
  reviewed: criteria.filter((one) => !isProvenByTests(one) && !isAbsent(one)).length,
}

const proofOf = ({ proof }: Criterion): string => {
  if ('absent' in proof) return proof.absent
  if ('checked' in proof) return `${proof.checked} (${proof.by}, ${proof.day})`
  return proof.tests.map(({ file, title }) => `\`${file}\`: ${title}`).join('<br>')
}

/** Returns the matrix as a page of Markdown. */
export const matrix = (): string =>
  [
    '# Accessibility',
    '',
    `The ${figures.criteria} criteria of WCAG 2.2, levels A and AA, each with the tests that prove it, a check by hand, or the reason why the`,
    'portal has nothing of the kind. Written from `house/wcag-criteria.ts` by `npx vitest -u`; `/accessibility` says its figures. ACC-1.',
    '',
    '| criterion | | level | proof |',
    '|---|---|---|---|',
    ...criteria.map((one) => `| ${one.id} | ${one.name} | ${one.level} | ${proofOf(one)} |`),
    '',
  ].join('\n')
