import { expect, it } from 'vitest'
import { KEPT, LEARN } from '../../tests/papers/library/index.ts'
import { librarySet } from './ask-library.ts'

it('asks a half or both of the drawn library, whose answers may be looked at', async () => {
  expect(await librarySet('learn')).toMatchObject({
    asked: [{ half: 'learn', questions: LEARN.questions }],
    isOpen: true,
  })
  const both = await librarySet('both')
  expect(both?.asked.map(({ half }) => half)).toEqual(['learn', 'kept'])
  expect(both?.documents).toBe(KEPT.documents)
})

it.each(['none-such', '../bed', ''])('knows no library of the name “%s”', async (name) => {
  expect(await librarySet(name)).toBeNull()
})
