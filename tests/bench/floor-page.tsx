import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { setup } from 'xstate'

// The list of coupons with the libraries of this site and nothing else, in one file; see floor.ts.

declare global {
  interface Window {
    /** The platform's answer, asked for by the page before this file. */
    floorAnswer: Promise<unknown>
  }
}

const answer = v.object({
  data: v.object({
    coupons: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        img_logo: v.optional(v.string()),
        points: v.optional(v.number()),
      }),
    ),
  }),
})

const visit = setup({
  types: { events: {} as { type: 'signedOut' } },
  guards: { isMember: () => localStorage.length > 0 },
}).createMachine({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isMember', target: 'member' }, { target: 'visitor' }] },
    member: { on: { signedOut: 'visitor' } },
    visitor: {},
  },
})

function Coupons() {
  const { data = [] } = useQuery({
    queryKey: ['coupons'],
    queryFn: async () => v.parse(answer, await window.floorAnswer).data.coupons,
  })
  return (
    <ul>
      {data.map(({ id, name, img_logo, points }) => (
        <li key={id}>
          <a href={`/coupon/${id}`}>
            <img alt="" height="72" loading="lazy" src={img_logo} width="96" />
            <h2>{name}</h2>
          </a>
          <button type="button">{points}</button>
        </li>
      ))}
    </ul>
  )
}

function Floor() {
  const [snapshot] = useMachine(visit)
  return snapshot.matches('member') && <Coupons />
}

const place = document.getElementById('list')
if (place)
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <Floor />
    </QueryClientProvider>,
  )
