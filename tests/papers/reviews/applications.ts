import { makePdf, type PdfPageSpec, type TextAt } from '../../support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../support/rehearsal/made-paper.ts'
import type { Applicant } from './applicants.ts'

export const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
const written = (lines: string[], y = 50, x = 54): TextAt[] =>
  lines.map((text, at) => ({ x, y: y + at * 16, text, size: 9 }))
type Table = NonNullable<PdfPageSpec['tables']>[number]
const table = (y: number, columns: number[], rows: string[][]): Table => ({ x: 54, y, columns, rows, size: 9 })
const make = async (name: string, pages: PdfPageSpec[]) => paperOf(name, await makePdf(pages))

/** An application as an agency's own sheet prints it: labels with a colon, then lists. */
const sheet = (of: Applicant) =>
  make('Application.pdf', [
    {
      texts: written([
        'COMMERCIAL INSURANCE APPLICATION',
        'APPLICANT INFORMATION',
        `First Named Insured: ${of.name}`,
        `Mailing Address: ${of.street}, ${of.city}, ${of.state} ${of.zip}`,
        ...(of.fein ? [`FEIN: ${of.fein}`] : []),
        `Form of business: ${of.entity}`,
        `Website: ${of.website}`,
        `Description of operations: ${of.business}`,
        `Years in business: ${String(of.years)}`,
        ...(of.employees ? [`Number of employees: ${String(of.employees)}`] : []),
        `Annual gross sales: ${money(of.revenue)}`,
        `Annual payroll: ${money(of.payroll)}`,
        'GENERAL LIABILITY LIMITS REQUESTED',
        `Each Occurrence ${money(of.limits.occurrence)}`,
        `General Aggregate ${money(of.limits.aggregate)}`,
        'PREMISES INFORMATION',
        ...of.locations.map((one, at) => `Location ${String(at + 1)}: ${one}`),
      ]),
      tables: [
        table(420, [0, 190, 290, 380, 450], [
          ['Prior Carrier', 'Line', 'Policy Number', 'Effective', 'Expiration'],
          [of.carrier, 'General liability', of.number, of.effective, of.expiration],
        ]),
      ],
    },
    lists(of, ['VEHICLE SCHEDULE', 'DRIVER INFORMATION', 'RATING INFORMATION - WORKERS COMPENSATION', 'LOSS HISTORY - LAST 5 YEARS']),
  ]) // biome-ignore format: pages

/** The lists of an application, each under its title. */
function lists(of: Applicant, [autos, drivers, classes, losses]: string[]): PdfPageSpec {
  return {
    texts: [...written([autos!], 50), ...written([drivers!], 200), ...written([classes!], 330), ...written([losses!], 430)],
    tables: [
      ...(of.vehicles.length ? [table(70, [0, 40, 90, 180, 270, 420], [['Veh #', 'Year', 'Make', 'Model', 'VIN', 'Cost New'], ...of.vehicles.map(({ year, make: built, model, vin, cost }, at) => [String(at + 1), String(year), built, model, vin, money(cost)])])] : []),
      table(220, [0, 140, 230, 340], [['Driver Name', 'Date of Birth', 'License Number', 'State'], ...of.drivers.map(({ name, born, license, state }) => [name, born, license, state])]),
      table(350, [0, 60, 130, 340], [['State', 'Class Code', 'Classification', 'Annual Payroll'], ...of.classes.map(({ code, text, payroll }) => [of.state, code, text, money(payroll)])]),
      ...(of.losses.length ? [table(450, [0, 90, 270, 360, 430], [['Date of Loss', 'Description', 'Line', 'Paid', 'Reserved'], ...of.losses.map(({ date, text, paid, reserved }) => [date, text, 'General liability', money(paid), money(reserved)])])] : []),
    ],
  } // biome-ignore format: tables
}

