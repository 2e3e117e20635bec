import { carried, type ElementRow, waits } from '../describe.ts'
import { questionsOf, text } from '../section.ts'

const LINE = 'WorkersCompensationLineOfBusiness_'
const EXPLAINED = carried('current', waits('The insured explains it where the answer is yes.'))
const question = questionsOf(LINE, EXPLAINED)

/** The questions in the order of the form: code, label, how words speak of it, the element that explains it, and what is asked. */
const ASKED: readonly (readonly [code: string, label: string, topic: RegExp, explained: string, question: string])[] = [
  ['ABE', 'Aircraft or watercraft', /\b(?:aircraft|watercraft)\b/i, 'ApplicantOwnLeaseAircraftOrWatercraft', 'Does the business own, operate or lease aircraft or watercraft?'],
  ['ACD', 'Hazardous material', /\bhazardous\b/i, 'PastPresentDiscontinuedOperationsHazardousMaterial', 'Do operations now, before or given up handle, store, apply, discharge or haul hazardous material?'],
  ['AAD', 'Work underground or above 15 feet', /\b(?:underground|above 15)\b/i, 'WorkPerformedUndergroundOrAboveFifteenFeet', 'Is work done underground or more than 15 feet above ground?'],
  ['KAR', 'Work on vessels, docks, bridges', /\b(?:vessels?|barges?|docks?|bridges?)\b/i, 'WorkPerformedOnVesselsDocksBridges', 'Is work done on barges, vessels, docks or bridges over water?'],
  ['KAS', 'Other type of business', /\bother (?:type of )?business\b/i, 'ApplicantEngagedAnyOtherTypeOfBusiness', 'Is the applicant in another type of business as well?'],
  ['KAT', 'Subcontractors used', /\bsubcontractors?\b/i, 'SubcontractorsUsed', 'Are subcontractors used? If so, for what share of the work are they hired?'],
  ['KAU', 'Work sublet without certificates', /\bsublet\b/i, 'AnyWorkSubletWithoutCertificatesOfInsurance', 'Is work sublet to subcontractors without certificates of insurance?'],
  ['ABC', 'Written safety program', /\bsafety program\b/i, 'WrittenSafetyProgramInOperation', 'Is a written safety program in operation?'],
  ['ABI', 'Group transportation', /\bgroup transportation\b/i, 'AnyGroupTransportationProvided', 'Is group transportation provided?'],
  ['AAE', 'Employees under 16 or over 60', /\b(?:under (?:16|sixteen)|over (?:60|sixty))\b/i, 'AnyEmployeesUnderSixteenOrOverSixtyYears', 'Are there employees under 16 or over 60 years of age?'],
  ['KAV', 'Seasonal employees', /\bseasonal\b/i, 'AnySeasonalEmployees', 'Are there seasonal employees?'],
  ['AAF', 'Volunteer or donated labor', /\b(?:volunteer|donated)\b/i, 'VolunteerOrDonatedLabour', 'Is there volunteer or donated labor?'],
  ['ABJ', 'Employees with physical handicaps', /\b(?:handicaps?|disabilit\w+)\b/i, 'EmployeesWithPhysicalHandicaps', 'Are there employees with physical handicaps?'],
  ['ABH', 'Travel out of state', /\bout of state\b/i, 'EmployeesTravelOutOfState', 'Do employees travel out of state? If so, where and how often?'],
  ['AAB', 'Athletic teams sponsored', /\bathletic teams?\b/i, 'AthleticTeamsSponsored', 'Are athletic teams sponsored?'],
  ['ACB', 'Physicals required', /\bphysicals?\b/i, 'PhysicalsRequiredAfterOffersOfEmploymentAreMade', 'Are physicals required after an offer of employment is made?'],
  ['ABA', 'Other insurance with this insurer', /\bother insurance\b/i, 'OtherInsuranceWithThisInsurer', 'Is there other insurance with this insurer?'],
  ['AAI', 'Declined, canceled or nonrenewed', /\b(?:declined|cancell?ed|non-?renewed)\b/i, 'PriorCoverageDeclinedCancelledNonRenewedLastThreeYears', 'Was coverage declined, canceled or nonrenewed in the last three years?'],
  ['ABF', 'Employee health plans', /\bhealth plans?\b/i, 'EmployeeHealthPlansProvided', 'Are employee health plans provided?'],
  ['KAW', 'Employees work for other businesses', /\bother business(?:es)?\b/i, 'AnyEmployeesPerformWorkForOtherBusinesses', 'Do employees do work for other businesses or subsidiaries?'],
  ['AAG', 'Employees leased to or from others', /\bleas(?:e|ed|ing) employees|\bemployees leased\b/i, 'LeaseEmployeesToOrFromOtherEmployers', 'Are employees leased to or from other employers?'],
  ['ABG', 'Employees work at home', /\bat home\b/i, 'EmployeesPredominantlyWorkAtHome', 'Do employees mostly work at home? If so, how many?'],
  ['KAX', 'Tax liens or bankruptcy', /\b(?:tax liens?|bankruptcy)\b/i, 'TaxLiensOrBankruptcyWithinLastFiveYears', 'Were there tax liens or a bankruptcy in the last five years?'],
  ['KAY', 'Undisputed unpaid premium', /\bunpaid\b/i, 'UndisputedUnpaidWorkersCompensationPremiumDue', 'Is undisputed workers compensation premium unpaid and due?'],
] // biome-ignore format: a table

/** The one explanation whose element ends in another letter than A. */
const LETTERS: Readonly<Record<string, string>> = { KAX: 'W' }

export const QUESTIONS: ElementRow[] = ASKED.flatMap(([code, label, topic, explained, asks]): ElementRow[] =>
  question({
    ...{ code, label, topic, explained, text: asks, letter: LETTERS[code] ?? 'A' },
    ...(code === 'ABG' && { beside: [text(`${LINE}Question_AtHomeEmployeeCount_A`, 'How many', EXPLAINED)] }),
  }),
)
