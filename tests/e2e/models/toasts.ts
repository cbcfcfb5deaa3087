import { type BrowserContext, expect, type Page } from 'playwright/test'

const toldIn = new WeakMap<BrowserContext, string[]>()

/** Records what the toasts of a context's pages say from now on; returns the texts, oldest first. */
export const recordToasts = async (context: BrowserContext): Promise<string[]> => {
  const told: string[] = []
  toldIn.set(context, told)
  await context.exposeBinding('tellToast', (_, text: string) => void told.push(text))
  await context.addInitScript(() => {
    const tell = (node: Node) => {
      if (!(node instanceof Element)) return
      const toasts = node.matches('[data-toasts] li') ? [node] : node.querySelectorAll('[data-toasts] li')
      for (const toast of toasts)
        (Reflect.get(window, 'tellToast') as (text: string | null) => void)(toast.textContent)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(tell)
    }).observe(document, { subtree: true, childList: true })
  })
  return told
}

/** Expects that a toast says so, or has said so before in this test: it stands for three seconds only. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect.poll(() => toldIn.get(page.context()) ?? []).toContainEqual(expect.stringContaining(text))
