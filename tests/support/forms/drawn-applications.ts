import { whyUnsupported } from '../../../server/assistant/evidence/supports.ts'
import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import type { DocumentFacts, PaperRecord } from '../../../server/documents/index.ts'
import { readPdfPages } from '../../../server/documents/reading/pdf/read-pdf.ts'
import { acord125 } from '../../../server/forms/acord/125/index.ts'
import type { FormDefinition } from '../../../server/forms/types.ts'
import { makeFillablePdf } from './fillable-pdf.ts'

export const INSURED = 'Heron Example Builders LLC'

/** Values of a form by the names of their elements without what these begin with, and the letter. */
export const lettered = (letter: string, stem: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([part, value]) => [`${stem}${part}_${letter}`, value]))

/** What a form of an application says of the insured. */
export const APPLICANT = lettered('A', 'NamedInsured_', {
  FullName: INSURED,
  MailingAddress_LineOne: '41 Shore Road',
  MailingAddress_CityName: 'Mobile',
  MailingAddress_StateOrProvinceCode: 'AL',
  MailingAddress_PostalCode: '36602',
  LegalEntity_LimitedLiabilityCorporationIndicator: 'true',
})

/** Declarations of a policy of general liability that begins in March of a year. */
export const liability = (
  year: number,
  { number = `GL-${year}`, insured = INSURED, street = '41 Shore Road' } = {},
) => `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Policy Number: ${number}        Policy Period: 03/03/${year} to 03/03/${year + 1}
  Insurer: Thornbury Casualty Company
  Named Insured: ${insured}
  Mailing Address: ${street}, Mobile, AL 36602
  Form of Business: Limited Liability Company
  Business Description: Carpentry
  Producer: Old Harbor Agency

  General Aggregate Limit                                        $2,000,000
  Products-Completed Operations Aggregate Limit                  $2,000,000
  Each Occurrence Limit                                          $1,000,000
  Personal and Advertising Injury Limit                          $1,000,000
  Total Policy Premium                                           $2,0${year % 100}
`

/** A loss run of the liability policy of 2026. */
export const lossRun = (rows: string) => `
  LOSS RUN REPORT
  Insured: ${INSURED}        Valuation Date: 06/01/2026
  Carrier: Thornbury Casualty Company
  Policy Number: GL-2026      General Liability     Policy Period: 03/03/2026 to 03/03/2027
${rows}
`

export const readDrawn = (...pages: string[]) => readFacts(pages.map((page, at) => drawnPage(page, at + 1)))

/** A record of a list or of labels, as reading gives it. */
export const recordOf = (type: string, values: Record<string, string | number>): PaperRecord => {
  const fieldOf = (value: string | number) => ({ value, source: { page: 1, quote: `${value}`, boxes: [] } })
  return {
    type,
    page: 1,
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fieldOf(value)])),
  }
}

/** An application for the insurance of a year to come, with these lists and labels. */
export const asking = (told: Pick<DocumentFacts, 'handedIn' | 'submitted'>, insured = INSURED): DocumentFacts => ({
  ...readDrawn(`
  NEW BUSINESS APPLICATION
  Applicant: ${insured}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
`),
  ...told,
})

/** A form of an application that came as a document with these boxes filled. */
export async function readFilled(
  values: Record<string, string>,
  form: FormDefinition = acord125,
): Promise<DocumentFacts> {
  const fields = form.fields.filter(({ name }) => values[name])
  const identifier = `ACORD 0${form.id} ${form.editions[0]!.replace('/', '-')} Acroform`
  const pdf = await makeFillablePdf({ fields, values, identifier, captions: true })
  return readFacts(await readPdfPages(pdf))
}

/** The application that these documents fill in June 2026, for an agency of its own. */
export function applicationOf(
  documents: DocumentFacts[],
  instructions = 'Fill ACORD 125 for the renewal',
  form: FormDefinition = acord125,
) {
  const files = documents.map((facts, at) => ({ fileId: `${at}`, fileName: `paper-${at + 1}.pdf`, facts }))
  const agency = { name: 'Lanternfish Agency' }
  const proposal = form.propose({ files, instructions, agency, today: '2026-06-15' })
  const { Producer_FullName_A: producer, ...all } = Object.fromEntries(
    proposal.values.map(({ field, value }) => [field, value]),
  )
  // Amounts and days stand in words that speak of them.
  const unsupported = proposal.values.flatMap(({ field, value, source }) => {
    const own = form.fields.find(({ name }) => name === field)!
    if (source.kind !== 'document' || !['AMOUNT', 'DATE', 'TICK'].includes(own.type)) return []
    const why = whyUnsupported(form, own, value, { words: source.quote, by: 'document' })
    return why ? [`${field} ${value} “${source.quote}”: ${why}`] : []
  })
  const why = (field: string) => proposal.blanks.find((one) => one.field === field)?.reason
  return { ...proposal, producer, all, why, unsupported, asked: proposal.questions.map(({ about }) => about) }
}
