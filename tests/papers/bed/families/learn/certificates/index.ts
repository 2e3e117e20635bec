import type { LearnFamily } from '../../../family.ts'
import { autoAndPropertyProofFamilies } from './auto-and-property-proof.ts'
import { cityFormAndVerificationFamilies } from './city-form-and-verification.ts'
import { evidenceSheetFamilies } from './evidence-sheet.ts'
import { holderFirstFamilies } from './holder-first.ts'
import { insurersByLettersFamilies } from './insurers-by-letters.ts'
import { letterAndPairFamilies } from './letter-and-pair.ts'
import { systemAndCompanyFamilies } from './system-and-company.ts'

export const CERTIFICATES: LearnFamily[] = [
  ...autoAndPropertyProofFamilies,
  ...cityFormAndVerificationFamilies,
  ...evidenceSheetFamilies,
  ...holderFirstFamilies,
  ...insurersByLettersFamilies,
  ...letterAndPairFamilies,
  ...systemAndCompanyFamilies,
]
