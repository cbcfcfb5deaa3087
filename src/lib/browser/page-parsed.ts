/** Resolves once the page has come whole: islands run before that, on a slow line long before. */
export const pageParsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }))
}
