import { expect, test } from 'vitest'
import { drawnPage } from '../../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../../documents/facts/read-facts.ts'
import { FORMS } from '../../index.ts'

const DRONES = 'CommercialPolicy_Question_KANCode_A'
const APPLICATION = `
  NEW BUSINESS APPLICATION
  Applicant: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Proposed effective date: 10/01/2026
`
const asks = (title: string, ...lines: string[]) =>
  `\n  ${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n  1. Do you own or operate drones? `
const applied = (year: number, answer: string) =>
  `${asks('NEW BUSINESS APPLICATION', 'Applicant: Heron Example Builders LLC', `Proposed effective date: 10/01/${year}`)}${answer}\n`

/** How files, each of some pages, answer whether drones are operated. */
const answerOf = (...files: string[][]) => {
  const given = files.map((pages, at) => {
    const facts = readFacts(pages.map((page, number) => drawnPage(page, number + 1)))
    return { fileId: `${at}`, fileName: `paper-${at}.pdf`, facts }
  })
  const { values } = FORMS.find(({ id }) => id === '125')!.propose({ files: given, today: '2026-06-15' })
  return values.find(({ field }) => field === DRONES)?.value
}

test('the applicant answers in an application and on its pages', () => {
  expect(answerOf([applied(2026, 'Yes.')])).toBe('Y')
  expect(answerOf([APPLICATION, `${asks('SUPPLEMENTAL QUESTIONS')}No.\n`])).toBe('N')
})

test.each([
  ['a contract’s exhibit', 'SUBCONTRACT AGREEMENT', 'EXHIBIT B. QUESTIONS'],
  ['a subcontractor’s questionnaire', 'SUBCONTRACTOR QUESTIONNAIRE', 'General information'],
  ['a guide with sample answers', 'ELIGIBILITY GUIDE FOR CONTRACTORS', 'Answers of an acceptable risk:'],
  ['a tenant’s application', 'TENANT APPLICATION', ''],
])('%s does not answer for it, in the file or beside it', (_, title, line) => {
  const page = `${asks(title, line)}Yes.\n`
  expect(answerOf([APPLICATION, page])).toBeUndefined()
  expect(answerOf([APPLICATION], [page])).toBeUndefined()
})

test('a paper that names nobody and is none of an applicant’s answers nothing', () => {
  expect(answerOf([APPLICATION], [`${asks('MEETING NOTES')}Yes.\n`])).toBeUndefined()
})

test('of two terms the later one answers', () => {
  expect(answerOf([applied(2025, 'Yes.')], [applied(2026, 'No.')])).toBe('N')
  expect(answerOf([applied(2026, 'Yes.')], [applied(2026, 'No.')])).toBeUndefined()
})
