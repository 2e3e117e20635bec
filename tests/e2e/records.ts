import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './support.ts'

/** Asks the product as the page's user would, for records that a test begins with. */
export async function graphql<Answer>(page: Page, query: string, variables: object): Promise<Answer> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-cara': '1', accept: 'application/json' },
    data: { query, variables },
    // A connection that was idle may be closed by the server as it is used again; what was asked has not arrived then.
    maxRetries: 2,
  })
  const { data, errors } = (await answer.json()) as { data: Answer; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** The first answer to this mutation is lost on its way back: it was done, and nobody here knows. */
export async function loseAnswer(page: Page, mutation: string) {
  let lost = false
  await page.route('**/graphql', async (route) => {
    if (lost || !route.request().postData()?.includes(mutation)) return route.fallback()
    lost = true
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })
}

/** Holds back whatever the screen reads from now on, as a slow server would; what it writes goes through. `release` lets all go. */
export async function holdReads(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (!/"query":"(?:\\n|\s)*mutation\b/.test(route.request().postData() ?? '')) await released
    await route.fallback()
  })
  return { release }
}

/** What no other test has: part of names and numbers. */
export const unique = () => randomUUID().slice(0, 8)

/** A phone number that no other record of the tests has. */
export const aNumber = () => `(555) ${String(randomInt(200, 999))}-${String(randomInt(1000, 9999))}`

const aContactable = (mark: string) => ({
  email: `office-${mark}@otter.example.com`,
  phone: aNumber(),
  mailingAddress: { line1: `${mark} Example Street`, city: 'Sampleton', zone: 'OH', postalCode: '43000' },
})

/** A business with a primary contact, plainly invented. */
export async function anAccount(page: Page, name = `Otter & Thimble ${unique()} LLC`, given: object = {}) {
  const mark = unique()
  const contact = { name: 'Odette Sample', email: `odette-${mark}@otter.example.com`, phone: aNumber() }
  const business = { name, ...aContactable(mark), contact, ...given }
  return { id: await createAccount(page, { business }), name, email: business.email }
}

/** An account of a person. */
export async function aPerson(page: Page, name = `Percy ${unique()}`) {
  return { id: await createAccount(page, { individual: { name, ...aContactable(unique()) } }), name }
}

async function createAccount(page: Page, input: object) {
  const { createAccount: made } = await graphql<{
    createAccount: { account: { id: string } | null; errors: unknown[] }
  }>(
    page,
    'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { account { id } errors { message path } } }',
    { input },
  )
  expect(made.errors).toEqual([])
  return made.account!.id
}

/** A policy of an account, general liability unless said otherwise; its id. */
export const aPolicy = async (page: Page, accountId: string, policy: object = {}) =>
  (await somePolicies(page, accountId, [policy]))[0]!

/** Several at once; their ids. */
export async function somePolicies(page: Page, accountId: string, policies: object[]) {
  const { createBusinessPolicies } = await graphql<{
    createBusinessPolicies: { businessPolicies: { id: string }[]; errors: unknown[] }
  }>(
    page,
    `mutation ($input: CreateBusinessPoliciesInput!) {
      createBusinessPolicies(input: $input) { businessPolicies { id } errors { message path } }
    }`,
    { input: { accountId, policies: policies.map((policy) => ({ type: 'GENERAL_LIABILITY', ...policy })) } },
  )
  expect(createBusinessPolicies.errors).toEqual([])
  return createBusinessPolicies.businessPolicies.map(({ id }) => id)
}

/** A carrier that is nobody else's; its id. */
export async function aCarrier(page: Page, name = `Quillfeather ${unique()}`) {
  const { createCarrier } = await graphql<{ createCarrier: { carrier: { id: string } } }>(
    page,
    'mutation ($input: CreateCarrierInput!) { createCarrier(input: $input) { carrier { id } } }',
    { input: { name, isCarrier: true, isBroker: false } },
  )
  return { id: createCarrier.carrier.id, name }
}

/** The renewal of a policy; its id. */
export async function aRenewal(page: Page, id: string, input: object = {}) {
  const { renewBusinessPolicy } = await graphql<{ renewBusinessPolicy: { businessPolicy: { id: string } | null } }>(
    page,
    `mutation ($id: ID!, $input: RenewBusinessPolicyInput!) {
      renewBusinessPolicy(id: $id, input: $input) { businessPolicy { id } errors { message path } }
    }`,
    { id, input },
  )
  return renewBusinessPolicy.businessPolicy!.id
}

/** A PDF kept with a policy; it is read next. */
export async function aPolicyFile(page: Page, policyId: string, type: string, name: string, buffer: Buffer) {
  const query = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
    uploadPolicyFile(policyId: $policyId, file: $file) { policyFile { id } errors { message } }
  }`
  const variables = { policyId, file: { type, file: null } }
  const told = await upload<{ uploadPolicyFile: { policyFile: { id: string } } }>(
    page,
    query,
    variables,
    'file',
    name,
    buffer,
  )
  expect(told).toMatchObject({ uploadPolicyFile: { errors: [] } })
  return told.uploadPolicyFile.policyFile.id
}

/** A PDF kept with an account; it is read next. */
export async function anAccountDocument(page: Page, accountId: string, type: string, name: string, buffer: Buffer) {
  const query = `mutation ($accountId: ID!, $input: AccountDocumentInput!) {
    uploadAccountDocument(accountId: $accountId, input: $input) { errors { message } }
  }`
  const told = await upload(page, query, { accountId, input: { type, file: null } }, 'input', name, buffer)
  expect(told).toMatchObject({ uploadAccountDocument: { errors: [] } })
}

/** What the answer to an upload says; the file is that of the variable `of`. */
async function upload<Told>(page: Page, query: string, variables: object, of: string, name: string, buffer: Buffer) {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-cara': '1', accept: 'application/json' },
    multipart: {
      operations: JSON.stringify({ query, variables }),
      map: JSON.stringify({ 0: [`variables.${of}.file`] }),
      0: { name, mimeType: 'application/pdf', buffer },
    },
  })
  return ((await answer.json()) as { data: Told }).data
}

/** A certificate of an account, issued to a holder of this name. */
export async function aCertificate(page: Page, accountId: string, name: string) {
  const address = { line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }
  const input = { accountId, holder: { name, address }, additionalInsured: false, descriptionOfOperations: '' }
  const { createCertificate } = await graphql<{ createCertificate: { errors: unknown[] } }>(
    page,
    'mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { errors { message path } } }',
    { input },
  )
  expect(createCertificate.errors).toEqual([])
}

/** What a client asked for, something unless said otherwise; its id. */
export async function aServiceRequest(page: Page, input: object) {
  const { createServiceRequest } = await graphql<{
    createServiceRequest: { serviceRequest: { id: string } | null; errors: unknown[] }
  }>(
    page,
    `mutation ($input: CreateServiceRequestInput!) {
      createServiceRequest(input: $input) { serviceRequest { id } errors { message path } }
    }`,
    { input: { type: 'OTHER', ...input } },
  )
  expect(createServiceRequest.errors).toEqual([])
  return createServiceRequest.serviceRequest!.id
}
