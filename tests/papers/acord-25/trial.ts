import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import type { Page } from '../../../server/documents/types.ts'
import { ROW_FIELDS } from '../../../server/forms/acord-25/elements.ts'
import { propose } from '../../../server/forms/acord-25/propose.ts'
import { ELEMENT_MEANINGS } from '../../../server/forms/index.ts'
import type { ProposalInput } from '../../../server/forms/types.ts'
import { asTold } from '../../support/documents/as-told.ts'

/**
 * A document drawn in letters and all that an ACORD 25 made from it must hold, by short names: 'ins=Acme|gl.occ=1,000,000'. What is not
 * listed must stay blank.
 */
export type Trial = {
  name: string
  pages: string[]
  /** Further files of the same job. */
  more?: string[][]
  expect: string
  /** What must be asked, by the question's subject. */
  asks?: string[]
  input?: Partial<ProposalInput>
}

const NAMES: Record<string, string> = {
  date: 'Form_CompletionDate_A',
  cert: 'CertificateOfInsurance_CertificateNumberIdentifier_A',
  revision: 'CertificateOfInsurance_RevisionNumberIdentifier_A',
  prod: 'Producer_FullName_A', prod1: 'Producer_MailingAddress_LineOne_A', prod2: 'Producer_MailingAddress_LineTwo_A',
  prodCity: 'Producer_MailingAddress_CityName_A', prodState: 'Producer_MailingAddress_StateOrProvinceCode_A', prodZip: 'Producer_MailingAddress_PostalCode_A',
  contact: 'Producer_ContactPerson_FullName_A', phone: 'Producer_ContactPerson_PhoneNumber_A', fax: 'Producer_FaxNumber_A', email: 'Producer_ContactPerson_EmailAddress_A',
  ins: 'NamedInsured_FullName_A', ins1: 'NamedInsured_MailingAddress_LineOne_A', ins2: 'NamedInsured_MailingAddress_LineTwo_A',
  insCity: 'NamedInsured_MailingAddress_CityName_A', insState: 'NamedInsured_MailingAddress_StateOrProvinceCode_A', insZip: 'NamedInsured_MailingAddress_PostalCode_A',
  ...Object.fromEntries('ABCDEF'.split('').flatMap((letter) => [[letter, `Insurer_FullName_${letter}`], [`naic${letter}`, `Insurer_NAICCode_${letter}`]])),
  gl: 'GeneralLiability_CoverageIndicator_A',
  'gl.occur': 'GeneralLiability_OccurrenceIndicator_A', 'gl.made': 'GeneralLiability_ClaimsMadeIndicator_A',
  'gl.perPolicy': 'GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator_A', 'gl.perProject': 'GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator_A', 'gl.perLocation': 'GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A',
  'gl.occ': 'GeneralLiability_EachOccurrence_LimitAmount_A', 'gl.rented': 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A', 'gl.med': 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
  'gl.pai': 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A', 'gl.agg': 'GeneralLiability_GeneralAggregate_LimitAmount_A', 'gl.pco': 'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
  'auto.any': 'Vehicle_AnyAutoIndicator_A', 'auto.owned': 'Vehicle_AllOwnedAutosIndicator_A', 'auto.hired': 'Vehicle_HiredAutosIndicator_A', 'auto.scheduled': 'Vehicle_ScheduledAutosIndicator_A', 'auto.nonOwned': 'Vehicle_NonOwnedAutosIndicator_A',
  'auto.csl': 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A', 'auto.person': 'Vehicle_BodilyInjury_PerPersonLimitAmount_A', 'auto.accident': 'Vehicle_BodilyInjury_PerAccidentLimitAmount_A', 'auto.damage': 'Vehicle_PropertyDamage_PerAccidentLimitAmount_A',
  umb: 'Policy_PolicyType_UmbrellaIndicator_A', excess: 'Policy_PolicyType_ExcessIndicator_A', 'umb.occur': 'ExcessUmbrella_OccurrenceIndicator_A', 'umb.made': 'ExcessUmbrella_ClaimsMadeIndicator_A',
  'umb.ded': 'ExcessUmbrella_DeductibleIndicator_A', 'umb.ret': 'ExcessUmbrella_RetentionIndicator_A', 'umb.retAmount': 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
  'umb.occ': 'ExcessUmbrella_Umbrella_EachOccurrenceAmount_A', 'umb.agg': 'ExcessUmbrella_Umbrella_AggregateAmount_A',
  wc: 'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A', 'wc.excluded': 'WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A',
  'wc.accident': 'WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A', 'wc.employee': 'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A', 'wc.policy': 'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A',
  other: 'OtherPolicy_OtherPolicyDescription_A',
  ...Object.fromEntries('ABC'.split('').flatMap((letter) => [[`other.code${letter}`, `OtherPolicy_CoverageCode_${letter}`], [`other.limit${letter}`, `OtherPolicy_CoverageLimitAmount_${letter}`]])),
  remarks: 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A',
  holder: 'CertificateHolder_FullName_A', holder1: 'CertificateHolder_MailingAddress_LineOne_A', holder2: 'CertificateHolder_MailingAddress_LineTwo_A', holderCity: 'CertificateHolder_MailingAddress_CityName_A', holderState: 'CertificateHolder_MailingAddress_StateOrProvinceCode_A', holderZip: 'CertificateHolder_MailingAddress_PostalCode_A',
  ...Object.fromEntries(
    (['gl', 'auto', 'umbrella', 'wc', 'other'] as const).flatMap((row) => {
      const short = row === 'umbrella' ? 'umb' : row
      const { letter, number, effective, expiration, additionalInsured, waiver } = ROW_FIELDS[row]
      return [[`${short}.letter`, letter], [`${short}.no`, number], [`${short}.eff`, effective], [`${short}.exp`, expiration], [`${short}.ai`, additionalInsured ?? ''], [`${short}.wos`, waiver]]
    }),
  ),
} // biome-ignore format: a table

/** The short name of each field. */
export const SHORT = new Map(Object.entries(NAMES).map(([short, field]) => [field, short]))

/** The form one page gives, by the short names. */
export function filledFrom(page: Page) {
  const facts = readFacts([page], ELEMENT_MEANINGS)
  const proposal = propose({ files: [{ fileId: 'file1', fileName: 'paper.pdf', facts }], today: '2026-06-15' })
  return {
    facts,
    proposal,
    filled: Object.fromEntries(proposal.values.map(({ field, value }) => [SHORT.get(field) ?? field, value])),
  }
}

/** Reads the drawn documents and proposes the form, all by the short names. */
export function runTrial(trial: Trial) {
  const files = [trial.pages, ...(trial.more ?? [])].map((pages, index) => ({
    fileId: `file${index + 1}`,
    fileName: `paper-${index + 1}.pdf`,
    facts: readFacts(
      pages.map((page, number) => drawnPage(page, number + 1)),
      ELEMENT_MEANINGS,
    ),
  }))
  const told = files.map((file) => asTold(file, []))
  const proposal = propose({ files: told, today: '2026-06-15', ...trial.input })
  const filled = Object.fromEntries(proposal.values.map(({ field, value }) => [SHORT.get(field) ?? field, value]))
  return { filled, proposal, files }
}

/** 'a=1|b=2' over several lines as a record. */
export function expected(text: string): Record<string, string> {
  const pairs = text
    .split(/[|\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1).replace('\\n', '\n')]),
  )
}
