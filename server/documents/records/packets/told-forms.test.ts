import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { formsTold } from './told-forms.ts'

/** What is told of the forms in lines of a page. */
const forms = (...lines: string[]) =>
  formsTold(
    drawnPage(
      lines.map((text, at) => ({ x: 30, y: 40 + at * 10, text })),
      [],
    ),
  ).map((entry) => ['form_number', 'edition_date', 'form_title'].map((name) => entry.get(name)?.value))

it('forms listed between semicolons are told one by one', () => {
  const lines = [
    'CG 00 01 04 13 General Liability Coverage Form; IL 00 21 09 08 Nuclear Energy',
    'Liability Exclusion; MC-1022 (03/19) Assault & Battery Exclusion; CG 20 10 12 19',
  ]
  expect(forms(...lines)).toEqual([
    ['CG 00 01', '04 13', 'General Liability Coverage Form'],
    ['IL 00 21', '09 08', 'Nuclear Energy Liability Exclusion'],
    ['MC-1022', '03/19', 'Assault & Battery Exclusion'],
    ['CG 20 10', '12 19', undefined],
  ])
})

it('forms that a sentence speaks of are none', () => {
  expect(forms('CG 00 01 04 13 applies; as does IL 00 21 09 08; but not CG 20 10 12 19')).toEqual([])
})
