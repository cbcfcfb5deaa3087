/** Returns true for the name of a picture or a document, under which a platform may book a receipt's points. TRX-1. */
export const isFileName = (text: string): boolean =>
  /^\S.*\.(?:pdf|png|jpe?g|jpe|jfif|heic|webp)$/i.test(text.trim())
