import '@fontsource-variable/montserrat'
import './desk.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { DeskPage } from './desk-page.tsx'

// The server is on this computer, and answers or does not, whatever the network.
const once = { networkMode: 'always', retry: false } as const
const client = new QueryClient({
  defaultOptions: {
    queries: { ...once, staleTime: Number.POSITIVE_INFINITY },
    mutations: once,
  },
})

const place = document.getElementById('desk')
if (place)
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <DeskPage />
    </QueryClientProvider>,
  )
