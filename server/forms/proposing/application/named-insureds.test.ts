import { expect, test } from 'vitest'
import { gridPage } from '../../../../tests/support/documents/grid-page.ts'
import { asking, recordOf } from '../../../../tests/support/forms/drawn-applications.ts'
import { readFacts } from '../../../documents/facts/read-facts.ts'
import { FORMS } from '../../index.ts'

const LISTED = ['Roofing Example LLC', 'Drywall Example Inc', 'Paint Example LLC']
/** Whom ACORD 125 names from a submission with a list of companies under a title. */
function namedBy(title: string, applicant: string | null, names = LISTED, head = 'Name') {
  const rows = names.map((name, at) => [name, 'Corporation', `9${at}-9999999`])
  const table = { widths: [220, 150, 150], rows: [[head, 'Entity type', 'Tax ID'], ...rows], ruled: 'cells' as const }
  const labeled = applicant
    ? [
        { x: 40, y: 60, text: 'Applicant:' },
        { x: 300, y: 60, text: applicant },
      ]
    : []
  const texts = [
    { x: 40, y: 20, text: 'NEW BUSINESS SUBMISSION' },
    ...labeled,
    { x: 40, y: 75, text: 'Proposed effective date:' },
    { x: 300, y: 75, text: '10/01/2026' },
    { x: 40, y: 90, text: title },
  ]
  const facts = readFacts([gridPage([table], texts)])
  const files = [{ fileId: '1', fileName: 'submission.pdf', facts }]
  const { values } = FORMS.find(({ id }) => id === '125')!.propose({ files, today: '2026-06-15' })
  return values.filter(({ field }) => /^NamedInsured_FullName/.test(field)).map(({ value }) => value)
}

test.each(['SUBCONTRACTORS', 'ADDITIONAL INSUREDS', 'TENANTS', 'VENDORS', 'REFERENCES'])(
  '%s are none of the insureds',
  (title) => {
    expect(namedBy(title, 'Plover Ceramics LLC')).toEqual(['Plover Ceramics LLC'])
    expect(namedBy(title, null)).toEqual([])
  },
)

test('a list is of the insureds by its title or by the one that the file names', () => {
  expect(namedBy('NAMED INSUREDS', null)).toEqual(LISTED)
  expect(namedBy('IN THE PROGRAM', null, LISTED, 'Named insured')).toEqual(LISTED)
  expect(namedBy('IN THE PROGRAM', LISTED[1]!)).toEqual([LISTED[1], LISTED[0], LISTED[2]])
  expect(namedBy('OTHER NAMED INSUREDS', 'Plover Ceramics LLC')).toEqual(['Plover Ceramics LLC', ...LISTED.slice(0, 2)])
})

test('two applicants in one file: it is asked whose the form is, and nothing of the one is told of the other', () => {
  const applicants: Record<string, string>[] = [
    { name: 'Plover Ceramics LLC' },
    { name: 'Heron Cabinets LLC', fein: '12-3456789', website: 'heron.example' },
  ]
  const facts = asking({ submitted: applicants.map((one) => recordOf('applicant', one)) }, applicants[0]!.name)
  const told = (instructions: string) => {
    const files = [{ fileId: '1', fileName: 'submission.pdf', facts }]
    const { values, questions } = FORMS.find(({ id }) => id === '125')!.propose({
      files,
      instructions,
      today: '2026-06-15',
    })
    return [...questions.map(({ about }) => about), ...values.map(({ value }) => value)]
  }
  expect(told('Fill ACORD 125')).toEqual(['insured'])
  expect(told('Fill ACORD 125 for Plover Ceramics LLC').join()).not.toMatch(/Heron|heron|12-3456789/)
  expect(told('Fill ACORD 125 for Heron Cabinets LLC').join()).toMatch(/Heron Cabinets LLC.*12-3456789/)
})
