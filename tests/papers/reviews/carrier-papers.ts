import { makePdf, type PdfPageSpec, type TextAt } from '../../support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../support/rehearsal/made-paper.ts'
import type { Applicant } from './applicants.ts'
import { money } from './applications.ts'

const written = (lines: string[], y = 50): TextAt[] =>
  lines.map((text, at) => ({ x: 54, y: y + at * 16, text, size: 9 }))
const make = async (name: string, pages: PdfPageSpec[]) => paperOf(name, await makePdf(pages))

/** What carriers and the agency have of a business: a liability policy, an auto policy with its schedules, a compensation policy, a loss run. */
export async function carrierPapers(of: Applicant): Promise<MadePaper[]> {
  const insured = [`Named Insured: ${of.name}`, `Mailing Address: ${of.street}, ${of.city}, ${of.state} ${of.zip}`]
  const term = `Policy Period: ${of.effective} to ${of.expiration} at 12:01 A.M. standard time`
  return [
    await make('Liability policy.pdf', [
      {
        texts: written([
          of.carrier.toUpperCase(),
          'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
          `Policy Number: ${of.number}`,
          ...insured,
          term,
          `Form of business: ${of.entity}`,
          `Business Description: ${of.business}`,
          'LIMITS OF INSURANCE',
          `Each Occurrence Limit ${money(of.limits.occurrence)}`,
          `General Aggregate Limit ${money(of.limits.aggregate)}`,
          'SCHEDULE OF LOCATIONS',
          ...of.locations.map((one, at) => `Location ${String(at + 1)}: ${one}`),
        ]),
      },
    ]),
    await make('Auto policy.pdf', [
      {
        texts: [
          ...written(['GREAT CEDAR INSURANCE COMPANY', 'BUSINESS AUTO DECLARATIONS', 'Policy Number: BA-441902', ...insured, term, 'Liability - Combined Single Limit $1,000,000', 'SCHEDULE OF COVERED AUTOS YOU OWN']),
          ...written(['SCHEDULE OF DRIVERS'], 330),
        ],
        tables: [
          { x: 54, y: 190, columns: [0, 40, 90, 180, 270], size: 9, rows: [['No.', 'Year', 'Make', 'Model', 'VIN'], ...of.vehicles.map(({ year, make: built, model, vin }, at) => [String(at + 1), String(year), built, model, vin])] },
          { x: 54, y: 350, columns: [0, 150, 260, 370], size: 9, rows: [['Name', 'Date of Birth', 'License No.', 'State'], ...of.drivers.map(({ name, born, license, state }) => [name, born, license, state])] },
        ],
      },
    ]),
    await make('Compensation policy.pdf', [
      {
        texts: written(['PLAINSFIELD CASUALTY COMPANY', 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY', 'INFORMATION PAGE', 'Policy Number: WC-882014', `1. The Insured: ${of.name}`, `Mailing Address: ${of.street}, ${of.city}, ${of.state} ${of.zip}`, `FEIN: ${of.fein}`, `2. The policy period is from ${of.effective} to ${of.expiration}.`, 'Bodily Injury by Accident $500,000 each accident', '4. CLASSIFICATION OF OPERATIONS']),
        tables: [
          { x: 54, y: 230, columns: [0, 60, 130, 340], size: 9, rows: [['State', 'Class Code', 'Classification', 'Estimated Annual Remuneration'], ...of.classes.map(({ code, text, payroll }) => [of.state, code, text, money(payroll)])] },
        ],
      },
    ]),
    await make('Loss run.pdf', [
      {
        texts: [
          ...written([of.carrier.toUpperCase(), 'LOSS RUN', `Insured: ${of.name}`, 'Line of Business: General Liability', 'Valued as of 02/01/2027']),
          ...written([`Policy Number: ${of.number}   Policy Period: 05/01/2024 - 05/01/2025`], 140),
          ...written([`Policy Number: ${of.number}   Policy Period: 05/01/2025 - 05/01/2026`, 'No losses reported'], 300),
        ],
        tables: [
          { x: 54, y: 160, columns: [0, 80, 170, 320, 400, 460], size: 9, rows: [['Claim Number', 'Date of Loss', 'Description', 'Status', 'Paid', 'Reserve'], ...of.losses.map(({ date, number, text, paid, reserved }) => [number, date, text.slice(0, 26), reserved ? 'Open' : 'Closed', money(paid), money(reserved)])] },
        ],
      },
    ]),
  ]
} // biome-ignore format: pages
