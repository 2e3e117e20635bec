import type { PdfPageSpec } from './pdf.ts'

type Home = { insured: string; street: string; number: string; from?: number; place?: string }

/** The declarations of a home that a bank has an interest in. `insured`: empty, they do not name one. `place`: what they call where it is. */
export function homePage({
  insured,
  street,
  number,
  from = 2026,
  place = 'Location of Residence Premises',
}: Home): PdfPageSpec {
  const address = `${street}, Mobile, AL 36602`
  const lines = [
    'HOMEOWNERS POLICY DECLARATIONS',
    `Policy Number: ${number}`,
    `Policy Period: 03/03/${from} to 03/03/${from + 1}`,
    'Insurer: Thornbury Casualty Company',
    ...(insured ? [`Named Insured: ${insured}`, `Mailing Address: ${address}`] : []),
    `${place}: ${address}`,
  ]
  const rows = [
    ['Coverage', 'Limit of Liability'],
    ['A. Dwelling', '$350,000'],
    ['B. Other Structures', '$35,000'],
    ['C. Personal Property', '$175,000'],
    ['All Perils Deductible', '$1,000'],
  ]
  return {
    texts: lines.map((text, at) => ({ x: 50, y: 60 + at * 18, text, size: 10 })),
    tables: [{ x: 50, y: 190, columns: [0, 240], rows, size: 10 }],
  }
}
