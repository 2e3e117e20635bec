import { heading, pageBreak, table } from '../../../blocks.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import { policyLists, policyRecords } from '../../../policy-lists.ts'
import type { Voice } from '../../../voice.ts'
import { boilerplate } from '../declarations/any-hand.ts'
import { head } from '../declarations/any-hand-heads.ts'
import { liabilityLimits } from '../declarations/any-hand-limits.ts'
import { limitWords } from '../declarations/any-hand-words.ts'

const TITLES: Record<string, string[]> = {
  policy_location_item: ['Location Schedule', 'Schedule of Locations and Classifications'],
  policy_premium_item: ['Premium Schedule', 'Rating and Premium Basis'],
  policy_form_item: ['Schedule of Forms and Endorsements', 'Forms and Endorsements'],
  wc_class_code_item: ['Classification Schedule', 'Extension of Information Page – Classifications'],
  bop_coverage_item: ['Schedule of Coverages', 'Property Coverage Schedule'],
}
const HEADS: Record<string, string[]> = {
  location_number: ['Loc', 'Location', 'Loc. No.'],
  building_number: ['Bldg', 'Building No.'],
  premises_address: ['Premises', 'Premises Address'],
  territory: ['Terr.', 'Territory'],
  class_code: ['Class', 'Class Code', 'Code'],
  classification: ['Classification', 'Class Description'],
  exposure_basis: ['Exposure Basis', 'Basis'],
  premium_basis: ['Premium Basis', 'Basis of Premium'],
  exposure: ['Exposure', 'Estimated Exposure'],
  rate: ['Rate', 'Prem/Ops Rate'],
  premium: ['Premium', 'Advance Premium'],
  form_number: ['Form Number', 'Form No.', 'Form'],
  edition_date: ['Edition', 'Ed. Date'],
  form_title: ['Title', 'Form Title', 'Description'],
  state: ['State', 'St'],
  annual_payroll: ['Annual Payroll', 'Estimated Annual Remuneration'],
  manual_rate: ['Manual Rate', 'Rate per $100'],
  estimated_premium: ['Estimated Premium', 'Est. Annual Premium'],
  coverage: ['Coverage', 'Coverage Provided'],
  limit: ['Limit', 'Limit of Insurance'],
  deductible: ['Deductible', 'Ded.'],
  valuation: ['Valuation', 'Valuation Basis'],
}

/** A whole policy: its declarations and the schedules behind them, which go on over pages. */
function packet(line: 'gl' | 'wc' | 'bop', title: string): Paper {
  return {
    account: { long: true },
    draw: (voice) => {
      const lists = policyLists(voice, line)
      const first = line === 'wc' ? employersLimits(voice) : liabilityLimits(voice)
      const tables = lists.map((list) => {
        const heads = list.fields.map((field) => voice.chance.pick(HEADS[field]!))
        const rows = list.rows.map((row) => row.map(voice.text))
        return heading(voice.style, voice.chance.pick(TITLES[list.type]!), 1.1) + table(voice.style, heads, rows)
      })
      const html =
        head(voice, line === 'bop' ? 'gl' : line, title) +
        first +
        boilerplate(voice) +
        pageBreak +
        tables.join(boilerplate(voice, 1))
      const running = `${voice.text(voice.truth.insured.name)} &nbsp; ${title}`
      return { kind: 'declarations', feeds: 'fills', html, running, records: policyRecords(voice, line, lists) }
    },
  }
}

const employersLimits = (voice: Voice) =>
  heading(voice.style, 'Part Two – Employers Liability', 1.05) +
  table(voice.style, ['Limit', 'Amount'], voice.limits('wc', limitWords(voice.chance, 'wc')))

const liabilityPacket = packet('gl', 'Commercial General Liability Declarations')
const compensationPacket = packet('wc', 'Workers Compensation Information Page')
const businessPacket = packet('bop', 'Businessowners Policy Declarations')

export const sectionsOfAnyHandFamilies: LearnFamily[] = [
  { name: 'packets', style: ({ pick }) => ({ size: pick([7, 8, 9]) }), papers: { liabilityPacket, compensationPacket, businessPacket } },
] // biome-ignore format: a family in a line
