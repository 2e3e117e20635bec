import type { SubmissionPaper } from '../paper.ts'
import { across, down, ticked } from './gold.ts'
import { pairs, sheet, strong, table, words } from './layout.ts'

const WIDE: [number, number] = [792, 612]
const ELECTED = ['exc', 'inc', 'inc', 'exc']

const marks = ELECTED.flatMap((elected, row) =>
  ['inc', 'exc'].map((name, column) => ({
    name: `officer_${row + 1}_${name}`,
    x: 694 + column * 34,
    y: 233.4 + row * 27.2,
    width: 10,
    height: 10,
    ticked: name === elected,
  })),
)

const PAGE = sheet(
  [
    strong(36, 30, 'Granite Basin Mutual', 14),
    strong(36, 50, 'Owners and officers: who is to be covered by workers compensation', 11),
    words(560, 30, 'Home office: 1 Quarryman Plaza\nOgden, UT 84401', 8.5),
    pairs(
      36,
      78,
      110,
      `Employer | Calloway Stone Fabricators, Inc.
      Address | 645 Travertine Way, Provo, UT 84601
      FEIN | 87-0006602
      Kind of company | Corporation
      NCCI risk ID | 430118226`,
    ),
    pairs(
      400,
      78,
      140,
      `Policy term | 10/01/2026 to 10/01/2027
      Location 1 | 645 Travertine Way, Provo, UT 84601
      Location 2 | 30 Alabaster Street, Orem, UT 84057`,
    ),
    words(36, 158, 'Mark one box in each row. The election of the last term does not carry over.', 8.5),
    strong(36, 182, 'Officers on the first day of the term'),
    {
      ...table(
        36,
        198,
        [100, 62, 82, 40, 110, 36, 32, 44, 76, 66, 34, 34],
        `Name | Birth date | Title | Owns % | Duties | State | Loc | Class | Pay for~the term | Election~last term | INC | EXC
        Hester~Calloway | 03/14/1968 | President | 55 | Sales and estimating | UT | 1 | 8742 | 96,000 | INC | |
        Milo~Calloway | 09/02/1971 | Vice president | 25 | Runs the shop | UT | 1 | 1803 | 88,400 | INC | |
        Odessa~Brandt | | Secretary | 20 | Bookkeeping | UT | 2 | 8810 | 61,500 | EXC | |
        Jorge~Whitfield | 11/30/1984 | Treasurer | 0 | Purchasing | UT | 2 | 8810 | 72,000 | EXC | |`,
        8,
      ),
      fields: marks,
    },
    words(
      36,
      360,
      'Pay counted for a covered officer is never under 41,600 or over 124,800 a year.\nThaddeus Rook, director, sold his shares on 03/31/2026 and is no longer listed (last term: EXC, 10 percent).',
      8.5,
    ),
    words(36, 402, 'Signed for the employer: Hester Calloway, 08/06/2026', 8.5),
    words(36, 420, 'Questions about this sheet: Petra Lindqvist, underwriting service, 801-555-0136', 8.5),
  ],
  WIDE,
)

const PERSON = 'WorkersCompensation_Individual_'

export const OFFICERS: SubmissionPaper = {
  name: 'birch-officers',
  pages: [PAGE],
  forms: {
    '130': {
      holds: {
        NamedInsured_FullName_A: 'Calloway Stone Fabricators, Inc.',
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: 645 Travertine Way | CityName: Provo'),
        ...across('NamedInsured_MailingAddress_', 'A', 'StateOrProvinceCode: UT | PostalCode: 84601'),
        ...across('NamedInsured_', 'A', 'TaxIdentifier: 87-0006602 | NCCIRiskIdentifier: 430118226'),
        ...ticked('NamedInsured_LegalEntity_CorporationIndicator'),
        ...across('Policy_', 'A', 'EffectiveDate: 10/01/2026 | ExpirationDate: 10/01/2027'),
        ...down('Location_ProducerIdentifier', '1 | 2'),
        ...down('Location_PhysicalAddress_LineOne', '645 Travertine Way | 30 Alabaster Street'),
        ...down('Location_PhysicalAddress_CityName', 'Provo | Orem'),
        ...down('Location_PhysicalAddress_StateOrProvinceCode', 'UT | UT'),
        ...down('Location_PhysicalAddress_PostalCode', '84601 | 84057'),
        ...down(`${PERSON}FullName`, 'Hester Calloway | Milo Calloway | Odessa Brandt | Jorge Whitfield'),
        ...down(`${PERSON}BirthDate`, '03/14/1968 | 09/02/1971 | | 11/30/1984'),
        ...down(`${PERSON}TitleRelationshipCode`, 'President | Vice president | Secretary | Treasurer'),
        ...down(`${PERSON}OwnershipPercent`, '55 | 25 | 20 | 0'),
        ...down(`${PERSON}DutiesDescription`, 'Sales and estimating | Runs the shop | Bookkeeping | Purchasing'),
        ...down(`${PERSON}StateOrProvinceCode`, 'UT | UT | UT | UT'),
        ...down(`${PERSON}LocationProducerIdentifier`, '1 | 1 | 2 | 2'),
        ...down(`${PERSON}RatingClassificationCode`, '8742 | 1803 | 8810 | 8810'),
        ...down(`${PERSON}RemunerationAmount`, '96,000 | 88,400 | 61,500 | 72,000'),
        ...down(`${PERSON}IncludedExcludedCode`, 'EXC | INC | INC | EXC'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'Insurer_FullName_A',
        'Insurer_Underwriter_FullName_A',
        'NamedInsured_SignatureDate_A',
        'WorkersCompensation_PartOne_StateOrProvinceCode_A',
      ],
    },
  },
}
