import { expect, it } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

type Asked = Parameters<typeof suggestionsFor>[0]

const after = (columns: string[]) =>
  suggestionsFor({
    ...{ state: 'IDLE', run: { state: 'SUCCESS' }, preset: 'CONTRACT_REVIEW', messages: [] },
    artifacts: [{ review: { columns } }],
  } as unknown as Asked)

it('what a comparison came to is asked only where something was compared', () => {
  expect(after(['Contract'])).toEqual([])
  expect(after(['Contract', 'Quote or policy'])).toEqual(['What is short?', 'What is not shown?'])
})

const filled = (...forms: string[]) =>
  suggestionsFor({
    ...{ state: 'IDLE', run: { state: 'SUCCESS' }, preset: 'GENERATE_TEMPLATE', messages: [] },
    artifacts: forms.map((form) => ({ form: { form } })),
  } as unknown as Asked)

it('an e-mail goes to the holder of a certificate, or to the insured whom an application asks', () => {
  const missing = 'What is still missing?'
  expect(filled('ACORD 25')).toEqual([missing, 'Draft an e-mail to the certificate holder'])
  expect(filled('ACORD 125')).toEqual([missing, 'Draft an e-mail to the insured with the open questions'])
  expect(filled('ACORD 35')).toEqual([missing])
})
