// @vitest-environment jsdom
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFigures } from '#lib/browser/idle/start-figures.ts'

const sendFigures = vi.hoisted(() => vi.fn())
vi.mock('#lib/browser/idle/send-figures.ts', () => ({ sendFigures }))

const clubWith = (figures_url: string, figures_share = 0.25, known = true) =>
  atom({ known, settings: { GENERAL: { figures_url, figures_share } } })
/** Every late import that has been asked for has come. */
const settled = () => vi.dynamicImportSettled()

beforeEach(() => sendFigures.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('a visit that chance picks is measured for the club that asks for it, once @FIG-1', async () => {
  const club = clubWith('/figures')
  startFigures(club, () => 0.24)
  club.set(structuredClone(club.get()))
  await settled()
  expect(sendFigures).toHaveBeenCalledExactlyOnceWith('/figures')
})

test('a club that sets nothing has no visit measured @FIG-1', async () => {
  startFigures(clubWith(''), () => 0)
  await settled()
  expect(sendFigures).not.toHaveBeenCalled()
})

test('a visit is measured once it is known that the club asks for it @FIG-1', async () => {
  const club = clubWith('/figures', 0.25, false)
  startFigures(club, () => 0)
  await settled()
  expect(sendFigures).not.toHaveBeenCalled()
  club.set({ ...club.get(), known: true })
  await settled()
  expect(sendFigures).toHaveBeenCalledOnce()
})

test('the other visits are not measured @FIG-1', async () => {
  startFigures(clubWith('/figures'), () => 0.25)
  startFigures(clubWith('/figures', 0), () => 0)
  await settled()
  expect(sendFigures).not.toHaveBeenCalled()
})

test.each([
  ['asks sites by Global Privacy Control not to follow her', { globalPrivacyControl: true }],
  ['asks sites by Do Not Track not to follow her', { doNotTrack: '1' }],
  ['saves data', { connection: { saveData: true } }],
])('nothing is measured for a visitor who %s @FIG-1', async (_, given) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), given))
  startFigures(clubWith('/figures'), () => 0)
  await settled()
  expect(sendFigures).not.toHaveBeenCalled()
})
