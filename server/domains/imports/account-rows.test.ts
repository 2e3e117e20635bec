import { describe, expect, it } from 'vitest'
import { ACCOUNTS_HEAD, aClient, anImporter, NEW, one } from '../../../tests/support/imports.ts'

const my = anImporter()

describe('a row', () => {
  const CASES: [string, Record<string, string>, string, string][] = [
    ['as the form takes it', {}, 'CREATE', 'Wren Sample'],
    ['with a state by its name', { State: 'Ohio' }, 'CREATE', 'OH'],
    ['with a state one letter too long', { State: 'OHI' }, 'REFUSE', 'State “OHI” is not a US state. Did you mean OH?'],
    ['with a phone too short', { Phone: '555-01' }, 'REFUSE', 'Phone 555-01 has 5 digits, it needs 10.'],
    ['with a phone of digits alone', { Phone: '5555550142' }, 'CREATE', '(555) 555-0142'],
    ['with a ZIP code a sheet has cut', { State: 'VT', 'ZIP code': '5641' }, 'CREATE', '05641'],
    ['with a ZIP code that is none', { 'ZIP code': '4300' }, 'REFUSE', 'Enter a ZIP code of 5 or 9 digits.'],
    ['with an e-mail that is none', { 'E-mail': 'desk at pudding' }, 'REFUSE', 'Enter an e-mail address like'],
    ['with an error of a spreadsheet', { City: '#N/A' }, 'REFUSE', '“#N/A” is an error of the spreadsheet.'],
    [
      'with a number a spreadsheet has cut',
      { Phone: '5.55556E+9' },
      'REFUSE',
      'is a number that a spreadsheet has cut',
    ],
    ['with a reference too long', { 'Your reference': 'B'.repeat(12_000) }, 'REFUSE', 'Use 200 characters at most.'],
    ['without a name', { Name: '' }, 'REFUSE', 'Enter the name of the business.'],
    ['without a contact', { 'Primary contact, name': '' }, 'CREATE', 'Business'],
    [
      'with the e-mail of a contact that has no name',
      { 'Primary contact, name': '', 'Primary contact, e-mail': 'w@p.example.com' },
      'REFUSE',
      'Enter the name of the contact.',
    ],
    ['without an address', { Address: '', City: '', State: '', 'ZIP code': '' }, 'CREATE', 'Wren Sample'],
    ['with a part of its address', { Address: '', 'ZIP code': '' }, 'CREATE', 'Testford'],
    ['with a state that is none', { Address: '', State: 'Ohia' }, 'REFUSE', 'Ohia'],
    [
      'with a contact whose name stands in parts',
      { 'Primary contact, name': '', 'First Name': 'Wren', MI: 'Q', 'Last Name': 'Sample' },
      'CREATE',
      'Wren Q Sample',
    ],
    [
      'of a person whose name stands in parts',
      { 'Account type': 'Personal', Name: '', 'Primary contact, name': '', First: 'Pat', Last: 'Placeholder' },
      'CREATE',
      'Individual',
    ],
    [
      'of a person with a DBA',
      { 'Account type': 'Personal', 'Primary contact, name': '', DBA: 'Pats' },
      'REFUSE',
      'A person has no DBA and no website here.',
    ],
    [
      'of a person with a website',
      { 'Account type': 'Personal', 'Primary contact, name': '', Website: 'pat.example.com' },
      'REFUSE',
      'A person has no DBA and no website here.',
    ],
    ['of a person', { 'Account type': 'Personal', 'Primary contact, name': '' }, 'CREATE', 'Individual'],
    ['of a person with another contact', { 'Account type': 'Individual' }, 'REFUSE', 'A person has no other contact'],
    ['with a website', { Website: 'pudding.example.com' }, 'CREATE', 'https://pudding.example.com'],
    ['with a website that is none', { Website: 'no site' }, 'REFUSE', 'Enter a website like example.com.'],
    [
      'with e-mail and phone of the contact alone',
      { 'E-mail': '', 'Primary contact, e-mail': 'w@p.example.com' },
      'CREATE',
      'w@p.example.com',
    ],
    [
      'with its address in one cell',
      { Address: '', City: '', State: '', 'ZIP code': '', 'Whole address': '8 Mock Lane, Suite 4, Barre, VT 05641' },
      'CREATE',
      'Suite 4',
    ],
    [
      'with an address that cannot be taken apart',
      { Address: '', City: '', State: '', 'ZIP code': '', 'Whole address': 'Mock Lane near Barre' },
      'REFUSE',
      'cannot be taken apart surely',
    ],
  ]
  it.each(CASES)('%s', async (_what, changes, outcome, told) => {
    const [row] = await my.rows(await my.checked(one({ 'Account type': '', ...NEW, ...changes })))
    expect(row?.outcome).toBe(outcome)
    const said = [...row!.changes.map(({ is }) => is), ...row!.problems.map(({ message }) => message)].join(' | ')
    expect(said).toContain(told)
  })

  it('whose contact shares what is wrong says it once', async () => {
    const [row] = await my.rows(await my.checked(one({ ...NEW, 'E-mail': 'desk at pudding', Phone: '555-01' })))
    expect(row!.problems.map(({ field }) => field)).toEqual(['email', 'phone'])
    const [blank] = await my.rows(await my.checked(one({ ...NEW, 'E-mail': '' })))
    expect(blank).toMatchObject({ outcome: 'CREATE', problems: [] })
  })

  const PERSON = {
    ...{ 'First Name': 'Pat', 'Last Name': 'Placeholder', Email: 'pat@p.example.com', 'Cell Phone': '5555550142' },
    ...{ Address: '8 Mock Lane', City: 'Testford', State: 'OH', Zip: '43001' },
  }
  const first = async (row: Record<string, string>) => (await my.rows(await my.checked(one(row))))[0]!
  it('of a list of persons is that person, said in amber, and the same one when it is sent again', async () => {
    const id = await my.checked([Object.keys(PERSON), Object.values(PERSON), Object.values(PERSON)])
    const [row, again] = await my.rows(id)
    expect(row).toMatchObject({ outcome: 'CREATE', title: 'Pat Placeholder' })
    expect(row!.changes).toContainEqual({ label: 'Account type', was: null, is: 'Individual' })
    expect(row!.problems[0]!.message).toMatch(/^This row names a person and no business, so it makes an individual/)
    expect(again!.outcome).toBe('SAME')
    await my.imported(id)
    expect((await first(PERSON)).outcome).toBe('SAME')
  })

  it('of a person in a list of businesses is that person, said in amber', async () => {
    const row = await first({ 'Firm Name': '', ...PERSON, 'Customer Type': 'Customer' })
    expect(row).toMatchObject({ outcome: 'CREATE', title: 'Pat Placeholder' })
    expect(row.problems[0]!.message).toMatch(/^This row names a person and no business, so it makes an individual/)
  })

  it('of a person is refused with what to do where it may be of a business', async () => {
    const unsure = {
      outcome: 'REFUSE',
      problems: [{ message: expect.stringContaining('Account type with Individual') as string }],
    }
    expect(await first({ ...PERSON, DBA: 'Pats' })).toMatchObject(unsure)
    expect(await first({ ...PERSON, Website: 'pats.example.com' })).toMatchObject(unsure)
    const { 'First Name': name, 'Last Name': last, ...rest } = PERSON
    expect(await first({ 'Contact First Name': name, 'Contact Last Name': last, ...rest })).toMatchObject(unsure)
    expect(await first({ 'Last Name': last, ...rest })).toMatchObject(unsure)
  })

  it('of a person beside the reference of a business changes its contact, not its name', async () => {
    await my.imported(await my.checked(one({ 'Your reference': 'P-71', ...NEW })))
    const row = await first({ 'Your reference': 'P-71', ...PERSON })
    expect(row).toMatchObject({ outcome: 'CHANGE', title: NEW.Name, problems: [] })
    expect(row.changes.map(({ label }) => label)).not.toContain('Name')
  })

  it('whose client another row has under another reference says which', async () => {
    const rows = ['10001', '10005'].map((id) => aClient(7, { 'Client ID': id }))
    const told = (await my.rows(await my.checked([ACCOUNTS_HEAD, ...rows]))).map(({ problems }) => problems[0]?.message)
    expect(told).toEqual([
      'Row 3 is the same client and says something else (Your reference: 10001 and 10005). Keep one of them.',
      'Row 2 is the same client and says something else (Your reference: 10005 and 10001). Keep one of them.',
    ])
  })

  it('with a reference to somebody else is refused', async () => {
    const row = { 'Your reference': 'P-70', ...NEW, Name: 'Otter LLC', 'E-mail': 'a@otter.example.com' }
    await my.imported(await my.checked(one(row)))
    const read = async (changes: Record<string, string>) =>
      (await my.rows(await my.checked(one({ ...row, ...changes }))))[0]
    expect(await read({ Name: 'Kettle Inc.', 'E-mail': 'k@kettle.example.com' })).toMatchObject({
      outcome: 'REFUSE',
      problems: [{ field: 'reference', message: expect.stringContaining('is of Otter LLC in Cara') as string }],
    })
    expect(await read({ Name: 'Kettle Inc.' })).toMatchObject({ outcome: 'CHANGE' })
    expect(await read({ 'E-mail': 'k@kettle.example.com' })).toMatchObject({ outcome: 'CHANGE' })
  })

  it('that is the second one account fits is refused, and one whose name stands elsewhere is shown', async () => {
    await my.imported(await my.checked([ACCOUNTS_HEAD, aClient(1)]))
    const twice = [
      aClient(1, { 'Contact email': '', City: 'Elsewhere' }),
      aClient(1, { 'Client ID': '', City: 'Hereabouts' }),
    ]
    const twin = { Address: '9 Other Lane', 'Contact email': 'twin@tk.example.com' }
    const again = { 'Client Name': 'Tin Kettle BAKERY 00002', 'Client ID': 'B-3', 'Contact email': 'b@tk.example.com' }
    const late = { 'Client ID': 'B-10', 'Contact email': 'c@tk.example.com' }
    const rows = [
      ...twice,
      aClient(1, { ...twin, 'Client ID': 'B-2' }),
      aClient(2),
      ...Array.from({ length: 1000 }, (_, place) => aClient(place + 10, place ? {} : { ST: 'ZZ' })),
      aClient(2, again),
      aClient(10, late),
    ]
    const checked = await my.rows(await my.checked([ACCOUNTS_HEAD, ...rows]))
    const told = checked.map(({ position, outcome, problems }) => [position, outcome, problems[0]?.message])
    expect(told.slice(0, 5)).toEqual([
      [
        3,
        'REFUSE',
        'Row 2 is the same client and says something else (City: Hereabouts and Elsewhere). Keep one of them.',
      ],
      [6, 'REFUSE', 'State “ZZ” is not a US state.'],
      [4, 'CREATE', 'The same name is in Cara, at 2 Mock Lane, Testford. This row makes an account of its own.'],
      [1006, 'CREATE', 'The same name is in row 5. This row makes an account of its own.'],
      [2, 'CHANGE', undefined],
    ])
  })

  it('with a comma too many is refused, and leaves the others alone', async () => {
    const file = `Client Name,Contact,Email,Phone,Address,City,ST,Zip\r\nA, Inc.,Wren,w@a.example.com,5555550101,1 Mock Lane,Testford,OH,43001\r\n`
    const { id } = await my.send(file)
    await my.work(id)
    expect((await my.rows(id))[0]).toMatchObject({ outcome: 'REFUSE', problems: [{ field: null }] })
  })
})
