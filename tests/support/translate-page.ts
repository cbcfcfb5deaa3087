/**
 * Does to a page what a browser's translator does: an element stands in place of each text, but where the page says that
 * it is not to be translated. The texts themselves stay as they are, so that a test finds them.
 */
export const translatePage = (within: Element = document.body): void => {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('[translate=no], script, style')) continue
    const outer = document.createElement('font')
    outer.append(Object.assign(document.createElement('font'), { textContent: text.data }))
    text.replaceWith(outer)
  }
}
