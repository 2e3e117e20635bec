import type { AccountRecordType } from '../../../shared/kinds.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_TYPES, type PolicyType } from '../../../shared/policies.ts'
import type { LineOfBusiness } from '../../documents/index.ts'
import { type AccountRecord, type HeldRecord, textAt } from '../../domains/on-file/types.ts'
import { lineName, linesIn } from '../builtin/question/lines.ts'

/** A line of business that a question names and no policy on file is of: how it is said, and where else a policy's record names it. */
export type LineNotOnFile = { line: LineOfBusiness; said: string; named: { record: string; path: string }[] }

/** The policies that are of a line, and what the limits are called that only such a policy has. */
const OF_LINE: Partial<Record<LineOfBusiness, { types: PolicyType[]; limits?: string; said?: string }>> = {
  gl: { types: ['GENERAL_LIABILITY'], limits: 'limits.gl' },
  auto: { types: ['COMMERCIAL_AUTO'] },
  umbrella: { types: ['UMBRELLA', 'EXCESS'], limits: 'limits.umbrellaOrExcess', said: 'umbrella or excess' },
  wc: { types: ['WORKERS_COMPENSATION'], limits: 'limits.wc' },
  property: { types: ['PROPERTY'], limits: 'limits.property' },
  cyber: { types: ['CYBER'], limits: 'limits.cyber', said: 'cyber' },
  professional: { types: ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'], said: 'professional liability' },
  directorsOfficers: { types: ['DIRECTORS_AND_OFFICERS'], said: 'directors and officers' },
  employmentPractices: { types: ['EMPLOYMENT_PRACTICES_LIABILITY'], said: 'employment practices' },
}

/** Where the record of a policy may name a coverage that is no line of its own. */
const NAMING = ['details.exclusionDescriptions', 'details.coverageDescriptions', 'details.extraLimits']

/** Words by which a question speaks of something other than policies. */
const SPEAKS: Partial<Record<AccountRecordType, RegExp>> = {
  CERTIFICATE: /\b(?:certificates?|cois?|holders?|description of operations)\b/i,
  CONTACT: /\b(?:contacts?|person|phone|e-?mail)\b/i,
}
/** Whether a question says that it is about certificates, or about contacts. */
export const speaksOf = (of: AccountRecordType, question: string): boolean => SPEAKS[of]?.test(question) ?? false

/** Words that hold the name of a line and speak of none: non-admitted business, and a kind of work. */
const NO_LINE = /\bexcess (?:and|&) surplus\b|\bprofessional services?\b/gi
/** What a policy excludes is told by the policy, whatever other policies there are. */
const EXCLUDES = /\bexclu/i

/** The lines of business named in a question about policies that no policy on file is of, nor tells a limit of. */
export function linesNotOnFile({ records }: AccountRecord, question: string): LineNotOnFile[] {
  if (EXCLUDES.test(question) || speaksOf('CERTIFICATE', question) || speaksOf('CONTACT', question)) return []
  const policies = records.filter(({ type }) => type === 'POLICY')
  return linesIn(question.replace(NO_LINE, ' ')).lines.flatMap((line) => {
    const known = OF_LINE[line]
    if (!known || policies.some((policy) => isOf(policy, known))) return []
    const named = policies.flatMap((policy) =>
      policy.values.flatMap(({ path, value }) =>
        NAMING.includes(path) && linesIn(value).lines.includes(line) ? [{ record: policy.id, path }] : [],
      ),
    )
    return [{ line, said: known.said ?? lineName(line), named }]
  })
}

const isOf = (policy: HeldRecord, { types, limits }: { types: PolicyType[]; limits?: string }): boolean =>
  types.some((type) => textAt(policy, 'type') === labelOf(POLICY_TYPES, type)) ||
  (limits !== undefined && policy.values.some(({ path }) => path.startsWith(limits)))
