import { expect, test } from 'vitest'
import { initialOf, nodesIn, pathOf, transitionsOf } from '#lib/qa/chart.ts'
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
    const { boxes, arrows, dots } = await layoutOf(sample.machine)
    const states = nodesIn(sample.machine.root)
    const transitions = states.flatMap(transitionsOf)

    expect(boxes.map(({ path }) => path).filter((path) => path !== anyState)).toEqual(
      states.slice(1).map(pathOf),
    )
    const shown = [
      ...arrows.map(({ transition }) => transition),
      ...boxes.flatMap(({ texts }) => texts.flatMap(({ transition }) => transition ?? [])),
    ]
    expect(new Set(shown.filter(Boolean))).toEqual(new Set(transitions.map((transition) => transition.name)))
    expect(arrows.filter(({ d }) => !/^M.*L/.test(d))).toEqual([])
    expect(dots).toHaveLength(states.filter(initialOf).length)

    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          other.path.startsWith(`${box.path}.`) ? within(other, box) : apart(box, other),
          `${box.path} and ${other.path}`,
        ).toBe(true)
  },
)
