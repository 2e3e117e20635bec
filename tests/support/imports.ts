import { afterAll, beforeAll, beforeEach } from 'vitest'
import { listAccounts } from '../../server/domains/accounts/list.ts'
import * as clients from '../../server/domains/accounts/service.ts'
import type { Account } from '../../server/domains/accounts/types.ts'
import {
  beginImport,
  createImport,
  getImport,
  listImportRows,
  undoImport,
} from '../../server/domains/imports/service.ts'
import { workOn } from '../../server/domains/imports/work.ts'
import { csvRow } from '../../server/lib/csv.ts'
import type { ImportKind } from '../../shared/imports.ts'
import { aBusiness } from './accounts.ts'
import { anUpload } from './files.ts'
import { aHouse, anAgency, as, type TestHouse } from './house.ts'

type Mine = Awaited<ReturnType<typeof anAgency>>

export const ACCOUNTS_HEAD = [
  'Client ID',
  'Client Name',
  'Contact',
  'Contact email',
  'Phone',
  'Address',
  'City',
  'ST',
  'Zip',
]

/** A row of a client, as an old system writes it. */
export function aClient(
  place: number,
  changes: Partial<Record<(typeof ACCOUNTS_HEAD)[number], string>> = {},
): string[] {
  const mark = String(place).padStart(5, '0')
  const usual: Record<string, string> = {
    ...{ 'Client ID': `B-${mark}`, 'Client Name': `Tin Kettle Bakery ${mark}`, Contact: `Odette Sample ${mark}` },
    ...{
      'Contact email': `odette@tk${mark}.example.com`,
      Phone: `55555${mark}`,
      Address: `${String(place + 1)} Mock Lane`,
    },
    ...{ City: 'Testford', ST: 'OH', Zip: '43001' },
  }
  return ACCOUNTS_HEAD.map((head) => changes[head] ?? usual[head]!)
}

/** A client by the names that fields have in Cara. */
export const NEW = {
  Name: 'Pudding Lane Print Shop',
  'E-mail': 'desk@pudding.example.com',
  Phone: '(555) 555-0117',
  Address: '8 Mock Lane',
  City: 'Testford',
  State: 'OH',
  'ZIP code': '43001',
  'Primary contact, name': 'Wren Sample',
}

/** A file of one row. */
export const one = (row: Record<string, string>) => [Object.keys(row), Object.values(row)]

export const csvOf = (rows: readonly (readonly string[])[]) => rows.map(csvRow).join('')

/** Imports as a person has them done, their jobs worked on at once. */
export function importer(test: TestHouse, mine: Mine) {
  const acting = { house: test.house, actor: mine.actor }
  const run = <T>(work: Parameters<typeof as<T>>[2]) => as(test.house, mine.actor, work)
  const work = (id: string, signal = new AbortController().signal) => workOn(acting, id, signal)
  const send = async (content: string | Uint8Array, kind: ImportKind = 'ACCOUNTS', name = 'clients.csv') =>
    createImport(acting, { kind, file: await anUpload(test, name, Buffer.from(content)) })
  return {
    run,
    work,
    send,
    /** A file whose rows are checked. */
    async checked(rows: readonly (readonly string[])[], kind: ImportKind = 'ACCOUNTS') {
      const { id } = await send(csvOf(rows), kind)
      await work(id)
      return id
    },
    standing: (id: string) => run((ctx) => getImport(ctx, id)),
    rows: (id: string) =>
      run(async (ctx) => (await listImportRows(ctx, id, {}, { first: 200, after: null })).map(({ row }) => row)),
    async imported(id: string) {
      await run((ctx) => beginImport(ctx, id))
      await work(id)
    },
    async undone(id: string) {
      await run((ctx) => undoImport(ctx, id))
      await work(id)
    },
  }
}

/** Imports in the house of a test file, where each test has an agency of its own. */
export function anImporter() {
  const own = {} as ReturnType<typeof importer> & { test: TestHouse; mine: Mine }
  beforeAll(async () => {
    own.test = await aHouse()
  })
  afterAll(() => own.test.close())
  beforeEach(async () => {
    own.mine = await anAgency(own.test)
    Object.assign(own, importer(own.test, own.mine))
  })
  return own
}

/** The clients of an importer's agency: found, read and changed as a person does. */
export function clientsOf(my: Pick<ReturnType<typeof importer>, 'run'>) {
  const contactsOf = async ({ id }: Account) => (await my.run((ctx) => clients.listContactsOf(ctx, [id]))).get(id)!
  return {
    accounts: (search: string | null = null) =>
      my.run(async (ctx) =>
        (await listAccounts(ctx, { search }, { first: 200, after: null })).map(({ account }) => account),
      ),
    contactsOf,
    toldOf: async ({ id }: Account) =>
      (await my.run((ctx) => clients.listAccountHistory(ctx, id, { first: 10, after: null }))).map(
        ({ event }) => event,
      ),
    update: (account: Account, changes: Parameters<typeof aBusiness>[1]) =>
      my.run(async (ctx) => {
        const { business } = aBusiness(account.name, { email: account.email, ...changes })
        const [contact] = await contactsOf(account)
        return clients.updateAccount(ctx, account.id, {
          business: { ...business, contact: contact! },
          rev: account.rev,
        })
      }),
  }
}
