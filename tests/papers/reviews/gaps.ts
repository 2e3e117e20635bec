import { makePdf, type TextAt } from '../../support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../support/rehearsal/made-paper.ts'

/** What a client does in a user's words, with the exposures it must show; it must show no others of those told. */
export type Described = { text: string; shows: readonly string[]; isKeptOut?: true }

export const DESCRIBED: readonly Described[] = [
  { text: 'A restaurant with a full bar. Twelve employees. Two delivery vans.', shows: ['liability', 'products', 'property', 'income', 'liquor', 'employees', 'employment', 'vehicles', 'crowds'] },
  { text: 'Residential roofing contractor who uses subcontractors. No employees.', shows: ['liability', 'products', 'vehicles', 'equipment', 'residential', 'pollution', 'subcontractors'] },
  { text: 'Structural engineering firm with a staff of nine. We do not own vehicles.', shows: ['liability', 'professional', 'employees', 'employment'] },
  { text: 'Online store for shoes with a warehouse; we keep customer data and take credit cards.', shows: ['liability', 'products', 'employees', 'data', 'property', 'income'] },
  { text: 'A trucking company that hauls freight with a fleet of 14 tractors.', shows: ['liability', 'employees', 'cargo', 'vehicles', 'severe'], isKeptOut: true },
  { text: 'Auto repair shop with six mechanics on payroll.', shows: ['liability', 'products', 'garage', 'employees', 'property', 'income'], isKeptOut: true },
  { text: 'Day care for 40 children, with a board of directors.', shows: ['liability', 'employees', 'property', 'children', 'board'], isKeptOut: true },
  { text: 'Craft brewery with a tap room and live concerts on Fridays.', shows: ['liability', 'products', 'employees', 'property', 'income', 'liquor', 'crowds'], isKeptOut: true },
  { text: 'Accounting practice. Our bookkeeper handles client funds.', shows: ['liability', 'data', 'professional', 'money'], isKeptOut: true },
  { text: 'Excavation contractor with two excavators and heavy machinery. Never works on homes.', shows: ['liability', 'products', 'vehicles', 'employees', 'pollution', 'equipment'], isKeptOut: true },
  { text: 'Medical office with patient records; nurses drive their own cars to patients.', shows: ['liability', 'employees', 'professional', 'property', 'data', 'own cars'], isKeptOut: true },
  { text: 'Yoga studio. The owner teaches alone in rented rooms.', shows: ['liability', 'property', 'income'], isKeptOut: true },
] // biome-ignore format: a table

/** What users write of clients, with the exposures it gives, and those it may give. */
type Fresh = { text: string; must: readonly string[]; may: readonly string[]; isKeptOut?: true }

