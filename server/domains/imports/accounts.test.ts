import { describe, expect, it } from 'vitest'
import type { Role } from '../../../shared/roles.ts'
import { aBusiness } from '../../../tests/support/accounts.ts'
import { makeXlsx } from '../../../tests/support/documents/office.ts'
import { anAgency, giveRights } from '../../../tests/support/house.ts'
import {
  ACCOUNTS_HEAD,
  aClient,
  anImporter,
  clientsOf,
  csvOf,
  importer,
  NEW,
  one,
} from '../../../tests/support/imports.ts'
import { listAccounts } from '../accounts/list.ts'
import * as clients from '../accounts/service.ts'
import type { Account } from '../accounts/types.ts'
import { exportErrors } from './error-file.ts'
import { workOnImport } from './jobs.ts'
import * as service from './service.ts'
import type { Column } from './types.ts'
import { workOnce } from './work.ts'

const my = anImporter()

const { accounts, contactsOf, toldOf, update } = clientsOf(my)

/** Makes the contact of one account a contact of another one too. */
async function share(from: Account, to: Account) {
  const [contact] = await contactsOf(from)
  const { contact: _own, ...business } = aBusiness(to.name, {
    email: to.email,
    phone: to.phone,
    mailingAddress: to.mailingAddress,
  }).business
  await my.run((ctx) => clients.updateAccount(ctx, to.id, { business, associateContactId: contact!.id, rev: to.rev }))
}

