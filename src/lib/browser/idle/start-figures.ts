import { savesData } from '#lib/worker/saves-data.ts'

/** The part of a club's settings that asks for figures. */
interface FigureSettings {
  readonly figures_url: string
  /** The share of visits that are measured, 0 to 1. */
  readonly figures_share: number
}

/** The settings of a club, as soon as they are known. */
export interface FiguresClub {
  readonly subscribe: (
    listener: (club: {
      readonly known: boolean
      readonly settings: { readonly GENERAL: FigureSettings }
    }) => void,
  ) => unknown
}

/** Tells whether the visitor asks sites not to follow her: Global Privacy Control, or Do Not Track. */
const asksNotToBeFollowed = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1'

/**
 * Has this visit measured where the club asks for it, for a share of visits that chance picks; nothing remembers the choice.
 * Nothing is fetched for the others, for who asks not to be followed, and for who saves data. FIG-1.
 */
export const startFigures = (club: FiguresClub, chance: () => number = Math.random): void => {
  let isDecided = false
  club.subscribe(({ known, settings: { GENERAL } }) => {
    if (!known || isDecided || GENERAL.figures_url === '') return
    isDecided = true
    if (chance() >= GENERAL.figures_share || asksNotToBeFollowed() || savesData()) return
    import('./send-figures.ts').then((file) => file.sendFigures(GENERAL.figures_url)).catch(() => undefined)
  })
}