/** An application of another hand: a column of labels and one of values, other words, and its lists on pages of their own. */
const columns = (of: Applicant) =>
  make('Submission.pdf', [
    {
      texts: written(['APPLICATION FOR INSURANCE', 'Section A - Applicant']),
      tables: [
        table(90, [0, 200], [
          ['Applicant Name', of.name],
          ['Address', `${of.street}, ${of.city}, ${of.state} ${of.zip}`],
          ...(of.fein ? [['Federal Tax ID', of.fein]] : []),
          ['Entity Type', 'LLC'],
          ['Nature of Business', of.business],
          ['Years of Operation', String(of.years)],
          ...(of.employees ? [['Total Employees', String(of.employees)]] : []),
          ['Gross Receipts', money(of.revenue)],
          ['Total Payroll', money(of.payroll)],
          ['Each Occurrence Limit', money(of.limits.occurrence)],
          ['General Aggregate Limit', money(of.limits.aggregate)],
        ]),
        table(420, [0, 120, 300, 400], [
          ['Line of Business', 'Current Carrier', 'Policy No.', 'Expires'],
          ['General liability', of.carrier, of.number, of.expiration],
        ]),
      ],
    },
    { texts: written(['Section B - Premises', ...of.locations.map((one, at) => `Location ${String(at + 1)}: ${one}`)]) },
    lists(of, ['Section C - Schedule of Autos', 'Section D - Drivers', 'Section E - Workers Compensation Classifications', 'Section F - Loss History']),
  ]) // biome-ignore format: pages

/** An application of a third hand, kept out of building: captions over their values, and vehicles told in one column. */
const captioned = (of: Applicant) => {
  const boxes = [
    ['Legal Name of Applicant', of.name],
    ['Mailing Address', `${of.street}, ${of.city}, ${of.state} ${of.zip}`],
    ...(of.fein ? [['FEIN Number', of.fein]] : []),
    ['Legal Entity', of.entity],
    ['Operations', of.business],
    ['Years in Business', String(of.years)],
    ['Annual Receipts', money(of.revenue)],
    ['Estimated Annual Payroll', money(of.payroll)],
    ['Each Occurrence', money(of.limits.occurrence)],
    ['General Aggregate', money(of.limits.aggregate)],
  ] as const
  return make('Questionnaire.pdf', [
    {
      texts: [
        ...written(['Commercial Lines Application for Insurance']),
        ...boxes.flatMap(([label, value], at) => [
          { x: 54 + (at % 2) * 260, y: 90 + Math.floor(at / 2) * 40, text: label!, size: 6 },
          { x: 54 + (at % 2) * 260, y: 99 + Math.floor(at / 2) * 40, text: value!, size: 10 },
        ]),
        ...written(['PRIOR CARRIER INFORMATION'], 330),
      ],
      tables: [table(350, [0, 110, 300, 390], [['Line', 'Carrier', 'Policy Number', 'Expiration Date'], ['Commercial General Liability', of.carrier, of.number, of.expiration]])],
      rulings: boxes.map((_, at) => [50 + (at % 2) * 260, 86 + Math.floor(at / 2) * 40, 255, 0.6]),
    },
    {
      texts: [...written(['PREMISES', ...of.locations.map((one, at) => `Premises ${String(at + 1)}: ${one}`)]), ...written(['COVERED AUTOS'], 120), ...written(['OPERATORS'], 250), ...written(['STATE RATING WORKSHEET'], 380), ...written(['LOSS HISTORY - PRIOR FIVE YEARS'], 480)],
      tables: [
        ...(of.vehicles.length ? [table(140, [0, 50, 220], [['Unit', 'Year / Make / Model', 'VIN'], ...of.vehicles.map(({ year, make: built, model, vin }, at) => [String(at + 1), `${String(year)} ${built} ${model}`, vin])])] : []),
        table(270, [0, 160, 260], [['Operator Name', 'DOB', 'DL Number'], ...of.drivers.map(({ name, born, license }) => [name.split(' ').reverse().join(', '), born, license])]),
        table(400, [0, 70, 280, 380], [['Class', 'Description', 'State', 'Remuneration'], ...of.classes.map(({ code, text, payroll }) => [code, text, of.state, money(payroll)])]),
        ...(of.losses.length ? [table(500, [0, 100, 330], [['Loss Date', 'What happened', 'Amount Paid'], ...of.losses.map(({ date, text, paid }) => [date, text, money(paid)])])] : []),
      ],
    },
  ])
} // biome-ignore format: pages

