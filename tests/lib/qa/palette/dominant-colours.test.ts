import { expect, test } from 'vitest'
import { dominantColours } from '#lib/qa/palette/dominant-colours.ts'
import { drawn, markOn } from '#support/drawn-logo.ts'

const side = 40

test('a red wordmark on nothing is red, and has no ground @DSK-2', () => {
  const picture = drawn(side, side, markOn([215, 20, 26], [0, 0, 0, 0], side))
  expect(dominantColours(picture, side, side)).toEqual({
    ink: [{ rgb: [215, 20, 26], share: 1 }],
    ground: undefined,
  })
})

test('paper around a mark is its ground and no ink @DSK-2', () => {
  const picture = drawn(side, side, markOn([215, 20, 26], [255, 255, 255], side))
  const { ink, ground } = dominantColours(picture, side, side)
  expect(ground).toEqual([255, 255, 255])
  expect(ink.map(({ rgb }) => rgb)).toEqual([[215, 20, 26]])
})

test('black beside yellow gives black and yellow, and no olive between them @DSK-2', () => {
  const picture = drawn(side, side, markOn([17, 17, 17], [255, 213, 0], side))
  const { ink, ground } = dominantColours(picture, side, side)
  expect(ground).toEqual([255, 213, 0])
  expect(ink.map(({ rgb }) => rgb)).toEqual([
    [255, 213, 0],
    [17, 17, 17],
  ])
})

test('the colours of a photo are some that it has, and it has no ground @DSK-2', () => {
  const picture = drawn(side, side, (x, y) => [10 + x, 90 + y * 3, 120 + x * 2])
  const { ink, ground } = dominantColours(picture, side, side)
  expect(ground).toBeUndefined()
  expect(ink.length).toBeGreaterThan(1)
  expect(ink.length).toBeLessThanOrEqual(6)
  for (const { rgb } of ink) {
    expect(rgb[2]).toBeGreaterThan(rgb[0])
    expect(rgb[1]).toBeGreaterThan(rgb[0])
  }
})

test('a picture of nothing, or of white alone, has no ink @DSK-2', () => {
  expect(
    dominantColours(
      drawn(4, 4, () => [9, 9, 9, 0]),
      4,
      4,
    ),
  ).toEqual({ ink: [], ground: undefined })
  expect(
    dominantColours(
      drawn(4, 4, () => [255, 255, 255]),
      4,
      4,
    ).ink,
  ).toEqual([])
})
