// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { chooseLocale } from '#lib/i18n/words.ts'

const Label = () => (
  <p lang={useLocale()}>
    {useWords().common.close()}, {useWords().common.points({ n: 5 })}
  </p>
)

test('an island is English on the server and while it hydrates, then speaks the chosen language @WHL-3', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await chooseLocale('sk')
  const html = renderToString(<Label />)
  expect(html).toBe('<p lang="en">Close<!-- -->, <!-- -->5\u00a0points</p>')
  const root = document.createElement('div')
  root.innerHTML = html
  const mismatches: unknown[] = []
  const island = await act(async () =>
    hydrateRoot(root, <Label />, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  expect(root.textContent).toBe('Zavrieť, 5\u00a0bodov')
  await act(() => chooseLocale('fr'))
  expect(root.textContent).toBe('Fermer, 5\u00a0points')
  await act(async () => island.unmount())
})