describe('an import', () => {
  it('creates accounts with their contacts, found and told as those made by hand are', async () => {
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)])
    expect(await accounts()).toEqual([])
    expect(await my.standing(id)).toMatchObject({ state: 'READY', counts: { CREATE: 2 } })
    await my.imported(id)
    expect(await my.standing(id)).toMatchObject({ state: 'DONE', done: 2, total: 2 })
    const [first] = await accounts('kettle 00001')
    expect(first).toMatchObject({ phone: '+15555500001', email: 'odette@tk00001.example.com' })
    expect(await contactsOf(first!)).toMatchObject([{ name: 'Odette Sample 00001', phone: '+15555500001' }])
    expect(await accounts('odette 00002')).toHaveLength(1)
    expect(await toldOf(first!)).toMatchObject([{ kind: 'ACCOUNT_CREATED', reason: 'Import of clients.csv' }])
  })

  it('takes in a client without address and contact, found to be completed and completed by a later file', async () => {
    const bare = { Name: NEW.Name, 'E-mail': NEW['E-mail'], Phone: NEW.Phone }
    await my.imported(await my.checked(one(bare)))
    const lacking = () =>
      my.run(async (ctx) =>
        (await listAccounts(ctx, { missing: ['ADDRESS'] }, { first: 9, after: null })).map((row) => row.account),
      )
    const [account] = await lacking()
    expect(account).toMatchObject({ name: NEW.Name, mailingAddress: {} })
    expect(await contactsOf(account!)).toEqual([])
    await my.imported(await my.checked(one({ ...NEW })))
    expect(await lacking()).toEqual([])
    const [whole] = await accounts()
    expect(whole!.mailingAddress).toEqual({ line1: '8 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' })
    expect(await contactsOf(whole!)).toMatchObject([{ name: 'Wren Sample', role: 'PRIMARY' }])
  })

  it('says what a new account lacks, row by row and in all, and not as a problem', async () => {
    const id = await my.checked([
      ['Name', 'E-mail', 'Phone', 'Address', 'City', 'State', 'ZIP code', 'Primary contact, name'],
      ['Tin Kettle Bakery', '', '', '', '', '', '', ''],
      ['Mock Lane Print', 'desk@mock.example.com', '5555550142', '8 Mock Lane', '', '', '', 'Wren Sample'],
      [...Object.values(NEW)],
      ['', 'nobody@mock.example.com', '', '', '', '', '', ''],
    ])
    expect(await my.rows(id)).toMatchObject([
      { outcome: 'REFUSE', gaps: [] },
      { title: 'Tin Kettle Bakery', problems: [], gaps: ['EMAIL', 'PHONE', 'ADDRESS', 'CONTACT'] },
      { title: 'Mock Lane Print', problems: [], gaps: ['ADDRESS'] },
      { title: NEW.Name, problems: [], gaps: [] },
    ])
    const { counts } = await my.standing(id)
    expect(counts).toMatchObject({ CREATE: 3, gaps: { EMAIL: 1, PHONE: 1, ADDRESS: 2, CONTACT: 1 } })
  })

  it('takes rows that have nothing but one name for one client', async () => {
    const id = await my.checked([
      ['Name', 'Producer', 'City'],
      ['Tin Kettle Bakery', '', ''],
      ['Tin Kettle Bakery', '', ''],
      ['Tin Kettle Bakery', '', 'Testford'],
      ['Mock Lane Print', 'Robin Placeholder', ''],
      ['Mock Lane Print', 'Nobody', ''],
    ])
    const rows = (await my.rows(id)).toSorted((one, other) => one.position - other.position)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['CREATE', 'SAME', 'CREATE', 'REFUSE', 'REFUSE'])
    expect(rows[2]!.problems[0]!.message, 'what has a city may be another').toContain('The same name is in row 2.')
    expect(rows[4]!.problems[0]!.message).toContain('Row 5 is the same client and says something else (Producer:')
  })

  it('says which e-mail and phone of a contact without a name it leaves out', async () => {
    const own = { 'Your reference': 'P-1', Name: NEW.Name }
    await my.imported(await my.checked(one({ ...own, 'E-mail': NEW['E-mail'], Phone: NEW.Phone })))
    const contact = { 'Primary contact, e-mail': 'wren@pudding.example.com', 'Primary contact, phone': '5555550199' }
    const id = await my.checked(one({ ...own, ...contact }))
    const why = 'left out: this row does not name the contact.'
    expect(await my.rows(id)).toMatchObject([
      {
        outcome: 'SAME',
        problems: [
          { field: 'contactEmail', message: `Contact e-mail “wren@pudding.example.com” ${why}` },
          { field: 'contactPhone', message: `Contact phone “5555550199” ${why}` },
        ],
      },
    ])
    const same = { 'Primary contact, e-mail': NEW['E-mail'], 'Primary contact, phone': '555.555.0117' }
    expect(await my.rows(await my.checked(one({ ...own, ...same })))).toMatchObject([{ problems: [] }])
  })

  it('changes the primary contact by a row that gives only their phone or e-mail', async () => {
    await my.imported(await my.checked(one({ ...NEW })))
    const known = { Name: NEW.Name, 'E-mail': NEW['E-mail'] }
    await my.imported(await my.checked(one({ ...known, 'Contact phone': '(555) 555-0142' })))
    const [account] = await accounts()
    expect(account).toMatchObject({ phone: '+15555550117' })
    expect(await contactsOf(account!)).toMatchObject([{ name: 'Wren Sample', phone: '+15555550142' }])
  })

  it('keeps the lines of a street apart', async () => {
    await my.imported(await my.checked(one({ ...NEW, Address: '8 Mock Lane\nSuite 4' })))
    expect((await accounts())[0]!.mailingAddress).toMatchObject({ line1: '8 Mock Lane', line2: 'Suite 4' })
  })

  it('keeps a second line of a street before the suite beside it, and no old suite at a new street', async () => {
    const moved = async (row: Record<string, string>) => {
      await my.imported(await my.checked(one({ ...NEW, 'Address line 2': '', ...row })))
      return (await accounts())[0]!.mailingAddress
    }
    const street = { Address: '8 Mock Lane\nRear building', 'Address line 2': 'Suite 4' }
    expect(await moved(street)).toMatchObject({ line1: '8 Mock Lane', line2: 'Rear building, Suite 4' })
    expect((await moved({ City: 'Sampleton' })).line2, 'the same street').toBe('Rear building, Suite 4')
    const { line1, line2 } = await moved({ Address: '9 Other Lane' })
    expect([line1, line2]).toEqual(['9 Other Lane', undefined])
  })

  it('leaves the e-mail and the phone of a business as they are where it names those of its contact alone', async () => {
    await my.imported(await my.checked(one({ 'Your reference': 'P-1', ...NEW })))
    const contact = { 'Primary contact, e-mail': 'wren@pudding.example.com', 'Primary contact, phone': '5555550199' }
    await my.imported(await my.checked(one({ 'Your reference': 'P-1', ...NEW, 'E-mail': '', Phone: '', ...contact })))
    const [account] = await accounts()
    expect(account).toMatchObject({ email: NEW['E-mail'], phone: '+15555550117' })
    expect(await contactsOf(account!)).toMatchObject([{ email: 'wren@pudding.example.com', phone: '+15555550199' }])
  })

  it('gives accounts the producer and service representative it names, and says whom it does not know', async () => {
    const head = [...ACCOUNTS_HEAD, 'Producer', 'CSR']
    const id = await my.checked([head, [...aClient(1), my.mine.email, 'Somebody Else']])
    const [row] = await my.rows(id)
    expect(row!.problems).toEqual([
      {
        field: 'serviceRep',
        message: 'Service representative left blank: none of your users is called “Somebody Else”.',
      },
    ])
    await my.imported(id)
    expect((await accounts())[0]).toMatchObject({ producerId: my.mine.userId, serviceRepId: null })
    const blank = await my.checked([head, [...aClient(1), '', '']])
    expect((await my.standing(blank)).counts).toMatchObject({ SAME: 1 })
  })

  it('changes what the file says otherwise, by the reference first, and erases nothing by a blank', async () => {
    await my.imported(await my.checked([ACCOUNTS_HEAD, aClient(1)]))
    const id = await my.checked([
      ACCOUNTS_HEAD,
      aClient(1, { 'Client Name': 'Tin Kettle Bakery Inc.', City: '', Phone: '5555550171' }),
    ])
    expect(await my.rows(id)).toMatchObject([
      {
        outcome: 'CHANGE',
        changes: [
          { label: 'Name', was: 'Tin Kettle Bakery 00001', is: 'Tin Kettle Bakery Inc.' },
          { label: 'Phone', was: '(555) 550-0001', is: '(555) 555-0171' },
        ],
      },
    ])
    await my.imported(id)
    const [changed] = await accounts()
    expect(changed).toMatchObject({ name: 'Tin Kettle Bakery Inc.', mailingAddress: { city: 'Testford' }, rev: 2 })
    expect((await toldOf(changed!))[0]).toMatchObject({ kind: 'ACCOUNT_CHANGED', reason: 'Import of clients.csv' })
    const again = await my.checked([ACCOUNTS_HEAD, aClient(1, { 'Client Name': 'Tin Kettle Bakery Inc.', Phone: '' })])
    expect(await my.standing(again)).toMatchObject({ counts: { SAME: 1 } })
    await expect(my.run((ctx) => service.beginImport(ctx, again))).rejects.toThrow('There is nothing to import')
  })

  it('refuses a row that may mean several accounts, and one whose reference another account has', async () => {
    const input = aBusiness('Twin Otter LLC')
    await my.run((ctx) => clients.createAccount(ctx, input))
    await my.run((ctx) => clients.createAccount(ctx, input))
    const row = { 'Your reference': '', ...NEW, Name: 'twin otter llc', 'E-mail': 'DESK@twinotterllc.example.com' }
    const [both] = await my.rows(await my.checked(one(row)))
    expect(both).toMatchObject({
      outcome: 'REFUSE',
      problems: [{ message: '2 accounts have this name and e-mail. Merge them, or give their reference.' }],
    })
    await my.imported(await my.checked(one({ ...NEW, 'Your reference': 'P-1' })))
    const [other] = await my.rows(await my.checked(one({ ...NEW, 'Your reference': 'P-2' })))
    expect(other?.problems).toEqual([
      { field: 'reference', message: 'An account with this name and e-mail has another reference.' },
    ])
  })

  it('takes equal rows for one and refuses those that say something else of one client', async () => {
    const rows = await my.rows(
      await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2), aClient(1), aClient(2, { City: 'Elsewhere' })]),
    )
    expect(rows.map(({ position, outcome }) => [position, outcome])).toEqual([
      [3, 'REFUSE'],
      [5, 'REFUSE'],
      [2, 'CREATE'],
      [4, 'SAME'],
    ])
    expect(rows[1]?.problems[0]?.message).toBe(
      'Row 3 is the same client and says something else (City: Elsewhere and Testford). Keep one of them.',
    )
  })

  it('refuses what was edited after the check, since no one has seen the result', async () => {
    await my.imported(await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)]))
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1, { City: 'Elsewhere' }), aClient(2, { City: 'Elsewhere' })])
    const [first] = await accounts('00001')
    await update(first!, { mailingAddress: { ...first!.mailingAddress, city: 'Hereabouts' } })
    await my.imported(id)
    expect((await accounts()).map(({ mailingAddress }) => mailingAddress.city)).toEqual(['Hereabouts', 'Elsewhere'])
    expect(await my.standing(id)).toMatchObject({ counts: { REFUSE: 1, CHANGE: 1 } })
    expect((await my.rows(id))[0]?.problems[0]?.message).toMatch(/changed in Cara after the rows were checked/)
  })

  it('gives what it refused as a file to mend, of which only those rows are imported', async () => {
    const bad = aClient(2, { ST: 'OHI', 'Client Name': '=Evil Twin', Phone: '+1 555 550 0002' })
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1), bad])
    await my.imported(id)
    const { head, rows } = await my.run((ctx) => exportErrors(ctx, id, null))
    expect(head).toEqual([...ACCOUNTS_HEAD, 'What is wrong'])
    expect(rows).toEqual([[...bad, 'State “OHI” is not a US state. Did you mean OH?']])
    const file = csvOf([head, rows[0]!.map(String)]).replace(',OHI,', ',OH,')
    expect(file).toContain(`'=Evil Twin`)
    const { id: mended } = await my.send(`\ufeff${file}`)
    await my.work(mended)
    expect((await my.standing(mended)).sheets[0]?.columns.at(-1)).toMatchObject({ field: null, why: 'ERRORS' })
    await my.imported(mended)
    expect((await accounts()).map(({ name }) => name)).toEqual(['=Evil Twin', 'Tin Kettle Bakery 00001'])
  })

  it('gives what was chosen by hand along in the file of errors, also where its file has no headings', async () => {
    const [head, row] = one({ ...NEW, 'E-mail': 'no e-mail' })
    const by = { Outfit: 'name', Name: null } as Record<string, string | null>
    const named = ['Name', ...head!.map((name) => (name === 'Name' ? 'Outfit' : name))]
    const chosenOf = (columns: readonly Column[]) => columns.map(({ field }) => field).filter(Boolean)
    for (const file of [
      [named, ['Kettle Inc.', ...row!]],
      [
        ['Kettle Inc.', ...row!],
        ['', ...row!],
      ],
    ]) {
      const id = await my.checked(file)
      const { columns, headAt } = (await my.standing(id)).sheets[0]!
      const fields = headAt
        ? columns.map(({ head: name, field }) => (name in by ? by[name]! : field))
        : [null, 'name', 'email', 'phone', 'line1', 'city', 'zone', 'postalCode', 'contactName']
      const choices = fields.map((field) => ({ field }))
      await my.run((ctx) => service.setImportColumns(ctx, id, { sheet: 0, columns: choices }))
      await my.work(id)
      const { head: told, rows } = await my.run((ctx) => exportErrors(ctx, id, null))
      const mended = await my.checked(
        [told, ...rows.slice(0, 1).map((all) => all.map(String))].map((all) =>
          all.map((cell) => (cell === 'no e-mail' ? 'desk@pudding.example.com' : cell)),
        ),
      )
      const again = (await my.standing(mended)).sheets[0]!
      expect([again.headAt, chosenOf(again.columns)]).toEqual([1, fields.filter(Boolean)])
      expect(again.columns[0]).toMatchObject({ field: null, samples: ['Kettle Inc.'] })
      expect(await my.rows(mended)).toMatchObject([{ outcome: 'CREATE', title: NEW.Name }])
      const twice = await my.run((ctx) => exportErrors(ctx, mended, null))
      expect(twice.head).toEqual(told)
    }
  })

  it('goes on where it was killed, stops when it is told to, writes nothing twice, and is undone whole', async () => {
    // Two pairs of accounts on file that share a contact: the first row of a pair changes the contact or the account, one of a later chunk the other.
    const pairs = [1, 2, 1501, 1502]
    await my.imported(await my.checked([ACCOUNTS_HEAD, ...pairs.map((place) => aClient(place))]))
    const before = await accounts()
    for (const at of [0, 1]) await share(before[at]!, before[at + 2]!)
    const shared = await accounts()
    const head = [...ACCOUNTS_HEAD, 'Contact phone']
    const speaks = (place: number) => ({ 'Contact email': `odette@tk0000${String(place)}.example.com`, Phone: '' })
    const changed: Record<number, string[]> = {
      1: [...aClient(1), '5555550171'],
      1501: aClient(1501, { Contact: 'Odette Sample 00001', ...speaks(1), City: 'Elsewhere' }),
      2: aClient(2, { Contact: '', 'Contact email': '', City: 'Elsewhere' }),
      1502: [...aClient(1502, { Contact: 'Odette Sample 00002', ...speaks(2) }), '5555550172'],
    }
    const rows = Array.from({ length: 2300 }, (_, place) => changed[place] ?? aClient(place))
    const id = await my.checked([head, ...rows])
    await my.run((ctx) => service.beginImport(ctx, id))
    await my.run((ctx) => workOnce(ctx, id))
    const stopped = new AbortController()
    stopped.abort()
    await expect(my.work(id, stopped.signal)).rejects.toThrow()
    expect(await my.standing(id)).toMatchObject({ state: 'IMPORTING', done: 1000, total: 2300 })
    // A failure in the middle of a chunk leaves nothing of that chunk.
    const broken = my.run(async (ctx) => {
      await workOnce(ctx, id)
      throw new Error('killed')
    })
    await expect(broken).rejects.toThrow('killed')
    expect(await my.standing(id)).toMatchObject({ done: 1000 })
    await my.run((ctx) => service.stopImport(ctx, id))
    await my.work(id)
    expect(await my.standing(id)).toMatchObject({ state: 'STOPPED', done: 1000 })
    await my.run((ctx) => service.beginImport(ctx, id))
    await Promise.all([my.work(id), my.work(id)])
    expect(await my.standing(id)).toMatchObject({ state: 'DONE', done: 2300, counts: { CREATE: 2296, CHANGE: 4 } })
    expect(new Set((await accounts()).map(({ name }) => name)).size).toBe(200)
    const again = await my.checked([head, ...rows])
    expect((await my.standing(again)).counts).toMatchObject({ SAME: 2300 })
    // The contact of an account of the first chunk is also made a contact of one in the last.
    const [near, far] = [(await accounts('bakery 00005'))[0]!, (await accounts('bakery 02205'))[0]!]
    await share(near, far)
    await my.run((ctx) => service.undoImport(ctx, id))
    await my.run((ctx) => workOnce(ctx, id))
    // An interrupted undo can be started again at any time, and continues where it stopped.
    my.test.pass(31 * 86_400_000)
    await my.run((ctx) => service.undoImport(ctx, id))
    my.test.pass(-31 * 86_400_000)
    expect(await my.standing(id)).toMatchObject({ state: 'UNDOING', done: 1000, total: 2300 })
    await Promise.all([my.work(id), my.work(id)])
    expect(await my.standing(id)).toMatchObject({ state: 'UNDONE', counts: { BACK: 2299, KEPT: 1 } })
    const left = await accounts()
    const said = (all: Account[]) => all.map(({ rev: _rev, updatedAt: _at, ...rest }) => rest)
    expect(said(left.filter((account) => account.id !== far.id))).toEqual(said(shared))
    expect(await contactsOf(shared[0]!)).toMatchObject([{ phone: '+15555500001' }])
    expect(await contactsOf(shared[1]!)).toMatchObject([{ phone: '+15555500002' }])
    expect((await contactsOf(far))[0]).toMatchObject({ name: 'Odette Sample 00005' })
    const known = await my.run((ctx) => ctx.db.selectFrom('import_references').select('reference_key').execute())
    expect(known.map(({ reference_key }) => reference_key).sort()).toEqual([
      ...['b-00001', 'b-00002', 'b-01501', 'b-01502', 'b-02205'],
    ])
  })
})

