import { expect, test } from 'vitest'
import { examine } from '#machines/receipts/examine.ts'

const photo = (name: string, content: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff), content], name)

const named = async (files: readonly File[], before: readonly File[] = []) => {
  const listed = (await examine(before, [])).chosen
  const { chosen, ignored } = await examine(files, listed)
  return [chosen.map(({ name }) => name), ignored.map(({ name, reason }) => [name, reason])]
}

test('two photos of one name are two, told apart by a number, whenever they are chosen @RCP-2 BI-10', async () => {
  const [first, second, third] = ['one', 'two', 'three'].map((content) => photo('image.jpg', content))
  if (!first || !second || !third) throw new Error('No photos')
  expect(await named([first, second, third])).toEqual([['image.jpg', 'image (2).jpg', 'image (3).jpg'], []])
  expect(await named([second], [first])).toEqual([['image (2).jpg'], []])
  expect(await named([second], [first, photo('image (2).jpg', 'another')])).toEqual([['image (3).jpg'], []])
  expect(await named([photo('a.b.jpg', 'one'), photo('a.b.jpg', 'two')])).toEqual([
    ['a.b.jpg', 'a.b (2).jpg'],
    [],
  ])
})

test('the same file is left out: of one name, composed or not, one size and one content @RCP-2 BI-09 BI-11', async () => {
  const before = [photo('caf\u00e9.jpg', 'one'), photo('caf\u00e9.jpg', 'two')]
  expect(await named([photo('cafe\u0301.jpg', 'two')], before)).toEqual([
    [],
    [['cafe\u0301.jpg', 'duplicate']],
  ])
  expect(await named([photo('Caf\u00e9.jpg', 'one')], before)).toEqual([['Caf\u00e9.jpg'], []])
})

test('what is in the list and can no longer be read is no reason to leave a file out @RCP-2 BI-12', async () => {
  const gone = photo('image.jpg', 'one')
  const listed = (await examine([gone], [])).chosen
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect((await examine([photo('image.jpg', 'one')], listed)).chosen).toMatchObject([
    { name: 'image (2).jpg' },
  ])
})

test('a photo without a name gets one, and a folder is named as unreadable @RCP-2 BI-04 BI-11', async () => {
  expect(await named([photo('', 'one'), photo('', 'two')])).toEqual([
    ['receipt.jpeg', 'receipt (2).jpeg'],
    [],
  ])
  const folder = new File(['%PDF-'], 'folder.pdf')
  folder.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('no file', 'NotFoundError')),
    })
  expect(await named([folder])).toEqual([[], [['folder.pdf', 'unreadable']]])
})
