// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { setStage } from './frame/stage.ts'

const broken = vi.hoisted(() => ({ now: true }))

// Every island draws through the kit's helper; what it is given breaks here.
vi.mock('#islands/ui/island.tsx', async (original) => {
  const kit = await original<typeof import('#islands/ui/island.tsx')>()
  return {
    ...kit,
    island: (Inside: ComponentType) =>
      kit.island((props) => {
        if (broken.now) throw new Error('broken')
        return createElement(() => <p>Drawn</p>, { ...props, key: Inside.name })
      }),
  }
})

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>(['../../src/islands/**/*.island.tsx'])
setStage({})

test('the list of islands is not empty @A2', () => {
  expect(Object.keys(files).length).toBeGreaterThan(35)
})

test.each(Object.keys(files))(
  'a member keeps the page when %s breaks, is told so, and can try again @A2',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const exported = Object.entries((await files[path]?.()) ?? {}).filter(([name]) => name.endsWith('Island'))
    expect(exported).toHaveLength(path.endsWith('/frame.island.tsx') ? 2 : 1)
    for (const [, Island] of exported) {
      broken.now = true
      const { unmount } = render(
        <>
          <p>The rest of the page</p>
          <Island />
        </>,
      )
      expect(screen.getByRole('alert').textContent).toContain('This part of the page couldn’t be shown.')
      expect(screen.getByText('The rest of the page')).toBeTruthy()
      broken.now = false
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(screen.getByText('Drawn')).toBeTruthy())
      expect(screen.queryByRole('alert')).toBeNull()
      unmount()
    }
  },
)
