// The script of the report, which stands in its page without its types.

const dialog = document.querySelector('dialog')
const enlarged = document.querySelector<HTMLImageElement>('dialog img')
const caption = document.querySelector('dialog output')

/** The pictures of the article that is enlarged, and the one that is seen. */
let [shown, at] = [[] as HTMLImageElement[], 0]

const turnTo = (index: number): void => {
  at = (index + shown.length) % shown.length
  const picture = shown[at]
  if (!picture || !enlarged || !caption) return
  enlarged.src = picture.src
  enlarged.alt = picture.alt
  caption.textContent = `${picture.closest('article')?.getAttribute('aria-label')}: ${picture.alt}`
}

const enlarge = (article: Element, first: number): void => {
  shown = [...article.querySelectorAll('img')]
  if (shown.length === 0) return
  turnTo(first)
  dialog?.showModal()
}

const articles = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('article')].filter((article) => !article.hidden)

/** Goes to the next article, or with -1 to the one before. */
const step = (by: 1 | -1): void => {
  const all = articles()
  const here = all.indexOf(document.activeElement as HTMLElement)
  const next = all[here < 0 ? 0 : Math.min(all.length - 1, Math.max(0, here + by))]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event
  if (dialog?.open) {
    if (key === 'ArrowRight') turnTo(at + 1)
    if (key === 'ArrowLeft') turnTo(at - 1)
    return
  }
  if (key === 'j') step(1)
  if (key === 'k') step(-1)
  if (key === 'Enter' && target instanceof HTMLElement && target.matches('article')) {
    // Or the key would press the button of the dialog that it opens.
    event.preventDefault()
    enlarge(target, 0)
  }
})

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  const article = target.closest('article')
  if (target instanceof HTMLImageElement && article)
    enlarge(article, [...article.querySelectorAll('img')].indexOf(target))
  if (target.matches('dialog button')) dialog?.close()
})

const form = document.querySelector('form')
form?.addEventListener('change', () => {
  const chosen = new FormData(form)
  for (const one of document.querySelectorAll<HTMLElement>('[data-club]'))
    one.hidden = !['club', 'width', 'scheme'].every((name) =>
      chosen.getAll(name).includes(one.dataset[name] ?? ''),
    )
})
