import { expect, it } from 'vitest'
import { BLANK_REASONS, type BlankReason, NOT_FOUND } from '../../../../shared/kinds.ts'
import { FORMS } from '../../../forms/index.ts'
import { formsIn } from '../made.ts'
import type { DoneCall } from '../talk.ts'
import { isExpected, isNotFound } from './missing.ts'

const FORM = FORMS.find(({ id }) => id === '25')!
const FIELD = FORM.fields.find(({ name }) => name === 'GeneralLiability_EachOccurrence_LimitAmount_A')!

/** A blank as a conversation keeps it. */
const kept = (reason: string, kind?: BlankReason) => {
  const blank = [{ field: FIELD.name, label: FIELD.label, section: FIELD.section, reason, ...(kind && { kind }) }]
  const result = { artifactId: 'a', version: 1, worksheet: true, filled: [], refused: [], blank, findings: [] }
  const input = { templateId: '25', fields: [] }
  return formsIn([{ name: 'FILL_TEMPLATE', input, result } as unknown as DoneCall])[0]!.blank[0]!
}

it.each(BLANK_REASONS)('the kind of a reason says whether it was found, whatever its words are: %s', (kind) => {
  for (const reason of [NOT_FOUND, 'No waiver of subrogation wording found for this policy.']) {
    expect(isNotFound(kept(reason, kind))).toBe(kind === 'NOT_MENTIONED')
    expect(isExpected(FORM, kept(reason, kind))).toBe(kind === 'NOT_MENTIONED')
  }
})

it('tells the kind of reasons that were kept before they had one', () => {
  expect(kept(NOT_FOUND).kind).toBe('NOT_MENTIONED')
  expect(kept('“2,000,000” on page 1 is in doubt: look there first.').kind).toBe('LEFT')
})
