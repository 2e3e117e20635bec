import { POLICY_LIMITS } from '../../../../shared/policies.ts'
import { EXTRA_LIMITS, extraLimitName, LISTED_FIELDS, SINGLE_FIELDS } from '../offers/paper-fields.ts'
import type { SaidKind } from './types.ts'

/** What a field of a policy is in a comparison: what it is called, how it is likened, and the list it is one of. */
export type CheckField = { label: string; kind: SaidKind; section: string | null }

const EXTRA = 'details.extraLimits.'
const ADDRESS = 'details.insured.address'
const EXTRA_LINES = new Map(EXTRA_LIMITS.map((key) => [extraLimitName(key), key.split('.')[0]!]))

const sectionOf = (path: string): string | null => {
  const limit = POLICY_LIMITS.find(({ id }) => path === `limits.${id}`)
  if (limit) return `${limit.coverage.toLowerCase()} limits`
  const line = path.startsWith(EXTRA) ? EXTRA_LINES.get(path.slice(EXTRA.length)) : undefined
  return line ? `${line} limits` : null
}

const COMPANY = 'carrierId'

const SINGLE = new Map<string, CheckField>([
  ...SINGLE_FIELDS.map(({ path, label, kind }): [string, CheckField] => [
    path,
    {
      label,
      kind: path === COMPANY ? 'company' : path === 'details.insured.name' ? 'name' : kind,
      section: sectionOf(path),
    },
  ]),
  [ADDRESS, { label: 'Insured’s address', kind: 'text', section: null }],
])

/** What a field with one value is; an extra limit goes by its name. */
export const singleField = (path: string): CheckField | null =>
  SINGLE.get(path) ??
  (path.startsWith(EXTRA) ? { label: path.slice(EXTRA.length), kind: 'amount', section: sectionOf(path) } : null)

const LISTS: Record<string, string> = {
  'details.locations': 'locations',
  'details.namedAdditionalInsureds': 'additional insureds',
}

/** What the texts of a field with several are. */
export const listedField = (path: string): CheckField | null => {
  const field = LISTED_FIELDS.find((one) => one.path === path)
  return field ? { label: field.label, kind: 'text', section: LISTS[path] ?? null } : null
}
