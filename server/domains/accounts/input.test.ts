import { describe, expect, it } from 'vitest'
import { AppError } from '../../lib/app-error.ts'
import { type AccountInput, checkAccount } from './input.ts'

const ADDRESS = { line1: '12 Example Street', line2: '', city: 'Sampleton', zone: 'OH', postalCode: '43000' }
const CONTACT = { name: 'Odette Sample', email: 'odette@example.com', phone: '(555) 010-0199' }
const BUSINESS = {
  name: ' Otter &  Thimble Joinery ',
  dba: '',
  website: 'otterthimble.example.com/',
  email: ' shop@example.com',
  phone: '555.010.0142',
  mailingAddress: ADDRESS,
  contact: CONTACT,
}
const PERSON = { name: 'Delia Fictiona', email: 'delia@example.com', phone: '5550100101', mailingAddress: ADDRESS }

const mistakesIn = (input: AccountInput) => {
  try {
    checkAccount(input)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.fields.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
}

describe('an account of a form', () => {
  it('is kept in one way, however it was typed', () => {
    expect(checkAccount({ business: BUSINESS })).toEqual({
      type: 'BUSINESS',
      details: {
        name: 'Otter & Thimble Joinery',
        dba: null,
        website: 'https://otterthimble.example.com',
        email: 'shop@example.com',
        phone: '+15550100142',
        mailingAddress: { line1: '12 Example Street', city: 'Sampleton', zone: 'OH', postalCode: '43000' },
        ...{ producerId: null, serviceRepId: null },
      },
      contact: { write: { id: null, name: 'Odette Sample', email: 'odette@example.com', phone: '+15550100199' } },
    })
    expect(checkAccount({ individual: PERSON })).toMatchObject({
      type: 'INDIVIDUAL',
      details: { name: 'Delia Fictiona', phone: '+15550100101', dba: null, website: null },
      contact: null,
    })
  })

  it('may take a contact there is, and then needs no other', () => {
    const id = '01890000-0000-7000-8000-000000000000'
    const { contact: _, ...business } = BUSINESS
    expect(checkAccount({ business, associateContactId: id })).toMatchObject({ contact: { associate: id } })
    expect(mistakesIn({ business, associateContactId: 'nobody' })).toEqual([
      'associateContactId: This contact is not there any more. Choose another.',
    ])
  })

  it.each<[string, AccountInput, string[]]>([
    ['neither of the two', {}, ['type: Choose business or individual.']],
    ['both of them', { business: BUSINESS, individual: PERSON }, ['type: Choose business or individual.']],
    [
      'an empty business',
      { business: {} },
      [
        'business.name: Enter the name of the business.',
        'business.mailingAddress.line1: Enter the street and number.',
        'business.mailingAddress.city: Enter a city.',
        'business.mailingAddress.zone: Choose a state.',
        'business.mailingAddress.postalCode: Enter a ZIP code.',
        'business.contact.name: Enter the name of the contact.',
      ],
    ],
    [
      'an empty individual',
      { individual: { name: ' ' } },
      [
        'individual.name: Enter the name.',
        'individual.mailingAddress.line1: Enter the street and number.',
        'individual.mailingAddress.city: Enter a city.',
        'individual.mailingAddress.zone: Choose a state.',
        'individual.mailingAddress.postalCode: Enter a ZIP code.',
      ],
    ],
  ])('has its mistakes at whole paths: %s', (_what, input, mistakes) => expect(mistakesIn(input)).toEqual(mistakes))

  const E_MAIL = 'Enter an e-mail address like name@example.com.'
  const PHONE = 'Enter a phone number with its area code, like (555) 010-0123.'
  const WEBSITE = 'Enter a website like example.com.'
  const ZIP = 'Enter a ZIP code of 5 or 9 digits.'
  const STATE = 'Choose a state of the United States.'
  it.each<[keyof typeof BUSINESS, unknown, string]>([
    ['email', 'shop@', E_MAIL],
    ['email', `${'x'.repeat(250)}@example.com`, 'Use 254 characters at most.'],
    ['phone', '010-0142', PHONE],
    ['phone', '+44 20 7946 0000', PHONE],
    ['website', 'ftp://example.com', WEBSITE],
    ['website', 'javascript:alert(1)', WEBSITE],
    ['website', 'localhost', WEBSITE],
    ['website', 'https://a:b@example.com', WEBSITE],
    ['dba', 'x'.repeat(201), 'Use 200 characters at most.'],
    ['name', 'x'.repeat(201), 'Use 200 characters at most.'],
  ])('does not take this %s: %s', (field, value, sentence) =>
    expect(mistakesIn({ business: { ...BUSINESS, [field]: value } })).toEqual([`business.${field}: ${sentence}`]),
  )
  it.each<[keyof typeof ADDRESS, string, string]>([
    ['zone', 'Ontario', STATE],
    ['zone', 'XX', STATE],
    ['postalCode', '4300', ZIP],
    ['postalCode', 'K1A 0B1', ZIP],
    ['postalCode', '43000-12', ZIP],
    ['line1', 'x'.repeat(101), 'Use 100 characters at most.'],
    ['line2', 'x'.repeat(101), 'Use 100 characters at most.'],
    ['city', 'x'.repeat(61), 'Use 60 characters at most.'],
  ])('does not take this %s: %s', (field, value, sentence) =>
    expect(mistakesIn({ individual: { ...PERSON, mailingAddress: { ...ADDRESS, [field]: value } } })).toEqual([
      `individual.mailingAddress.${field}: ${sentence}`,
    ]),
  )
  it.each([
    ['430001234', '43000-1234'],
    ['43000 1234', '43000-1234'],
    ['43000', '43000'],
  ])('keeps the ZIP code %s as %s', (typed, kept) =>
    expect(
      checkAccount({ individual: { ...PERSON, mailingAddress: { ...ADDRESS, zone: 'ohio', postalCode: typed } } })
        .details.mailingAddress,
    ).toMatchObject({ zone: 'OH', postalCode: kept }),
  )
  it.each([
    ['http://Example.com/shop', 'http://example.com/shop'],
    ['WWW.example.com', 'https://www.example.com'],
    ['', null],
  ])('keeps the website %s as %s', (typed, kept) =>
    expect(checkAccount({ business: { ...BUSINESS, website: typed } }).details.website).toBe(kept),
  )
})
