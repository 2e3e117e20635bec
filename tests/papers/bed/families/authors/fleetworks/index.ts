import type { Family } from '../../../family.ts'
import { authorityFiling } from './authority-filing.ts'
import { boundProgram } from './bound-program.ts'
import { changeMail } from './change-mail.ts'
import { dealerDeclarations } from './dealer-declarations.ts'
import { fleetWorkbook } from './fleet-workbook.ts'
import { leaseAgreement } from './lease-agreement.ts'
import { lessorLetter } from './lessor-letter.ts'
import { renewalOptions } from './renewal-options.ts'
import { truckingDeclarations } from './trucking-declarations.ts'
import { umbrellaDeclarations } from './umbrella-declarations.ts'

/** A transportation and garage specialist: auto comes first, and many amounts stand around it. */
export const fleetworks: Family = {
  name: 'fleetworks',
  split: 'learn',
  names: 'learn',
  papers: {
    'trucking declarations': truckingDeclarations,
    'dealer declarations': dealerDeclarations,
    'umbrella declarations': umbrellaDeclarations,
    'bound program': boundProgram,
    'fleet workbook': fleetWorkbook,
    'lessor letter': lessorLetter,
    'authority filing': authorityFiling,
    'change mail': changeMail,
    'renewal options': renewalOptions,
    'lease agreement': leaseAgreement,
  },
}
