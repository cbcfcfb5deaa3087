/** The modes of the page that an island belongs to: it is shown, is kept for a step back, or is gone for good. */
type PageMode = 'visible' | 'hidden' | 'gone'

const event = 'pagemode'

export const setPageMode = (island: Element, mode: PageMode): void => {
  island.dispatchEvent(new CustomEvent(event, { detail: mode }))
}

export const onPageMode = (island: Element, listener: (mode: PageMode) => void): void =>
  island.addEventListener(event, (change) => listener((change as CustomEvent<PageMode>).detail))
