import { expect, test } from 'vitest'
import { ELEMENT_MEANINGS } from '../../forms/index.ts'
import type { Page } from '../types.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

/** A drawn certificate page whose named boxes lie over the words at these places. */
function fillable(values: Record<string, string>, prefix = ''): Page {
  const typed = Object.values(values).filter((value) => value !== 'true')
  const page = drawnPage(['CERTIFICATE OF LIABILITY INSURANCE', 'Commercial General Liability', ...typed].join('\n'))
  const fields = Object.entries(values).map(([name, value]) => {
    const line = page.lines.find((one) => one.text === value) ?? page.lines[1]!
    const [x, y, width, height] = line.box
    return {
      name: prefix + name,
      value,
      box: (value === 'true' ? [x - 14, y, 8, 8] : [x, y, width, height]) as [number, number, number, number],
    }
  })
  return { ...page, origin: 'form-fields', fields }
}

const VALUES = {
  Producer_FullName_A: 'Saltbox Insurance Agency',
  Producer_MailingAddress_CityName_A: 'Portland',
  NamedInsured_FullName_A: 'Kestrel Cove Builders LLC',
  NamedInsured_MailingAddress_CityName_A: 'Camden',
  Insurer_FullName_A: 'Pine Needle Mutual Insurance Company',
  Insurer_NAICCode_A: '10101',
  GeneralLiability_InsurerLetterCode_A: 'A',
  GeneralLiability_CoverageIndicator_A: 'true',
  Policy_GeneralLiability_PolicyNumberIdentifier_A: 'PNM-CPP-0044718',
  Policy_GeneralLiability_EffectiveDate_A: '06/01/2026',
  Policy_GeneralLiability_ExpirationDate_A: '06/01/2027',
  GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
  CertificateHolder_FullName_A: 'Harbor School District',
}

test.each(['', 'F[0].P1[0].'])('a fillable certificate is read by the names of its fields (prefix "%s")', (prefix) => {
  const facts = readFacts([fillable(VALUES, prefix)], ELEMENT_MEANINGS)
  const value = (key: string) => facts.facts.find((fact) => fact.key === key)?.value
  expect(facts.kind).toBe('certificate')
  expect(value('producer.name')).toBe('Saltbox Insurance Agency')
  expect(value('insured.name')).toBe('Kestrel Cove Builders LLC')
  expect(value('gl.eachOccurrence')).toBe('1,000,000')
  expect(value('gl.coverageForm')).toBe('Commercial general liability')
  expect(value('holder.name')).toBe('Harbor School District')
  expect(value('gl.medicalExpense')).toBeUndefined()
  expect(facts.policies).toMatchObject([
    {
      row: 'gl',
      number: 'PNM-CPP-0044718',
      carrier: 'Pine Needle Mutual Insurance Company',
      effective: '06/01/2026',
      expiration: '06/01/2027',
    },
  ])
})
