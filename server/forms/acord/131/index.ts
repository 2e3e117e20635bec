import { PARTS } from '../../acord-25/speaks-of.ts'
import { describe } from '../definition.ts'
import { carried, type ElementRow, head, left, lettered } from '../describe.ts'
import { SECTION_HEAD, SIGNATURES } from '../section.ts'
import { CARE, COVERAGES, LIABILITY, LOCATIONS, LOSSES, VEHICLES } from './exposures.ts'
import { QUESTIONS } from './questions.ts'
import { UNDERLYING_AUTO, UNDERLYING_EL, UNDERLYING_GL, UNDERLYING_OTHER } from './underlying.ts'
import { MOTORISTS, WANTED } from './wanted.ts'

const INITIALED = left('Left for the applicant’s initials.')
const [, LINES] = PARTS as [Record<string, RegExp>, Record<string, RegExp>]

/** What is asked for above other liability policies, and what those are. */
export const acord131 = describe('131', {
  title: 'Umbrella / Excess Section',
  wantedFor: 'Application: limits, underlying policies',
  editions: ['2017/11'],
  called: 'the umbrella application',
  lines: 'all',
  ofApplicant: true,
  losses: {
    lines: ['gl', 'auto', 'umbrella', 'wc', 'liquor', 'garage', 'employeeBenefits', 'pollution', 'professional'],
    years: 5,
    above: 10_000,
  },
  parts: [
    {
      'Policy wanted': LINES['Umbrella and excess']!,
      'Underlying automobile liability': LINES['Automobile liability']!,
      'Underlying general liability': LINES['General liability']!,
      'Underlying employers liability': LINES['Workers compensation']!,
    },
  ],
  linesOf: {
    'Policy wanted': 'umbrella',
    'Underlying automobile liability': 'auto',
    'Underlying general liability': 'gl',
    'Underlying employers liability': 'wc',
  },
  onlyOne: [
    ['Policy_Status_NewIndicator_A', 'Policy_Status_RenewIndicator_A'],
    ['Policy_PolicyType_UmbrellaIndicator_A', 'Policy_PolicyType_ExcessIndicator_A'],
    ['ExcessUmbrella_OccurrenceIndicator_A', 'ExcessUmbrella_ClaimsMadeIndicator_A'],
    ['GeneralLiability_OccurrenceIndicator_A', 'GeneralLiability_ClaimsMadeIndicator_A'],
  ],
  sections: [
    ['Section', [...head('the application is completed'), ...SECTION_HEAD]],
    ['Policy wanted', WANTED],
    ['Locations and subsidiaries', LOCATIONS],
    ['Underlying automobile liability', UNDERLYING_AUTO],
    ['Underlying general liability', UNDERLYING_GL],
    ['Underlying employers liability', UNDERLYING_EL],
    ['Other underlying policies', UNDERLYING_OTHER],
    ['Underlying general liability information', LIABILITY],
    ['Underlying coverage and exposure', COVERAGES],
    ['Previous experience', LOSSES],
    ['Care, custody, control', CARE],
    ['Vehicles', VEHICLES],
    ['Additional exposures', QUESTIONS],
    ['Remarks', [['CommercialUmbrellaLineOfBusiness_RemarkText_A', 'Remarks', 'MULTILINE', carried('current')]]],
    [
      'State notices and signatures',
      [
        ...MOTORISTS,
        ...lettered('ABCDE', (letter): ElementRow[] => [
          [`NamedInsured_Initials_${letter}`, 'Applicant’s initials', 'TEXT', INITIALED],
        ]),
        ...SIGNATURES,
      ],
    ],
  ],
})
