import type { PdfPageSpec } from './pdf.ts'

/** A column of typed text in points. */
const WIDE = 5.2
const [LEFT, TOP, SIZE, LINE] = [36, 40, 7.5, 11]

/** A page of typed lines, whose words stand where they are typed. */
const typed = (text: string): PdfPageSpec => ({
  texts: text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: words, index }) => ({
      ...{ x: LEFT + index * WIDE, y: TOP + at * LINE, size: SIZE },
      text: words,
    })),
  ),
})

const head = (insurer: string) => `
${insurer}
                              BUSINESSOWNERS POLICY DECLARATIONS

Policy Number: BOP-7714-20                                  Policy Period: 03/03/2026 to 03/03/2027
Named Insured: Heron Example Optical LLC
Mailing Address: 41 Shore Road, Mobile, AL 36602
`

/** A part for each building, with deductibles under what they are of and what it is rated by below. */
const parted = `${head('Thornbury Casualty Company')}
LOCATION 0001

Location: 12 Elm Street, Mobile, AL 36602

LOCATION 0001 - BUILDING 0001

COVERAGE                                     DEDUCTIBLE          LIMIT              PREMIUM
BUILDING - REPLACEMENT COST - BLANKET                            $412,000           $611.10
  Basic Property Deductible                  $500                Included
  Windstorm or Hail Deductible               $500                Included
  Rate Factor 0.2210
BUSINESS PERSONAL PROPERTY -                                     $88,000            $140.00
  ACTUAL CASH VALUE
  Basic Property Deductible                  $500                Included
  Windstorm or Hail Deductible               $2,500              Included
BUSINESS INCOME                                                  12 Months          Included
COVERAGE PACKAGE: COUNTER PLUS                                                      Included

Rating Information
Occupancy: Opticians
Class Code: 65131                                    Construction: Joisted Masonry
Protection Class: 03                                 Construction Year: 1987

LOCATION 0001 - BUILDING 0002

COVERAGE                                     DEDUCTIBLE          LIMIT              PREMIUM
BUILDING - REPLACEMENT COST - BLANKET                            $9,300             $17.70
  Basic Property Deductible                  $500                Included
  Windstorm or Hail Deductible               $500                Included

Rating Information
Occupancy: Storage
Class Code: 65141                                    Construction: Frame
Protection Class: 03                                 Construction Year: 2003
`

/** Premises in a table, and their coverages in another. */
const listed = `${head('Corvid Mutual Insurance Company')}
DESCRIBED PREMISES
Prem. No.     Bldg. No.     Address                                    Occupancy
1             1             12 Elm Street, Mobile, AL 36602            Opticians
2             1             9 Oak Avenue, Mobile, AL 36604             Storage

PROPERTY COVERAGES
Prem. No.     Bldg. No.     Coverage                         Limit of Insurance     Deductible     Valuation
1             1             Building                         $412,000               $500           Replacement Cost
1             1             Business Personal Property       $88,000                $500           Replacement Cost
2             1             Building                         $230,000               $1,000         Actual Cash Value
2             1             Business Personal Property       $51,000                $1,000         Actual Cash Value
`

/** A part for each place under its address, deductibles among the limits. */
const addressed = `${head('Ashgrove Example Indemnity')}
Location 1, Building 1: 12 Elm Street, Mobile, AL 36602

Coverage                                                         Limit              Premium
Building (Replacement Cost)                                      $412,000           $611
  Deductible                                                     $500
Business Personal Property (Replacement Cost)                    $88,000            $140
  Deductible                                                     $500

Location 2, Building 1: 9 Oak Avenue, Mobile, AL 36604

Coverage                                                         Limit              Premium
Building (Actual Cash Value)                                     $230,000           $333
  Deductible                                                     $1,000
Business Personal Property (Actual Cash Value)                   $51,000            $98
  Deductible                                                     $1,000
`

/** Declarations of invented insurers, by how they are laid out. */
export const BUSINESSOWNERS = {
  parted: [typed(parted)],
  listed: [typed(listed)],
  addressed: [typed(addressed)],
}