it('is checked, and stops before it writes, where its user may not import any more', async () => {
  const setRole = (role: Role) => giveRights(my.test, my.mine.userId, { role })
  const work = (importId: string) =>
    workOnImport(my.test.house, { agencyId: my.mine.agencyId, importId }, new AbortController().signal)
  const { id } = await my.send(csvOf([ACCOUNTS_HEAD, aClient(1)]))
  await setRole('SERVICE')
  await work(id)
  await setRole('OWNER')
  expect(await my.run((ctx) => service.getImport(ctx, id))).toMatchObject({ state: 'READY' })
  await my.run((ctx) => service.beginImport(ctx, id))
  await setRole('SERVICE')
  await work(id)
  await setRole('OWNER')
  expect(await my.run((ctx) => service.getImport(ctx, id))).toMatchObject({ state: 'STOPPED' })
  expect(await accounts()).toEqual([])
})

it('refuses the second of two rows that change one contact of two accounts differently', async () => {
  await my.imported(await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)]))
  const [first, second] = await accounts()
  const [contact] = await contactsOf(first!)
  await my.run((ctx) => {
    const { business } = aBusiness(second!.name, { email: second!.email })
    const { contact: _own, ...rest } = business
    return clients.updateAccount(ctx, second!.id, { business: rest, associateContactId: contact!.id, rev: second!.rev })
  })
  const shared = {
    Contact: contact!.name,
    'Contact email': contact!.email,
    Address: '',
    City: '',
    ST: '',
    Zip: '',
    Phone: '',
  }
  const rows = ['5555550171', '5555550172'].map((phone, at) => [...aClient(at + 1, shared), phone])
  const checked = await my.rows(await my.checked([[...ACCOUNTS_HEAD, 'Contact phone'], ...rows]))
  expect(checked.map(({ position, outcome }) => [position, outcome])).toEqual([
    [3, 'REFUSE'],
    [2, 'CHANGE'],
  ])
})

