import type { PdfPageSpec, TextAt } from '../../tests/support/documents/pdf.ts'
import { dice } from '../../tests/support/documents/scan.ts'

type Next = () => number

const STREETS = ['Harbor Road', 'Quarry Lane', 'Mill Street', 'Orchard Avenue', 'Foundry Way']
const FIRMS = ['Brightwater Roofing', 'Juniper Freight', 'Halcyon Bakery', 'Northgate Dental', 'Sable Ridge Farms']
const ENDS = ['Inc.', 'LLC', 'Corp', '& Sons', 'LP']
const COVERAGES = [
  'EACH OCCURRENCE',
  'DAMAGE TO RENTED PREMISES',
  'MEDICAL EXPENSE (Any one person)',
  'PERSONAL & ADVERTISING INJURY',
  'GENERAL AGGREGATE',
  'PRODUCTS - COMPLETED OPERATIONS',
]
const SENTENCES = [
  'This notice is sent to you because your policy comes up for renewal within the next sixty days.',
  'Please look through the enclosed schedule and let us know of any change in your operations or payroll.',
  'The premium shown is an estimate and will be adjusted after the end of the policy period by audit.',
  'If you have already made arrangements with another carrier, kindly disregard this letter.',
]

/** The pages the bench prints: a form with a grid, declarations with columns, a letter. All invented, the same in every run. */
export function pagesToScan(): PdfPageSpec[] {
  const next = dice(2_026)
  return [aGrid(next), declarations(next), aLetter(next)]
}

function aGrid(next: Next): PdfPageSpec {
  const [left, top, right] = [36, 60, 576]
  const rows = 20
  const texts: TextAt[] = [{ x: 170, y: 34, text: 'SUMMARY OF COVERAGE IN FORCE', size: 15, bold: true }]
  const columns = [left, 60, 210, 330, 400, 470, right]
  const heads = ['LTR', 'TYPE OF COVERAGE', 'POLICY NUMBER', 'EFFECTIVE', 'EXPIRES', 'LIMIT']
  texts.push(...heads.map((text, index) => ({ x: columns[index]! + 3, y: top + 3, text, size: 7, bold: true })))
  for (let row = 1; row < rows; row++) {
    const y = top + row * 30
    const values = ['ABCDEF'[row % 6]!, '', policyNumber(next), date(next), date(next), amount(next)]
    texts.push(
      ...values.map((text, index) => ({ x: columns[index]! + 4, y: y + 10, text, size: 9.5, bold: row % 2 === 0 })),
    )
    texts.push({ x: columns[1]! + 3, y: y + 3, text: COVERAGES[row % 6]!, size: 6.5 })
    texts.push({ x: columns[1]! + 3, y: y + 15, text: `${pick(FIRMS, next)} ${pick(ENDS, next)}`, size: 8 })
  }
  const level = Array.from({ length: rows + 1 }, (_, row) => [left, top + row * 30, right - left, 0.8] as const)
  const upright = columns.map((x) => [x, top, 0.8, rows * 30] as const)
  return { texts, rulings: [...level, ...upright].map((ruling) => [...ruling]) }
}

function declarations(next: Next): PdfPageSpec {
  const texts: TextAt[] = [{ x: 54, y: 40, text: 'Commercial Package Declarations', size: 16, bold: true }]
  const labels = ['Policy Number', 'Named Insured', 'Mailing Address', 'Policy Period', 'Producer Code']
  const period = `${date(next)} to ${date(next)}`
  const values = [policyNumber(next), firm(next), address(next), period, `${Math.floor(next() * 1e5)}`]
  labels.forEach((text, row) => {
    texts.push({ x: 54, y: 80 + row * 18, text: `${text}:`, size: 10 })
    texts.push({ x: 180, y: 80 + row * 18, text: values[row]!, size: 10, bold: true })
  })
  for (let row = 0; row < 26; row++) {
    const cells = [`${row + 1}`, address(next), amount(next), amount(next), date(next)]
    texts.push(
      ...cells.map((text, index) => ({ x: [54, 80, 340, 420, 500][index]!, y: 190 + row * 20, text, size: 9 })),
    )
  }
  return { texts, rulings: [[54, 184, 504, 1]] }
}

function aLetter(next: Next): PdfPageSpec {
  const lines = [firm(next), address(next), '', `Policy ${policyNumber(next)}, effective ${date(next)}`, '']
  while (lines.length < 40)
    lines.push(lines.length % 6 === 5 ? `The amount now due is ${amount(next)}.` : pick(SENTENCES, next))
  return { texts: lines.map((text, row) => ({ x: 72, y: 72 + row * 16, text, size: 10.5 })) }
}

function pick(list: string[], next: Next): string {
  return list[Math.floor(next() * list.length)]!
}

function firm(next: Next): string {
  return `${pick(FIRMS, next)} ${pick(ENDS, next)}`
}

function address(next: Next): string {
  return `${Math.floor(next() * 9_000) + 100} ${pick(STREETS, next)}, Suite ${Math.floor(next() * 90) + 10}`
}

function amount(next: Next): string {
  return `$${(Math.floor(next() * 4_000) * 500 + 500).toLocaleString('en-US')}`
}

function date(next: Next): string {
  return `${Math.floor(next() * 12) + 1}/${Math.floor(next() * 28) + 1}/20${Math.floor(next() * 10) + 20}`
}

function policyNumber(next: Next): string {
  const letters = Array.from({ length: 3 }, () => 'ABCDEGHKLMNPRSTWX'[Math.floor(next() * 17)])
  return `${letters.join('')}-${Math.floor(next() * 9e6) + 1e6}-${Math.floor(next() * 90) + 10}`
}
