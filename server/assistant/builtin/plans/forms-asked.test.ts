import { expect, it } from 'vitest'
import { formsAsked, nounsOf } from './forms-asked.ts'

it.each([
  ['Fill ACORD 28 for the lender', ['28']],
  ['Fill an ACORD 125 and an ACORD 130', ['125', '130']],
  ['Fill ACORD 125, 126 and 130', ['125', '126', '130']],
  ['Fill ACORDs 28 & 24 for the lender', ['24', '28']],
  ['Fill ACORD 25 and 28 Main Street is the address', ['25']],
  ['Make a certificate for Elm Street LLC, 4 Elm Street, Dayton, OH 45402', ['25']],
  ['A certificate of insurance for our property manager, please', ['25']],
  ['Property certificate for Elm Street LLC', ['24']],
  ['We need a certificate of property insurance for the landlord', ['24']],
  ['Prepare the evidence of commercial property for the lender', ['28']],
  ['Evidence of insurance on the commercial building for First Sample Bank', ['28']],
  ['Evidence of property for the mortgagee of the home', ['27']],
  ['Fill the workers compensation application', ['130']],
  ['Fill the property section from the attached statement of values', ['140']],
  ['Umbrella section please', ['131']],
  ['The client wants to cancel: fill the cancellation request', ['35']],
  ['Prepare the broker of record change for Otter Realty', ['36']],
  ['Fill the certificate from the attached application', ['25']],
  ['From the attached workers compensation application, make what the landlord needs', ['25']],
  ['The client requests a certificate with general liability and umbrella', ['25']],
  ['They request evidence of general liability coverage', ['25']],
  ['Evidence of insurance for the landlord', ['25']],
  ['Fill the form', ['25']],
])('%s', (words, forms) => {
  expect(formsAsked(words)).toMatchObject({ forms: forms.map((id) => ({ id })), unsure: false })
})

it('is unsure between forms of one kind', () => {
  expect(formsAsked('Prepare the evidence of property for the lender')).toMatchObject({
    forms: [{ id: '27' }, { id: '28' }],
    unsure: true,
  })
  expect(formsAsked('Fill the application').unsure).toBe(true)
})

it.each([
  ['Additional Interest Schedule', ['schedul']],
  ['Certificate of Property Insurance', ['certificat']],
  ['Cancellation Request / Policy Release', ['request', 'releas']],
  ['Agent / Broker of Record Change', ['chang']],
  ['Umbrella / Excess Section', ['section']],
])('knows by its title what is asked for: %s', (title, nouns) => {
  expect(nounsOf(title)).toEqual(nouns)
})
