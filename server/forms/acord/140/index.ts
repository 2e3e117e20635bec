import { describe } from '../definition.ts'
import { carried, type ElementRow, head } from '../describe.ts'
import { SECTION_HEAD, SIGNATURES } from '../section.ts'
import { building, interest, premises } from './buildings.ts'
import { BLANKETS, coverages, further } from './coverages.ts'

const remarks = (name: string): ElementRow => [name, 'Remarks', 'MULTILINE', carried('current')]

/** A building with what is insured there and who has an interest in it: the form has two of them. */
const sectionsOf = (letter: 'A' | 'B', at: 0 | 1): [string, ElementRow[]][] => [
  [`Building ${at + 1}`, premises(letter, at)],
  [`Building ${at + 1}: what is insured`, coverages(at)],
  [
    `Building ${at + 1}: further coverages`,
    [...further(letter), remarks(`CommercialProperty_Premises_RemarkText_${'AC'[at]}`)],
  ],
  [`Building ${at + 1}: construction and protection`, building(letter, at)],
  [`Building ${at + 1}: additional interest`, interest(letter, at)],
]

/** What property is to be insured, building by building. */
export const acord140 = describe('140', {
  title: 'Property Section',
  wantedFor: 'Application: buildings, contents, income',
  editions: ['2016/03', '2014/12'],
  called: 'the property section',
  lines: ['property'],
  ofApplicant: true,
  sections: [
    ['Section', [...head('the application is completed'), ...SECTION_HEAD]],
    ['Blanket summary', BLANKETS],
    ...sectionsOf('A', 0),
    ...sectionsOf('B', 1),
    ['Remarks', [remarks('CommercialPropertyLineOfBusiness_RemarkText_A')]],
    ['Signatures', SIGNATURES],
  ],
})
