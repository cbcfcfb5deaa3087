import { expect, test } from './fixtures.ts'
import { type DrivenMachine, drivenMachines, problemsOf } from './models/browser-coverage.ts'
import { consentDialogModel } from './models/consent-dialog.model.ts'
import { couponButtonModel } from './models/coupon-button.model.ts'
import { deletionModel } from './models/deletion.model.ts'
import { driveOne } from './models/drive.ts'
import { drivenWays, wayInWords } from './models/driven-ways.ts'
import { registrationModel } from './models/registration.model.ts'
import { sessionModel } from './models/session.model.ts'

for (const [title, model] of [
  ['a page knows who is signed in @SES-4 @SES-5 @SES-6', sessionModel],
  ['a member sees each state of a coupon’s button @CPN-2 @CPN-5', couponButtonModel],
  ['a member sees each state of a consent’s dialog @CON-1', consentDialogModel],
  ['a member and a visitor see each state of the deletion @VER-2', deletionModel],
  ['a visitor sees each step of the registration @REG-1 @REG-7', registrationModel],
] as const)
  test.describe(title, () => {
    for (const drive of model.drives)
      for (const [index, way] of drivenWays(model, drive).entries())
        test(`path ${index + 1} of ${drive.name}: ${wayInWords(way) || 'as it begins'}`, ({ page, world }) =>
          driveOne(model, drive, way, page, world))
  })

test('every transition of every machine is driven in a browser or named with the reason @RPL-2', async () => {
  expect(problemsOf(await drivenMachines())).toEqual([])
})

test('a transition that is neither driven nor named is found, and so is a reason that is needless, empty or about nothing @RPL-2', () => {
  const machines: readonly DrivenMachine[] = [
    {
      machine: 'lamp',
      transitions: ['off on pressed[0]', 'on on pressed[0]', 'on on burnt[0]'],
      byPaths: [],
      paths: 0,
    },
  ]
  const seen = { lamp: { 'off on pressed[0]': 'maps-driven.spec.ts: a lamp' } }
  const because = { machine: 'lamp', reason: 'No lamp of ours burns out.' }
  const burnt = { ...because, transition: 'on on burnt[0]' }
  const pressed = { ...because, transition: 'on on pressed[0]' }
  const whole = [burnt, pressed]
  expect(problemsOf(machines, seen, whole)).toEqual([])
  expect(problemsOf(machines, seen, [burnt])).toEqual(['neither driven nor named: lamp: on on pressed[0]'])
  expect(problemsOf(machines, seen, [...whole, { ...because, transition: 'off on pressed[0]' }])).toEqual([
    'named although it is driven: lamp: off on pressed[0]',
  ])
  expect(problemsOf(machines, seen, [...whole, { ...because, transition: 'off on sung[0]' }])).toEqual([
    'named, but no machine has it: lamp: off on sung[0]',
  ])
  expect(problemsOf(machines, seen, [burnt, { ...pressed, reason: 'untested' }])).toEqual([
    'named without a reason: lamp: on on pressed[0]',
  ])
  expect(problemsOf(machines, seen, [...whole, burnt])).toEqual(['named twice: lamp: on on burnt[0]'])
  expect(
    problemsOf(machines, { lamp: { ...seen.lamp, 'off on sung[0]': 'maps.spec.ts: x' } }, whole),
  ).toEqual(['written down, but no machine has it: lamp: off on sung[0]'])
  expect(problemsOf(machines, { lamp: { 'off on pressed[0]': 'gone.spec.ts: x' } }, whole)).toEqual([
    'its journey is gone: lamp: off on pressed[0]',
  ])
})
