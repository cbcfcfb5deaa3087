import type { Browser } from 'playwright'
import type { Tenant } from '#sandbox/tenant.ts'
import type { Served } from '../sandbox/serve.ts'
import { baselines, readBaseline, removeBaseline, writeBaseline } from './baselines.ts'
import { compare, type Difference, readPicture, reduce, writePicture } from './picture.ts'
import { type Screen, type Shot, screensOf, shotsOf } from './screens.ts'
import { type Visit, visitClub } from './visit.ts'

/** One picture of a run. */
export interface Result {
  readonly club: Tenant
  readonly shot: Shot
  /** `new` has nothing to be compared with yet. */
  readonly outcome: 'same' | 'different' | 'new'
  /** The committed picture. */
  readonly before: Uint8Array | undefined
  readonly after: Uint8Array
  readonly difference: Difference | undefined
  /** The picture of the difference. */
  readonly drawn: Uint8Array | undefined
}

/** All that a run of pictures has found. */
export interface Taken {
  readonly results: readonly Result[]
  /** Committed pictures of a screen that is no more. */
  readonly left: readonly string[]
  /** Sentences about pages that could not be taken as they should, which fail the run. */
  readonly errors: readonly string[]
}

/** The choice of a run. */
export interface Choice {
  /** True where the pictures are to be committed as they are now. */
  readonly isWriting: boolean
  /** Parts of a picture's name, such as `fuel`, `coupons` or `390-dark`; one with all of them is taken. */
  readonly words: readonly string[]
}

/** The times that a picture is taken at most until two in a row are the same. */
const mostTries = 5

/** Takes a picture until two in a row are the same: what differs must not be what a slow machine had not drawn yet. */
const takeSteady = async (visit: Visit, shot: Shot, first: Uint8Array): Promise<Uint8Array> => {
  let last = first
  for (let tries = 1; tries < mostTries; tries += 1) {
    const next = await visit.take(shot.screen, shot.scheme)
    if (Buffer.compare(last, next) === 0) return next
    last = next
  }
  throw new Error(`${shot.file} does not come to rest: ${mostTries} pictures in a row differ.`)
}

const judge = async (club: Tenant, shot: Shot, visit: Visit, isWriting: boolean): Promise<Result> => {
  const before = readBaseline(shot.file)
  const earlier = before && (await readPicture(before))
  const png = await visit.take(shot.screen, shot.scheme)
  let picture = reduce(await readPicture(png))
  if (earlier && !isWriting && Buffer.compare(earlier.pixels, picture.pixels) === 0)
    return { club, shot, outcome: 'same', before, after: before, difference: undefined, drawn: undefined }
  let difference = earlier && compare(earlier, picture)
  if (!earlier || difference) {
    picture = reduce(await readPicture(await takeSteady(visit, shot, png)))
    difference = earlier && compare(earlier, picture)
  }
  const after = await writePicture(picture)
  const drawn = difference && (await writePicture(difference.drawn))
  const outcome = earlier ? (difference ? 'different' : 'same') : 'new'
  // A difference within the tolerance is not written: the history would grow by what nobody sees.
  if (isWriting && outcome !== 'same') writeBaseline(shot.file, after)
  return { club, shot, outcome, before, after, difference, drawn }
}

/** Takes all pictures of the clubs that are chosen, two clubs at a time. */
export const takePictures = async (
  browser: Browser,
  server: Served,
  clubs: readonly Tenant[],
  { isWriting, words }: Choice,
): Promise<Taken> => {
  const isChosen = (file: string) => words.every((word) => file.includes(word))
  const results: Result[] = []
  const errors: string[] = []
  const queue = clubs.flatMap((club) =>
    screensOf(club).flatMap((screen) => {
      const shots = shotsOf(club, screen).filter(({ file }) => isChosen(file))
      return shots.length > 0 ? [{ club, screen, shots }] : []
    }),
  )
  const visits = new Map<string, Visit>()

  const takeScreen = async (visit: Visit, club: Tenant, screen: Screen, shots: readonly Shot[]) => {
    // A window of each size opens the page anew: what stands on it may depend on where it began.
    for (const [size, ofSize] of Map.groupBy(shots, ({ size }) => size)) {
      await visit.open(screen, size)
      for (const shot of ofSize) results.push(await judge(club, shot, visit, isWriting))
      const fonts = await visit.systemFonts()
      if (fonts.length > 0)
        errors.push(`${club.id}/${screen.name} has letters of ${fonts.join(', ')}, a font of this machine.`)
    }
  }

  /** One of the windows that share the work; a club's window is its own, since its world is. */
  const work = async (mine: readonly Tenant[]) => {
    for (const { club, screen, shots } of queue.filter((one) => mine.includes(one.club))) {
      const visit = visits.get(club.id) ?? (await visitClub(browser, server, club))
      visits.set(club.id, visit)
      await takeScreen(visit, club, screen, shots).catch((error: unknown) => {
        errors.push(`${club.id}/${screen.name}: ${error instanceof Error ? error.message : error}`)
      })
    }
  }
  await Promise.all([0, 1].map((half) => work(clubs.filter((_, index) => index % 2 === half))))
  for (const [club, visit] of visits) {
    errors.push(...visit.errors.map((error) => `${club}: ${error}`))
    await visit.close()
  }

  const known = new Set(
    clubs
      .flatMap((club) => screensOf(club).flatMap((screen) => shotsOf(club, screen)))
      .map(({ file }) => file),
  )
  const left = baselines().filter((file) => !known.has(file))
  if (isWriting) for (const file of left) removeBaseline(file)
  return {
    results: results.toSorted((one, other) =>
      one.shot.file.localeCompare(other.shot.file, 'en', { numeric: true }),
    ),
    left,
    errors,
  }
}
