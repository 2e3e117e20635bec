import { mediumDate } from '../../../../shared/dates.ts'
import { formatUsd, isDecimal } from '../../../../shared/money.ts'
import { valuesOf } from '../offers/apply.ts'
import { factsOf } from '../rules.ts'
import type { Policy } from '../types.ts'
import { type CheckField, listedField, singleField } from './fields.ts'
import type { Said, Side } from './types.ts'

/**
 * The items of a policy's record, with the pages its values were accepted from. No list of a record is complete: what it lacks may never
 * have been entered.
 */
export function sideOfRecord(policy: Policy, carrier: string | null): Side {
  const { single, listed } = valuesOf(factsOf(policy), carrier)
  const say = (path: string, id: string, field: CheckField | null, value: string): Said[] => {
    if (!field) return []
    const source = policy.sources[id]
    const { fileId, fileName, page, quote } = source ?? {}
    const file = source ? { fileId: fileId!, fileName: fileName!, page: page!, quote: quote! } : null
    return [
      { ...field, path, value, shown: shownAs(field, value), source: { policyId: policy.id, file }, isSure: true },
    ]
  }
  const exclusions = (policy.details.exclusionDescriptions ?? []).map(({ title }) => title)
  return {
    said: [
      ...Object.entries(single).flatMap(([path, value]) => (value ? say(path, path, singleField(path), value) : [])),
      ...Object.entries(listed).flatMap(([path, texts]) =>
        texts.flatMap((text) => say(placeOf(path, text), `${path}.${text}`, listedField(path), text)),
      ),
      ...exclusions.flatMap((title) => say(placeOf('exclusion', title), '', EXCLUSION, title)),
    ],
    read: [],
    named: () => null,
  }
}

const EXCLUSION: CheckField = { label: 'Exclusion', kind: 'text', section: null }

/** Where one of several texts is likened: by its letters and digits. */
export const placeOf = (path: string, text: string) => `${path}.${text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`

const shownAs = ({ kind }: CheckField, value: string) =>
  kind === 'amount' && isDecimal(value) ? formatUsd(value) : kind === 'date' ? mediumDate(value) : value
