import { expect, test } from 'vitest'
import { chartOf, statesIn } from '#lib/qa/chart.ts'
import { anyState } from '#lib/qa/drawing.ts'
import { canFold, folded } from '#lib/qa/folding.ts'
import { layoutOf } from '#lib/qa/layout.ts'
import { samples } from '#machines/samples.ts'

const charts = await Promise.all(
  Object.entries(samples).map(async ([name, load]) => [name, chartOf((await load()).machine)] as const),
)
const foldable = charts.filter(([, chart]) => canFold(chart))

test('some machines have states inside states, and others have none to fold @RPL-1', () => {
  expect(foldable.map(([name]) => name)).toContain('session')
  expect(foldable.map(([name]) => name)).not.toContain('promo-code')
})

test.each(foldable)(
  'the folded map of %s has its outer states, and each transition that leads from one to another @RPL-1',
  async (_, chart) => {
    const outer = (path: string) => path.split('.')[0] ?? ''
    const all = statesIn(chart).flatMap(({ transitions }) => transitions)
    const leading = all.filter(({ from, to }) => from === '' || to.some((one) => outer(one) !== outer(from)))
    const closed = folded(chart)
    const shown = statesIn(closed).flatMap(({ transitions }) => transitions)
    for (const { name } of leading) expect(shown.map((one) => one.name)).toContain(name)
    for (const { from, to } of shown) for (const path of [from, ...to]) expect(path).not.toContain('.')
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length)

    const { boxes } = await layoutOf(closed)
    expect(boxes.map(({ path }) => path).filter((path) => path !== anyState)).toEqual(
      chart.states.map(({ path }) => path),
    )
    expect(boxes.filter(({ hasStates }) => hasStates)).toEqual([])
  },
)