export const FRESH: readonly Fresh[] = [
  { text: 'A restaurant with a bar, delivery by own scooters and an online shop', must: ['liability', 'products', 'employees', 'liquor', 'data', 'vehicles', 'property', 'income'], may: ['employment', 'money', 'own cars'] },
  { text: 'Dental practice with four chairs, six people on staff', must: ['liability', 'professional', 'data', 'employees', 'property'], may: ['employment', 'income', 'money', 'equipment', 'pollution'] },
  { text: 'Landscaper with two pickups and a trailer, plows snow in winter', must: ['liability', 'vehicles', 'equipment'], may: ['employees', 'pollution', 'products', 'employment'] },
  { text: 'Hotel with 60 rooms, a pool and a breakfast room', must: ['liability', 'employees', 'property', 'income'], may: ['data', 'employment', 'products', 'liquor', 'money', 'severe'] },
  { text: 'Law office, three attorneys, trust account', must: ['liability', 'professional', 'data', 'money'], may: ['property', 'employees', 'employment', 'income'] },
  { text: 'We sell handmade candles at markets and through our website', must: ['liability', 'products', 'data'], may: ['property', 'income', 'equipment'] },
  { text: 'Electrical contractor with eight electricians', must: ['liability', 'employees', 'products'], may: ['vehicles', 'employment', 'equipment', 'pollution', 'professional'] },
  { text: 'Grocery store that also sells beer and wine', must: ['liability', 'products', 'employees', 'property', 'income', 'liquor'], may: ['data', 'employment', 'money'] },
  { text: 'Software company, SaaS for clinics, all remote', must: ['liability', 'professional', 'data'], may: ['employees', 'employment', 'property'] },
  { text: 'Freelance graphic designer working from home', must: ['liability', 'professional'], may: ['data', 'property', 'equipment'] },
  { text: 'Bakery and café, catering for weddings with our own van', must: ['liability', 'products', 'employees', 'property', 'income', 'vehicles'], may: ['liquor', 'employment', 'data', 'money'], isKeptOut: true },
  { text: 'Hair salon, five stylists', must: ['liability', 'professional', 'property'], may: ['employees', 'employment', 'income', 'products', 'data'], isKeptOut: true },
  { text: 'Machine shop making parts for pumps', must: ['liability', 'products', 'employees', 'property'], may: ['income', 'equipment', 'pollution', 'employment', 'professional'], isKeptOut: true },
  { text: 'Pharmacy with home delivery', must: ['liability', 'products', 'professional', 'data', 'property', 'employees', 'vehicles'], may: ['income', 'employment', 'money', 'own cars'], isKeptOut: true },
  { text: 'Plumber, one helper, one truck', must: ['liability', 'products', 'vehicles', 'employees'], may: ['pollution', 'equipment', 'employment'], isKeptOut: true },
  { text: 'Property manager for apartment buildings, holds tenants’ deposits', must: ['liability', 'professional', 'money'], may: ['property', 'income', 'data', 'employees', 'employment', 'severe'], isKeptOut: true },
  { text: 'Private school, grades 1 to 8, with two buses', must: ['liability', 'vehicles', 'employees', 'property'], may: ['professional', 'data', 'employment', 'board', 'income', 'severe'], isKeptOut: true },
  { text: 'Wedding photographer, drives to the couples in her own car', must: ['liability', 'professional'], may: ['equipment', 'own cars', 'data', 'property'], isKeptOut: true },
  { text: 'Wholesaler of tiles with a warehouse and a forklift', must: ['liability', 'products', 'property', 'employees'], may: ['income', 'equipment', 'vehicles', 'employment', 'cargo'], isKeptOut: true },
  { text: 'Nursing home with 80 beds and a kitchen', must: ['liability', 'professional', 'employees', 'property', 'data'], may: ['income', 'employment', 'vehicles', 'products', 'pollution', 'money', 'severe'], isKeptOut: true },
] // biome-ignore format: a table

const written = (lines: string[], y = 60): TextAt[] =>
  lines.map((text, at) => ({ x: 60, y: y + at * 16, text, size: 10 }))

/** A liability policy that lists these forms. */
export async function liabilityPolicy(forms: readonly [number: string, title: string][]): Promise<MadePaper> {
  const pdf = await makePdf([
    {
      texts: written([
        'HARROW MUTUAL INSURANCE COMPANY',
        'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
        'Policy Number: HM-55021',
        'Policy Period: 05/01/2026 to 05/01/2027 at 12:01 A.M. standard time',
        'Named Insured: Copper Finch Roofing LLC',
        'Mailing Address: 410 Alder Street, Dayton, OH 45402',
        'LIMITS OF INSURANCE',
        'Each Occurrence Limit $1,000,000',
        'General Aggregate Limit $2,000,000',
      ]),
    },
    {
      texts: written(['FORMS AND ENDORSEMENTS SCHEDULE', 'Policy Number: HM-55021']),
      tables: [
        {
          x: 60,
          y: 110,
          columns: [0, 130],
          rows: [['CG 00 01 04 13', 'Commercial General Liability Coverage Form'], ...forms.map((one) => [...one])],
          size: 10,
        },
      ],
    },
  ])
  return paperOf('Liability policy.pdf', pdf)
}

/** A contract that asks for more than the policy has. */
export const contract = async () =>
  paperOf(
    'Contract.pdf',
    await makePdf([
      {
        texts: written([
          'SUBCONTRACT AGREEMENT',
          'ARTICLE 9 INSURANCE',
          '9.1 Subcontractor shall maintain commercial general liability insurance with limits of not less than',
          '$2,000,000 each occurrence and $2,000,000 general aggregate.',
        ]),
      },
    ]),
  )
