import { expect, test } from 'vitest'
import { inEnglish, languageOf } from './other-languages.ts'

test('a word that every object knows is a word like others in any language', () => {
  expect(inEnglish('cuál es el deducible de la póliza constructor')).toBe(
    inEnglish('cuál es el deducible de la póliza'),
  )
  expect(inEnglish('cuál es el deducible de la póliza constructor')).not.toContain('native code')
  expect(languageOf('constructor valueof hasownproperty')).toBeNull()
})
