import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows, yes } from './gold.ts'
import { head, labels, page, say, table } from './layout.ts'

const STATEMENT = page(
  [
    head(36, 34, 'STATEMENT OF VALUES', 13),
    labels(
      36,
      58,
      110,
      `Named Insured: | Copperline Self Storage Partners, LP
       Mailing Address: | PO Box 5127, Pueblo, CO 81002
       Proposed Term: | 10/01/2026 to 10/01/2027`,
    ),
    labels(430, 58, 110, 'Values as of: | 08/01/2026\nPrepared by: | Lorna Vance, Controller'),
    table(
      36,
      112,
      [28, 30, 118, 78, 24, 40, 62, 96, 110, 36, 40, 54],
      `Loc | Bldg | Street | City | ST | ZIP | County | Occupancy | Construction | Year~Built | Stories | Area~(sq ft)
       1 | 1 | 2900 Smelter Row | Pueblo | CO | 81004 | Pueblo | Self storage | Masonry Non-Combustible | 1998 | 1 | 41,600
       1 | 2 | 2900 Smelter Row | Pueblo | CO | 81004 | Pueblo | Office and apartment | Frame | 1996 | 2 | 2,150
       2 | 1 | 75 Gantry Lane | Canon City | CO | 81212 | Fremont | Self storage | Non-Combustible | 2009 | 1 | 33,800
       3 | 1 | 1140 Haul Road | La Junta | CO | 81050 | Otero | Self storage | Non-Combustible | 2015 | 1 | 27,450`,
      { size: 7.5 },
    ),
    table(
      36,
      220,
      [28, 30, 46, 54, 44, 44, 100, 88, 110, 88],
      `Loc | Bldg | Prot.~Class | Sprinkler~% | Roof~Year | Wiring~Year | Building~Value | Contents~Value | Business Income~Value | Total
       1 | 1 | 4 | 0 | 2018 | 2018 | 3,328,000 | 25,000 | 486,000 | 3,839,000
       1 | 2 | 4 | 0 | 2018 | 2018 | 344,000 | 38,500 | 14,400 | 396,900
       2 | 1 | 5 | 0 | 2009 | 2009 | 2,535,000 | 18,000 | 395,000 | 2,948,000
       3 | 1 | 6 | 0 | 2015 | 2015 | 1,922,000 | 12,500 | 288,000 | 2,222,500
        | | | | | | 8,129,000 | 94,000 | 1,183,400 | 9,406,400`,
      { size: 7.5 },
    ),
    say(
      36,
      336,
      `All buildings and contents at replacement cost. Please quote special causes of loss, 90% coinsurance on buildings and contents, $10,000 deductible.

       The values above are correct to the best of my knowledge.

       Lorna Vance          08/05/2026`,
      { size: 8.5 },
    ),
  ],
  [792, 612],
)

const PROPERTY = 'CommercialProperty_Premises_'

export const VALUES: SubmissionPaper = {
  name: 'maple-statement-of-values',
  pages: [STATEMENT],
  forms: {
    '125': {
      holds: {
        ...each(`
          Policy_EffectiveDate: 10/01/2026
          Policy_ExpirationDate: 10/01/2027
          NamedInsured_FullName: Copperline Self Storage Partners, LP`),
        ...address('NamedInsured_MailingAddress', 'PO Box 5127 | Pueblo | CO | 81002'),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | Building_ProducerIdentifier | PhysicalAddress_CountyName
          A | 1 | 1 | Pueblo
          B | 1 | 2 | Pueblo
          C | 2 | 1 | Fremont
          D | 3 | 1 | Otero`,
        ),
        ...address('CommercialStructure_PhysicalAddress', '2900 Smelter Row | Pueblo | CO | 81004'),
        ...address('CommercialStructure_PhysicalAddress', '2900 Smelter Row | Pueblo | CO | 81004', 'B'),
        ...address('CommercialStructure_PhysicalAddress', '75 Gantry Lane | Canon City | CO | 81212', 'C'),
        ...address('CommercialStructure_PhysicalAddress', '1140 Haul Road | La Junta | CO | 81050', 'D'),
        ...rows(
          '',
          ` | Construction_BuildingArea | BuildingOccupancy_OperationsDescription
          A | 41,600 | Self storage
          B | 2,150 | Office and apartment
          C | 33,800 | Self storage
          D | 27,450 | Self storage`,
        ),
      },
      notJudged: [
        ...every(
          'A',
          '',
          `Policy_LineOfBusiness_CommercialProperty Policy_Status_QuoteIndicator CommercialPolicy_OperationsDescription
          CommercialPolicy_Attachment_StatementOfValuesIndicator NamedInsured_LegalEntity_PartnershipIndicator
          NamedInsured_LegalEntity_OtherIndicator NamedInsured_LegalEntity_OtherDescription
          NamedInsured_Contact_FullName NamedInsured_Contact_ContactDescription`,
        ),
        ...every('ABCD', 'BuildingOccupancy_', 'OccupiedArea'),
        ...every('ABCD', 'CommercialStructure_', 'AnnualRevenueAmount'),
      ],
    },
    '140': {
      holds: {
        ...each(`
          Policy_EffectiveDate: 10/01/2026
          NamedInsured_FullName: Copperline Self Storage Partners, LP`),
        ...rows(
          '',
          ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | CommercialStructure_PhysicalAddress_LineOne | CommercialStructure_BuiltYear
          A | 1 | 1 | 2900 Smelter Row | 1998
          B | 1 | 2 | 2900 Smelter Row | 1996`,
        ),
        ...rows(
          '',
          ` | Construction_ConstructionCode | Construction_StoreyCount | Construction_BuildingArea | BuildingFireProtection_ProtectionClassCode
          A | Masonry Non-Combustible | 1 | 41,600 | 4
          B | Frame | 2 | 2,150 | 4`,
        ),
        ...rows(
          'BuildingImprovement_',
          ` | RoofingYear | WiringYear
          A | 2018 | 2018
          B | 2018 | 2018`,
        ),
        ...yes(`BuildingImprovement_RoofingIndicator_A BuildingImprovement_RoofingIndicator_B
          BuildingImprovement_WiringIndicator_A BuildingImprovement_WiringIndicator_B`),
        ...rows(
          PROPERTY,
          ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | DeductibleAmount
          A | Building | 3,328,000 | 90 | replacement cost | special | 10,000
          B | Contents | 25,000 | 90 | replacement cost | special | 10,000
          C | Business Income | 486,000 | | | |
          G | Building | 344,000 | 90 | replacement cost | special | 10,000
          H | Contents | 38,500 | 90 | replacement cost | special | 10,000
          I | Business Income | 14,400 | | | |`,
        ),
      },
      notJudged: [
        ...every('CI', PROPERTY, 'CoinsurancePercent ValuationCode CauseOfLossCode DeductibleAmount'),
        ...every('ABCGHI', PROPERTY, 'DeductibleTypeCode'),
        ...every(
          'AB',
          '',
          `CommercialStructure_Building_SublocationDescription BuildingOccupancy_OtherOccupanciesDescription
          CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator BuildingFireProtection_Alarm_SprinklerPercent`,
        ),
      ],
    },
  },
}