it('leaves no reference behind by which an account is found once it is undone', async () => {
  const name = 'Tin Kettle Bakery 00001'
  const email = 'odette@tk00001.example.com'
  await my.run((ctx) => clients.createAccount(ctx, aBusiness(name, { email })))
  const found = async (search: string) => (await accounts(search)).map((account) => account.name)
  const id = await my.checked([ACCOUNTS_HEAD, aClient(1, { 'Client ID': 'ZX-77812' })])
  await my.imported(id)
  expect(await found('ZX-77812')).toEqual([name])
  await my.undone(id)
  expect(await found('ZX-77812')).toEqual([])
  expect(await found('Kettle')).toEqual([name])
})

it('of another agency is not there, nor is its reference', async () => {
  const id = await my.checked([ACCOUNTS_HEAD, aClient(1)])
  await my.imported(id)
  const theirs = importer(my.test, await anAgency(my.test))
  for (const act of [service.getImport, service.beginImport, service.stopImport, service.undoImport])
    await expect(theirs.run((ctx) => act(ctx, id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(theirs.rows(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(theirs.run((ctx) => exportErrors(ctx, id, null))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await theirs.work(id)
  expect((await theirs.run((ctx) => service.listImports(ctx, { first: 10, after: null }))).length).toBe(0)
  expect(await theirs.rows(await theirs.checked([ACCOUNTS_HEAD, aClient(1)]))).toMatchObject([{ outcome: 'CREATE' }])
})

describe('rows', () => {
  const outcomes = async (id: string) =>
    (await my.rows(id)).toSorted((a, b) => a.position - b.position).map(({ outcome }) => outcome)
  const leave = async (id: string, input: service.RowsInput) => {
    await my.run((ctx) => service.setImportRows(ctx, id, input))
    await my.work(id)
  }

  it('can be left out one by one, and what they contradicted is imported', async () => {
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(1, { City: 'Kettle Falls' }), aClient(2)])
    expect(await outcomes(id)).toEqual(['REFUSE', 'REFUSE', 'CREATE'])
    await leave(id, { positions: [3], leaveOut: true })
    expect(await outcomes(id)).toEqual(['CREATE', 'LEAVE', 'CREATE'])
    await leave(id, { positions: [3], leaveOut: false })
    expect(await outcomes(id)).toEqual(['REFUSE', 'REFUSE', 'CREATE'])
    await leave(id, { positions: [2, 4], leaveOut: true })
    await my.imported(id)
    expect((await clientsOf(my).accounts()).map(({ mailingAddress }) => mailingAddress.city)).toEqual(['Kettle Falls'])
    await expect(leave(id, { positions: [2], leaveOut: false })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(leave(id, { positions: [], leaveOut: true })).rejects.toMatchObject({ code: 'INVALID' })
  })

  it('that a sheet hides are left out until they are taken in', async () => {
    const rows = [ACCOUNTS_HEAD, aClient(1), aClient(2), aClient(3)]
    const { id } = await my.send(makeXlsx([{ name: 'Clients', rows, hiddenRows: [3] }]), 'ACCOUNTS', 'clients.xlsx')
    await my.work(id)
    expect((await my.standing(id)).sheets[0]!.hidden).toBe(1)
    expect(await outcomes(id)).toEqual(['CREATE', 'LEAVE', 'CREATE'])
    await leave(id, { hidden: true, leaveOut: false })
    expect(await outcomes(id)).toEqual(['CREATE', 'CREATE', 'CREATE'])
  })

  it('that say the same as a refused one are refused as well', async () => {
    const wrong = aClient(1, { 'Contact email': 'no e-mail' })
    const rows = await my.rows(await my.checked([ACCOUNTS_HEAD, wrong, wrong]))
    expect(rows.map(({ outcome }) => outcome)).toEqual(['REFUSE', 'REFUSE'])
    expect(rows[1]!.problems[0]!.message).toBe('Row 2 says the same and is refused. Mend that one.')
  })

  it('have no type where the column of that name holds something else', async () => {
    const head = ['Firm Name', 'First Name', 'Last Name', 'Customer Type', ...ACCOUNTS_HEAD.slice(3)]
    const row = ['Granary Sample LLC', 'Odette', 'Sample', 'Customer', ...aClient(1).slice(3)]
    const rows = await my.rows(await my.checked([head, row]))
    expect(rows).toMatchObject([{ outcome: 'CREATE', title: 'Granary Sample LLC' }])
    const other = row.with(0, 'Kettle Sample LLC').with(3, 'Business').with(4, '55555 00009').with(5, '9 Mock Lane')
    const typed = await my.rows(await my.checked([head, row, other]))
    expect(typed.find(({ title }) => title === 'Granary Sample LLC')).toMatchObject({ outcome: 'REFUSE' })
  })
})
