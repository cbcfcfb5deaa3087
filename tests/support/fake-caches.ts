const keyOf = (asked: string | Request): string => {
  const address = typeof asked === 'string' ? asked : asked.url
  return new URL(address, 'https://club.example').href
}

/** Cache storage for an environment without it. `addresses` lists what a cache holds. */
export const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      match: async (asked: string | Request) => store.get(keyOf(asked))?.clone(),
      delete: async (asked: string | Request) => store.delete(keyOf(asked)),
      put: async (asked: string | Request, answer: Response) => void store.set(keyOf(asked), answer),
    }
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (asked: string | Request, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, store] of stores) {
        const found = store.get(keyOf(asked))
        if (found && (cacheName === undefined || cacheName === name)) return found.clone()
      }
      return undefined
    },
    addresses: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  }
}
