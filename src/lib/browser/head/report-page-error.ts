/** Shows the page's own line about an error, which is read out once. */
export const reportPageError = () => document.getElementById('fault')?.removeAttribute('hidden')