/** ACORD 125, 127 and 130 whose boxes are still fillable. */
const acord = async (of: Applicant): Promise<MadePaper> => {
  const page = (form: string, values: Record<string, string>, ticks: string[] = []): PdfPageSpec => ({
    texts: [{ x: 36, y: 770, text: `ACORD ${form} (2016/03)`, size: 7 }],
    fields: [
      ...Object.entries(values).map(([name, value], at) => ({ name, value, ...placed(at) })),
      ...ticks.map((name, at) => ({ name, ticked: true, ...placed(at + Object.keys(values).length) })),
    ],
  })
  const placed = (at: number) => ({ x: 36 + (at % 3) * 180, y: 40 + Math.floor(at / 3) * 26, width: 170, height: 16 })
  const letter = (at: number) => String.fromCharCode(65 + at)
  const each = <T>(items: readonly T[], fields: (one: T) => Record<string, string>) =>
    Object.fromEntries(
      items.flatMap((one, at) => Object.entries(fields(one)).map(([name, value]) => [`${name}_${letter(at)}`, value])),
    )
  return make('ACORD application.pdf', [
    page(
      '125',
      {
        NamedInsured_FullName_A: of.name,
        NamedInsured_MailingAddress_LineOne_A: of.street,
        NamedInsured_MailingAddress_CityName_A: of.city,
        NamedInsured_MailingAddress_StateOrProvinceCode_A: of.state,
        NamedInsured_MailingAddress_PostalCode_A: of.zip,
        ...(of.fein && { NamedInsured_TaxIdentifier_A: of.fein }),
        NamedInsured_Primary_WebsiteAddress_A: of.website,
        CommercialPolicy_OperationsDescription_A: of.business,
        PriorCoverage_GeneralLiability_InsurerFullName_A: of.carrier,
        PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A: of.number,
        PriorCoverage_GeneralLiability_EffectiveDate_A: of.effective,
        PriorCoverage_GeneralLiability_ExpirationDate_A: of.expiration,
        ...each(of.locations, (one) => {
          const [line, city, zip] = one.split(', ')
          return { CommercialStructure_PhysicalAddress_LineOne: line!, CommercialStructure_PhysicalAddress_CityName: city!, CommercialStructure_PhysicalAddress_StateOrProvinceCode: zip!.slice(0, 2), CommercialStructure_PhysicalAddress_PostalCode: zip!.slice(3) }
        }),
        ...each(of.losses, ({ date, text }) => ({ LossHistory_OccurrenceDate: date, LossHistory_OccurrenceDescription: text })),
      },
      ['NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A'],
    ),
    page('127', {
      ...each(of.vehicles, ({ year, make: built, model, vin }) => ({ Vehicle_ModelYear: String(year), Vehicle_ManufacturersName: built, Vehicle_ModelName: model, Vehicle_VINIdentifier: vin })),
      ...each(of.drivers, ({ name, born, license }) => ({ Driver_GivenName: name.split(' ')[0]!, Driver_Surname: name.split(' ')[1]!, Driver_BirthDate: born, Driver_LicenseNumberIdentifier: license })),
    }),
    page('126', { GeneralLiability_EachOccurrence_LimitAmount_A: money(of.limits.occurrence).slice(1), GeneralLiability_GeneralAggregate_LimitAmount_A: money(of.limits.aggregate).slice(1), GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: money(of.limits.aggregate).slice(1), NamedInsured_FullName_B: of.name, Insurer_FullName_B: of.carrier }),
    page('130', {
      NamedInsured_FullName_C: of.name,
      NamedInsured_InBusinessYearCount_A: String(of.years),
      Policy_EffectiveDate_A: of.expiration,
      ...each(of.classes, ({ code, text, payroll }) => ({ WorkersCompensation_RateClass_ClassificationCode: code, WorkersCompensation_RateClass_DutiesDescription: text, WorkersCompensation_RateClass_RemunerationAmount: money(payroll).slice(1) })),
    }),
  ]) // biome-ignore format: pages
}

/** The layouts of applications. */
export const APPLICATIONS = { sheet, columns, acord, captioned }
