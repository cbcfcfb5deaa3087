/** The id of the element that links a club's custom CSS in a stamped page, until the page's code puts its own sheet there. */
export const stampedSheetId = 'club-css'
