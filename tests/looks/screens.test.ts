import { expect, test } from 'vitest'
import { type Route, routes } from '#lib/routes.ts'
import { clubs } from './clubs.ts'
import { schemes, screensOf, shotsOf, sizes } from './screens.ts'

const all: readonly Route[] = routes

test('every club with a theme of its own is taken', () => {
  expect(clubs.map(({ id }) => id)).toEqual(expect.arrayContaining(['fuel', 'grocer']))
  expect(clubs.map(({ id }) => id)).not.toContain('plain')
})

test.each(clubs.map((club) => [club.id, club] as const))(
  'of %s every route is taken, for each person who may open it',
  (_, club) => {
    const screens = screensOf(club)
    const seen = (path: string, viewer: string) =>
      screens.some(
        (screen) =>
          screen.viewer === viewer && new RegExp(`^${path.replace('{id}', '[^/{}]+')}$`).test(screen.address),
      )
    const missing = all.flatMap(({ path, audience }) =>
      (audience === 'anyone' ? ['visitor', 'member'] : [audience])
        .filter((viewer) => !seen(path, viewer))
        .map((viewer) => `${path} for a ${viewer}`),
    )
    expect(missing).toEqual([])
  },
)

test('every picture has a file of its own', () => {
  const files = clubs.flatMap((club) => screensOf(club).flatMap((screen) => shotsOf(club, screen)))
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length)
  expect(files.length).toBe(
    clubs.reduce((sum, club) => sum + screensOf(club).length, 0) * sizes.length * schemes.length,
  )
})
