import { expect, it } from 'vitest'
import { presetOf } from '../../../shared/presets.ts'
import { inputsOf, notTaken } from './own-preset.ts'

const own = { allowFileUpload: true, files: [] }
const named = (inputs: ReturnType<typeof inputsOf>) => inputs.map(({ name }) => name)

it('a preset of the agency has all inputs of the built-in one that it works like, as they are, and one for any other file', () => {
  const inputs = inputsOf({ ...own, inheritFromPreset: 'CONTRACT_REVIEW' })
  expect(inputs.slice(0, -1)).toEqual(presetOf('CONTRACT_REVIEW').inputs)
  expect(inputs.at(-1)).toMatchObject({ kind: 'files', prefix: '', label: 'Other files' })
  expect(named(inputsOf(own))).toEqual(['files', 'message'])
})

it('an input that takes any document is not asked for twice', () => {
  for (const like of ['COVERAGE_GAP_ANALYSIS', 'UNDERWRITING_ANALYSIS', 'COMMERCIAL_CLASSIFICATION'] as const)
    expect(inputsOf({ ...own, inheritFromPreset: like })).toEqual(presetOf(like).inputs)
})

it('where no files can be added, what is needed and cannot be is named', () => {
  const closed = { ...own, allowFileUpload: false, inheritFromPreset: 'COVERAGE_COMPARISON' as const }
  expect(named(inputsOf(closed))).toEqual(['instructions'])
  expect(notTaken(closed)).toBe(
    'No files can be added here, and the preset has none. This is missing: Option 1, Option 2.',
  )
  expect(notTaken({ ...closed, files: [{}] })).toMatch(/^No files can be added here: what stands below has to hold/)
  expect(notTaken({ ...closed, inheritFromPreset: 'COVERAGE_GAP_ANALYSIS' })).toBeNull()
  expect(notTaken({ ...closed, allowFileUpload: true })).toBeNull()
  expect(notTaken({ ...closed, inheritFromPreset: null })).toBeNull()
})
