/** The parts of a service worker's world that the worker uses; TypeScript's own library of it contradicts the one for pages. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RoutingRule {
  readonly condition: object
  readonly source: 'cache' | 'network' | 'fetch-event'
}

export interface InstallEvent extends ExtendableEvent {
  /** Only in browsers with static routing. */
  addRoutes?(rules: readonly RoutingRule[]): Promise<void>
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface MessageEventOfPage extends ExtendableEvent {
  readonly data: unknown
  /** The ways back to the page, where it waits for an answer. */
  readonly ports: readonly MessagePort[]
  readonly source: OpenPage | null
}

export interface OpenPage {
  readonly id: string
  readonly url: string
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'unregister'>
  readonly clients: {
    get(id: string): Promise<OpenPage | undefined>
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void
}
