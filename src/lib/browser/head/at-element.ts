/**
 * Does something as soon as a page has been read up to an element of this name, which stands for nothing else: within the parser's own
 * work, before any frame, and whether or not the style sheet has come.
 */
export const atElement = (name: string, work: () => void): void =>
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        work()
      }
    },
  )
