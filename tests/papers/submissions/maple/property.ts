import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows, yes } from './gold.ts'
import { box, head, labels, page, rule, say, table } from './layout.ts'

const DECLARATIONS = page([
  head(40, 36, 'SILVERTON FARMERS INSURANCE EXCHANGE', 12),
  head(40, 54, 'COMMERCIAL PROPERTY COVERAGE PART - DECLARATIONS PAGE'),
  rule(40, 72, 532, 1.2),
  box(40, 80, 266, 62),
  box(306, 80, 266, 62),
  say(46, 84, 'NAMED INSURED AND ADDRESS', { size: 7 }),
  say(46, 96, 'Bramwell Cold Chain, Inc.\n6120 Packers Avenue\nYakima, WA 98901'),
  labels(
    312,
    86,
    90,
    `Policy No. | SFP 0338162
     Policy Period | 03/01/2026 to 03/01/2027
     Issued | 02/11/2026`,
  ),
  head(40, 158, 'DESCRIPTION OF PREMISES', 10),
  table(
    40,
    174,
    [42, 42, 150, 108, 124, 66],
    `Prem. No. | Bldg. No. | Location | Construction | Occupancy | Year Built
     1 | 1 | 6120 Packers Avenue,~Yakima, WA 98901 | Masonry Noncombustible | Refrigerated warehouse | 2004
     2 | 1 | 418 Orchard Spur,~Sunnyside, WA 98944 | Joisted Masonry | Fruit packing house | 1987`,
    { ruled: 'all' },
  ),
  table(
    40,
    262,
    [42, 42, 80, 66, 66, 88, 148],
    `Prem. No. | Bldg. No. | Area (sq. ft.) | Stories | Prot. Class | Sprinklered % | Roof
     1 | 1 | 58,000 | 1 | 3 | 100 | Membrane
     2 | 1 | 21,300 | 2 | 5 | 0 | Metal`,
    { ruled: 'all' },
  ),
  head(40, 330, 'COVERAGES PROVIDED', 10),
  say(
    40,
    346,
    'Insurance at the described premises applies only for coverages for which a limit of insurance is shown.',
    {
      size: 8,
    },
  ),
  table(
    40,
    360,
    [42, 42, 128, 84, 44, 60, 72, 60],
    `Prem. No. | Bldg. No. | Coverage | Limit of~Insurance | Coins. % | Causes~of Loss | Valuation | Deductible
     1 | 1 | Building | 7,250,000 | 80 | Special | Replacement Cost | 5,000
     1 | 1 | Business Personal Property | 1,900,000 | 80 | Special | Replacement Cost | 5,000
     2 | 1 | Building | 2,130,000 | 90 | Broad | Replacement Cost | 10,000
     2 | 1 | Business Personal Property | 640,000 | 90 | Broad | Actual Cash Value | 10,000`,
    { ruled: 'all', size: 7.5 },
  ),
  head(40, 470, 'OPTIONAL COVERAGES', 10),
  table(
    40,
    486,
    [42, 42, 220, 100],
    `Prem. No. | Bldg. No. | Coverage | Inflation Guard %
     1 | 1 | Building | 4
     2 | 1 | Building | 3`,
    { ruled: 'head' },
  ),
  head(40, 540, 'MORTGAGEHOLDERS', 10),
  table(
    40,
    556,
    [42, 42, 180, 172, 96],
    `Prem. No. | Bldg. No. | Name | Address | Loan No.
     1 | 1 | Ahtanum Valley Bank | 22 Hopyard Street, Yakima, WA 98902 | 4-118-90
     2 | 1 | Lower Basin Farm Credit | 700 Canal Road, Sunnyside, WA 98944 | F20771`,
    { ruled: 'head' },
  ),
  labels(
    40,
    624,
    160,
    `Premium for this coverage part: | $ 31,460
     Forms: | CP 00 10 10 12, CP 00 90 07 88, CP 10 20 10 12, CP 10 30 09 17`,
    { size: 8.5 },
  ),
])

const PROPERTY = 'CommercialProperty_Premises_'

/** A policy in force: what it insures is what is known of its two buildings. */
export const PROPERTY_DECLARATIONS: SubmissionPaper = {
  name: 'maple-property-declarations',
  pages: [DECLARATIONS],
  kind: 'declarations',
  forms: {
    '140': {
      holds: {
        ...each('NamedInsured_FullName: Bramwell Cold Chain, Inc.'),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | Building_ProducerIdentifier | PhysicalAddress_LineOne | BuiltYear
          A | 1 | 1 | 6120 Packers Avenue | 2004
          B | 2 | 1 | 418 Orchard Spur | 1987`,
        ),
        ...rows(
          'Construction_',
          ` | ConstructionCode | StoreyCount | BuildingArea | RoofMaterialCode
          A | Masonry Noncombustible | 1 | 58,000 | Membrane
          B | Joisted Masonry | 2 | 21,300 | Metal`,
        ),
        ...rows(
          'BuildingFireProtection_',
          ` | ProtectionClassCode | Alarm_SprinklerPercent
          A | 3 | 100
          B | 5 |`,
        ),
        ...rows(
          PROPERTY,
          ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | CauseOfLossCode | ValuationCode | DeductibleAmount | InflationGuardPercent
          A | Building | 7,250,000 | 80 | Special | Replacement Cost | 5,000 | 4
          B | Business Personal Property | 1,900,000 | 80 | Special | Replacement Cost | 5,000 |
          G | Building | 2,130,000 | 90 | Broad | Replacement Cost | 10,000 | 3
          H | Business Personal Property | 640,000 | 90 | Broad | Actual Cash Value | 10,000 |`,
        ),
        ...yes('AdditionalInterest_Interest_MortgageeIndicator_A AdditionalInterest_Interest_MortgageeIndicator_B'),
        ...rows(
          'AdditionalInterest_',
          ` | FullName | AccountNumberIdentifier | Item_LocationProducerIdentifier | Item_BuildingProducerIdentifier
          A | Ahtanum Valley Bank | 4-118-90 | 1 | 1
          B | Lower Basin Farm Credit | F20771 | 2 | 1`,
        ),
        ...address('AdditionalInterest_MailingAddress', '22 Hopyard Street | Yakima | WA | 98902'),
        ...address('AdditionalInterest_MailingAddress', '700 Canal Road | Sunnyside | WA | 98944', 'B'),
      },
      notJudged: [
        ...every('A', '', 'Policy_PolicyNumberIdentifier Policy_EffectiveDate Insurer_FullName'),
        'BuildingFireProtection_Alarm_SprinklerPercent_B',
        ...every('ABGH', PROPERTY, 'DeductibleTypeCode FormsAndConditions'),
        ...every(
          'AB',
          '',
          'CommercialStructure_Building_SublocationDescription BuildingOccupancy_OtherOccupanciesDescription',
        ),
      ],
    },
  },
}
