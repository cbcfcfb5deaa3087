/**
 * Leads a browser below the floor to a page that says what to do. The very first script of each page, written as text
 * so that no bundler makes it newer than what it has to run in: as the oldest browsers read it. One question for each
 * engine of `package.json#browserslist`: `adoptedStyleSheets` came with Safari 16.4, `color-mix()` with Chrome 111,
 * `:has()` with Firefox 121. The fragment is the language that the browser asks for.
 */
export const oldBrowserScript = `(function(){try{if('noModule' in document.createElement('script')&&'adoptedStyleSheets' in document&&CSS.supports('color','color-mix(in srgb,red,red)')&&CSS.supports('selector(:has(a))'))return}catch(e){}location.replace('/help/browser#'+String(navigator.language).slice(0,2))})()`
