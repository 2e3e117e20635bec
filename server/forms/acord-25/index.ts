import type { FormDefinition } from '../types.ts'
import { check } from './check.ts'
import { expects } from './expects.ts'
import { FIELDS } from './fields.ts'
import { LAYOUT } from './layout.ts'
import { MEANINGS } from './meanings.ts'
import { propose } from './propose.ts'
import { PARTS, SECTION_LINES } from './speaks-of.ts'

/** Certificate of liability insurance. */
export const acord25 = {
  id: '25',
  name: 'ACORD 25',
  title: 'Certificate of Liability Insurance',
  wantedFor: 'For an owner, landlord or contractor',
  holder: true,
  editions: ['2025/12', '2016/03'],
  fields: FIELDS,
  parts: PARTS,
  lines: SECTION_LINES,
  insured: 'NamedInsured_FullName_A',
  layout: LAYOUT,
  meanings: MEANINGS,
  propose,
  check,
  expects,
} satisfies FormDefinition & { id: '25' }
