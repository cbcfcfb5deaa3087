import { expect, test } from 'vitest'
import { chartOf, statesIn } from '#lib/qa/chart.ts'
import { anyState, type Box, layoutOf } from '#lib/qa/layout.ts'
import { samples } from '#machines/samples.ts'

const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

test.each(Object.keys(samples))(
  'the map of %s shows every state and every transition, none over another',
  async (name) => {
    const sample = await samples[name]?.()
    if (!sample) throw new Error(`There is no sample of ${name}.`)
    const chart = chartOf(sample.machine)
    const { boxes, arrows, dots } = await layoutOf(chart)
    const states = statesIn(chart)
    const transitions = states.flatMap((state) => state.transitions)

    expect(boxes.map(({ path }) => path).filter((path) => path !== anyState)).toEqual(
      states.slice(1).map(({ path }) => path),
    )
    const shown = [
      ...arrows.map(({ transition }) => transition),
      ...boxes.flatMap(({ texts }) => texts.flatMap(({ transition }) => transition ?? [])),
    ]
    expect(new Set(shown.filter(Boolean))).toEqual(new Set(transitions.map((transition) => transition.name)))
    expect(arrows.filter(({ d }) => !/^M.*L/.test(d))).toEqual([])
    expect(dots).toHaveLength(states.filter(({ initial }) => initial).length)

    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          other.path.startsWith(`${box.path}.`) ? within(other, box) : apart(box, other),
          `${box.path} and ${other.path}`,
        ).toBe(true)
  },
)
