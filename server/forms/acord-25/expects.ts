import type { FormValues } from '../types.ts'
import { ROW_FIELDS, type Row } from './elements.ts'

/** Each line is answered by any one of its sets of elements: a limit of auto stands as one amount or as three. */
type Line = string[][]

const one = (...names: string[]): Line[] => names.map((name) => [[name]])
const PARTIES = one(
  'Producer_FullName_A',
  'Producer_MailingAddress_LineOne_A',
  'Producer_ContactPerson_PhoneNumber_A',
  'NamedInsured_FullName_A',
  'NamedInsured_MailingAddress_LineOne_A',
  'NamedInsured_MailingAddress_CityName_A',
  'NamedInsured_MailingAddress_StateOrProvinceCode_A',
  'NamedInsured_MailingAddress_PostalCode_A',
  'Insurer_FullName_A',
  'CertificateHolder_FullName_A',
  'CertificateHolder_MailingAddress_LineOne_A',
  'CertificateHolder_MailingAddress_CityName_A',
  'CertificateHolder_MailingAddress_StateOrProvinceCode_A',
  'CertificateHolder_MailingAddress_PostalCode_A',
)

/** The policy of a row and its insurer, and limits. */
function inRow(row: Row, limits: readonly string[] = ROW_FIELDS[row].amounts.map(([, element]) => element)): Line[] {
  const { number, effective, expiration, letter } = ROW_FIELDS[row]
  return one(number, effective, expiration, letter, ...limits)
}

const [COMBINED, ...SPLIT] = ROW_FIELDS.auto.amounts.map(([, element]) => element)
const EMPLOYERS = ROW_FIELDS.wc.amounts.flatMap(([, element]) => (/LimitAmount_A$/.test(element) ? [element] : []))

/** What a policy of each line shows on a certificate, by what the names of its elements begin with. */
const COVERAGES: { begins: string[]; lines: Line[] }[] = [
  { begins: ['GeneralLiability_', 'Policy_GeneralLiability_'], lines: inRow('gl') },
  { begins: ['Vehicle_', 'Policy_AutomobileLiability_'], lines: [...inRow('auto', []), [[COMBINED!], SPLIT]] },
  { begins: ['ExcessUmbrella_', 'Policy_ExcessLiability_'], lines: inRow('umbrella') },
  { begins: ['WorkersCompensationEmployersLiability_', 'Policy_WorkersCompensation'], lines: inRow('wc', EMPLOYERS) },
  { begins: ['OtherPolicy_'], lines: [...inRow('other'), ...one('OtherPolicy_CoverageLimitAmount_A')] },
]

/**
 * The elements a reader of this certificate looks for: the parties, each named insurer's NAIC number, and of the coverages
 * that are on it the policy, its term and its limits. A coverage that is not on it asks for nothing.
 */
export function expects(values: FormValues): string[] {
  const filled = Object.keys(values)
  const insurers = filled.filter((name) => name.startsWith('Insurer_FullName_'))
  const present = COVERAGES.filter(({ begins }) =>
    filled.some((name) => begins.some((start) => name.startsWith(start))),
  )
  return [
    ...PARTIES.flatMap((line) => wanted(line, values)),
    ...insurers.map((name) => name.replace('FullName', 'NAICCode')),
    ...present.flatMap(({ lines }) => lines.flatMap((line) => wanted(line, values))),
  ]
}

/** Of a line that may be answered in several ways the way that was begun, else the first. */
const wanted = (line: Line, values: FormValues) =>
  line.find((names) => names.some((name) => name in values)) ?? line[0] ?? []
