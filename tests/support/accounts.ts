import type { AccountInput } from '../../server/domains/accounts/input.ts'

/** Addresses, people and businesses as somebody types them; all invented. */
export const ADDRESS = { line1: '12 Example Street', city: 'Sampleton', zone: 'OH', postalCode: '43000' }

let made = 0
/** Numbers begin anew in each house: what a test finds by one does not hang on the files before it. */
export function beginNumbersAnew() {
  made = 0
}

/** A phone number no one has, a new one each time. */
function aPhone() {
  made += 1
  return `(555) 555-${String(1000 + made)}`
}

type Business = NonNullable<AccountInput['business']>
type Individual = NonNullable<AccountInput['individual']>

/** A business with its own contact. */
export const aBusiness = (name: string, changes: Partial<Business> = {}): { business: Business } => {
  const slug = name.toLowerCase().replace(/[^a-z]+/g, '')
  return {
    business: {
      name,
      email: `desk@${slug}.example.com`,
      phone: aPhone(),
      mailingAddress: ADDRESS,
      contact: { name: 'Odette Sample', email: `odette@${slug}.example.com`, phone: aPhone() },
      ...changes,
    },
  }
}

export const aPerson = (name: string, changes: Partial<Individual> = {}): { individual: Individual } => ({
  individual: {
    name,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
    phone: aPhone(),
    mailingAddress: ADDRESS,
    ...changes,
  },
})
