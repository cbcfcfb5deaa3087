/** The page of the club's places; a moment is a time, with its day where that is another one. STO-1. */
export const words = {
  near: 'Show what is near me',
  nearAgain: 'Update my position',
  nearNote:
    'Your browser asks you first. Your position, rounded to about 100 meters, is sent to the club to sort this list. It is not kept in this browser.',
  sorted: 'The nearest come first.',
  refused:
    'Your browser does not tell this page your position. Allow it in the settings of the browser, or search by city.',
  timedOut: 'Your position was not found in time. Try again, or search by city.',
  unavailable: 'This device cannot tell its position right now. Search by city instead.',
  absent: 'This club has no list of its places here.',
  empty: 'There is no place in the list yet.',
  open: 'Open around the clock',
  openUntil: 'Open until {moment}',
  opens: 'Closed. Opens: {moment}',
  hours: 'Opening hours',
  /** Behind a day of the week. */
  closed: 'closed',
  pricesFrom: 'Prices as of {moment}',
  maps: 'Open in maps',
  /** A button that is pressed or not. */
  favourite: 'Favorite place: {name}',
} as const
