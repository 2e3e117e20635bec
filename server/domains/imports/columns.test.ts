import { describe, expect, it } from 'vitest'
import type { ImportKind } from '../../../shared/imports.ts'
import { headingKey } from './column-names.ts'
import { columnsOf, saidBy } from './columns.ts'
import { accountTypeOf, orderOf, phoneProblem, policyTypeOf, readDay, stateProblem } from './values.ts'

const sheet = (...rows: string[][]) => ({ name: '', rows: rows.map((cells, place) => ({ at: place + 1, cells })) })
const guessed = (kind: 'ACCOUNTS' | 'POLICIES', ...rows: string[][]) =>
  columnsOf(kind, sheet(...rows)).columns.map(({ head, field, why }) => [head, field, why])

describe('columns', () => {
  it('are matched by name, however it is written', () => {
    for (const heading of ['E-mail Address', 'EmailAddr', 'email_address', 'E-MAIL ADDRESS'])
      expect(headingKey(heading)).toBe('email address')
    expect(
      guessed(
        'ACCOUNTS',
        ['Cust No', 'Named Insured', 'D/B/A', 'Street Address', 'Address 2', 'ST', 'Postal Code', 'Tel #'],
        ['1'],
      ),
    ).toEqual([
      ['Cust No', 'reference', 'NAME'],
      ['Named Insured', 'name', 'NAME'],
      ['D/B/A', 'dba', 'NAME'],
      ['Street Address', 'line1', 'NAME'],
      ['Address 2', 'line2', 'NAME'],
      ['ST', 'zone', 'NAME'],
      ['Postal Code', 'postalCode', 'NAME'],
      ['Tel #', 'phone', 'NAME'],
    ])
  })

  it('are matched by name where the words are written short', () => {
    const fields = (kind: 'ACCOUNTS' | 'POLICIES', heads: string[]) =>
      guessed(kind, heads, ['1']).map(([, field]) => field)
    expect(fields('POLICIES', ['Pol #', 'Ins. Co.', 'Eff Dt', 'Exp Dt', 'Prem Amt', 'Comm Amt', 'Bldg Lmt'])).toEqual([
      ...['policyNumber', 'carrier', 'inforceAt', 'expiresAt', 'premium', 'estimatedCommission'],
      'propertyBuildingLimit',
    ])
    expect(fields('ACCOUNTS', ['Bus. Name', 'Bus. Phone', 'Bus. Addr', 'Cell #'])).toEqual([
      ...['name', 'phone', 'line1', 'contactPhone'],
    ])
  })

  it('stand over a list without the totals at its end', () => {
    const rows = [
      ['Client', 'Email', 'City'],
      ['Total Tents LLC', '', 'Barre'],
      ['Kettle Inc.', 'k@kettle.example.com', 'Barre'],
    ]
    const read = (...foot: string[][]) => {
      const { rows: listed, footAt } = columnsOf('ACCOUNTS', sheet(...rows, ...foot))
      return [listed.length, footAt]
    }
    expect(read()).toEqual([2, 0])
    expect(read(['Total: 2 clients'])).toEqual([2, 4])
    expect(read(['', 'Count', '2'], [], ['Grand Total', '2'])).toEqual([2, 4])
    expect(read(['Total Tents LLC', 't@tents.example.com', 'Barre'])).toEqual([3, 0])
    const narrow = columnsOf(
      'ACCOUNTS',
      sheet(['Client', 'Email'], ['Otter LLC', 'o@otter.example.com'], ['Total Tents', 't@t.example.com']),
    )
    expect(narrow.rows).toHaveLength(2)
  })

  it('are guessed from their values, each field once, and left open where nothing tells', () => {
    const rows = [
      ['B-14', 'Otter LLC', 'a@otter.example.com', 'b@otter.example.com', '5555550142', 'Ohio', '43001'],
      ['B-07', 'Kettle Inc.', 'a@kettle.example.com', 'b@kettle.example.com', '(555) 555-0143', 'VT', '05641'],
    ]
    expect(guessed('ACCOUNTS', ['Code', 'Client Name', '', 'Other Email', 'Column 5', 'F', 'G'], ...rows)).toEqual([
      ['Code', null, 'NONE'],
      ['Client Name', 'name', 'NAME'],
      ['Column C', 'email', 'VALUES'],
      ['Other Email', 'contactEmail', 'VALUES'],
      ['Column 5', 'phone', 'VALUES'],
      ['F', 'zone', 'VALUES'],
      ['G', 'postalCode', 'VALUES'],
    ])
  })

  it('are not guessed against what their headings say', () => {
    const open = (kind: 'ACCOUNTS' | 'POLICIES', row: Record<string, string>) =>
      guessed(kind, Object.keys(row), Object.values(row)).flatMap(([head, field]) =>
        field ? [`${head!}: ${field}`] : [],
      )
    expect(
      open('ACCOUNTS', { Name: 'Otter', Fax: '5555550142', 'CSR Email': 'c@a.example.com', Ring: '5555550143' }),
    ).toEqual(['Name: name'])
    const policy = {
      ...{ 'Client Name': 'Otter', Company: 'Quillfeather Mutual', 'Producer Email': 'p@a.example.com' },
      ...{ 'Taxes & Fees': '$12.00', 'Date Entered': '2026-01-01', 'Last Invoiced': '2026-05-01', Invoice: 'INV-1001' },
    }
    expect(open('POLICIES', policy)).toEqual(['Client Name: accountName', 'Company: carrier'])
    expect(open('POLICIES', { Company: 'Otter', 'Policy #': 'A-1000' })).toEqual([
      'Company: accountName',
      'Policy #: policyNumber',
    ])
  })

  it('that prove opposite orders of their dates prove none', () => {
    const { columns } = columnsOf(
      'POLICIES',
      sheet(['Eff Date', 'Exp Date'], ['13/04/2025', '04/13/2026'], ['03/04/2025', '03/05/2026']),
    )
    expect(columns.map(({ dateOrder, unsure }) => [dateOrder, unsure])).toEqual([
      [null, '03/04/2025'],
      [null, '03/05/2026'],
    ])
  })

  it('have their cells as they are seen', () => {
    const { rows } = columnsOf(
      'ACCOUNTS',
      sheet(['Name', 'B'], ['Nb\u00a0 Sp\u200b LLC ', '8 Mock Lane\r\n Barre'], ['\u200b', 'x']),
    )
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Nb Sp LLC', '8 Mock Lane\nBarre'],
      ['', 'x'],
    ])
  })

  it('of a status and of a rate are told from days and amounts', () => {
    const row = ['Active', 'No', '', 'Active', '15', '15', '15']
    const heads = [
      'Status',
      'Cancelled',
      'Cancellation Date',
      'Policy Status',
      'Commission %',
      'Comm. Pct',
      'Commission',
    ]
    expect(guessed('POLICIES', heads, row).map(([, field]) => field)).toEqual([
      ...[null, null, 'canceledAt', 'status', null, null, 'estimatedCommission'],
    ])
    expect(guessed('POLICIES', ['Status', 'Lapsed'], ['Active', 'Yes']).map(([, field]) => field)).toEqual([
      'status',
      'canceledAt',
    ])
  })

  it('of two dates are when a policy begins and ends, where one is always the earlier', () => {
    const rows = [
      ['2027-01-01', '2026-01-01', 'GL-10-2234', '$1,200'],
      ['2027-05-01', '2026-05-01', 'WC-10-2235', '$900.50'],
    ]
    expect(guessed('POLICIES', ['B', 'A', 'C', 'D'], ...rows).map(([, field]) => field)).toEqual([
      'expiresAt',
      'inforceAt',
      'policyNumber',
      'premium',
    ])
  })

  const [OTTER, KETTLE] = [
    ['Otter LLC', 'Testford', 'OH', 'a@otter.example.com'],
    ['Kettle Inc.', 'Barre', 'VT', 'k@kettle.example.com'],
  ]
  const FOUND: [string, string[][], number, (string | null)[]][] = [
    [
      'below a title',
      [['Clients as of today'], ['Client', 'Town', 'ST', 'Email'], OTTER!, KETTLE!],
      2,
      ['name', 'city', 'zone', 'email'],
    ],
    [
      'of two lines',
      [['Client', '', 'Contact', ''], ['Name', 'City', 'Name', 'Email'], OTTER!, KETTLE!],
      2,
      ['name', 'city', 'contactName', 'contactEmail'],
    ],
    [
      'of two lines, the upper of which says more',
      [['Client', 'City', 'Contact', ''], ['', '', 'Name', 'Email'], OTTER!, KETTLE!],
      2,
      ['name', 'city', 'contactName', 'contactEmail'],
    ],
    [
      'below twelve lines that say whose it is',
      [
        ...Array.from({ length: 12 }, (_, at) => [`Report line ${'i'.repeat(at + 1)}`]),
        ['Client', 'Town', 'ST', 'Email'],
        OTTER!,
        KETTLE!,
      ],
      13,
      ['name', 'city', 'zone', 'email'],
    ],
    [
      'below a line of values, which is none of theirs',
      [['Client', '', 'Contact', 'a@otter.example.com'], ['Name', 'City', 'Name', 'Email'], OTTER!, KETTLE!],
      2,
      ['name', 'city', null, 'email'],
    ],
    ['in words nobody knows', [['Firma', 'Ort', 'Land', 'Post'], OTTER!, KETTLE!], 1, [null, null, null, null]],
  ]
  it.each(FOUND)('have their headings %s', (_what, rows, headAt, fields) => {
    const read = columnsOf('ACCOUNTS', sheet(...rows))
    expect([read.headAt, read.rows.length]).toEqual([headAt, 2])
    expect(read.columns.map(({ field }) => field)).toEqual(fields)
  })

  it('have headings that are printed again on each page', () => {
    const head = ['Client', 'Town', 'ST', 'Email']
    const read = columnsOf('ACCOUNTS', sheet(head, OTTER!, head, KETTLE!))
    expect([read.headAt, read.columns.map(({ field }) => field)]).toEqual([1, ['name', 'city', 'zone', 'email']])
  })

  const NONE: [string, string[][]][] = [
    ['with values in the first row', [OTTER!, KETTLE!]],
    [
      'with words alone',
      [
        ['Otter LLC', 'Testford', 'Vermont'],
        ['Kettle', 'Barre', 'Ohio'],
      ],
    ],
    [
      'with a client whose name is a heading elsewhere, below another',
      [
        ['Otter Joinery', 'Ida Sample'],
        ['The Company', 'Bo Sample'],
      ],
    ],
    [
      'with words over a column, in a row that is mostly empty',
      [
        ['', '', 'Office'],
        ['Kettle', 'Barre', '(555) 555-0143'],
      ],
    ],
    [
      'with words that are headings elsewhere',
      [
        ['Otter', 'Business', 'Contact'],
        ['Kettle', 'Business', 'Contact'],
      ],
    ],
  ]
  it.each(NONE)('without headings are named as a spreadsheet names them: %s', (_what, rows) => {
    const read = columnsOf('ACCOUNTS', sheet(...rows))
    expect([read.headAt, read.rows.length]).toEqual([0, 2])
    expect(read.columns[0]).toMatchObject({ head: 'Column A', field: null })
  })

  it('are read without going through all rows for each cell', () => {
    const cells = Array.from({ length: 100 }, () => 'a b '.repeat(75))
    const rows = Array.from({ length: 220 }, () => cells)
    const before = process.cpuUsage()
    expect(columnsOf('ACCOUNTS', sheet(...rows)).headAt).toBe(0)
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(3)
  })

  it('are read from long cells of nothing but lines', () => {
    const cell = `8 Mock Lane${'\r\n'.repeat(16_000)} Barre`
    const { rows } = columnsOf('ACCOUNTS', sheet(['Name', 'Address'], ['Otter \t LLC', cell]))
    expect(rows[0]!.cells).toEqual(['Otter LLC', '8 Mock Lane\nBarre'])
  })

  it('look like a field only where nine of ten values do', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [
      'Otter',
      at < 8 ? `o${String(at)}@otter.example.com` : 'ask them',
    ])
    expect(guessed('ACCOUNTS', ['Client Name', 'Column 2'], ...rows)[1]).toEqual(['Column 2', null, 'NONE'])
  })

  it('of an error file go where they went, and nowhere where they were left out', () => {
    const read = columnsOf(
      'ACCOUNTS',
      sheet(['Name', 'Phone (left out)', 'Column C (left out)', 'What is wrong'], ['Otter', '5555550142', 'x', 'y']),
    )
    expect([read.headAt, read.columns.map(({ field }) => field)]).toEqual([1, ['name', null, null, null]])
    const bare = sheet(
      ['Name', 'Column B (left out)', 'Column C (left out)', 'What is wrong'],
      ['Otter', 'x', 'y', 'z'],
    )
    expect(columnsOf('ACCOUNTS', bare).headAt).toBe(1)
  })

  it('of a name in parts are a contact’s, and the account’s where it is a person; a whole name goes before', () => {
    const said = (row: Record<string, string>) => {
      const { columns, rows } = columnsOf('ACCOUNTS', sheet(Object.keys(row), Object.values(row)))
      return saidBy(columns, rows[0]!.cells)
    }
    const parts = { First: 'Wren', Last: 'Sample' }
    expect(said(parts)).toEqual({ contactName: 'Wren Sample' })
    expect(said({ ...parts, Type: 'Business' })).toEqual({ contactName: 'Wren Sample', type: 'Business' })
    expect(said({ ...parts, Type: 'Personal' })).toMatchObject({ contactName: 'Wren Sample', name: 'Wren Sample' })
    const whole = { ...parts, Type: 'Personal', Name: 'Wren Q Sample', Contact: 'W. Sample' }
    expect(said(whole)).toMatchObject({ contactName: 'W. Sample', name: 'Wren Q Sample' })
  })

  it('of an error file say nothing by its reasons', () => {
    expect(guessed('ACCOUNTS', ['Name', 'What is wrong'], ['Otter', 'a@otter.example.com']).at(-1)).toEqual([
      'What is wrong',
      null,
      'ERRORS',
    ])
  })
})

describe('dates', () => {
  it.each([
    [['03/04/2025', '13/04/2025'], 'DMY', null],
    [['03/04/2025', '04/13/2025'], 'MDY', null],
    [['03/04/2025'], null, '03/04/2025'],
    [['04/04/2025', '2025-03-04'], null, null],
    [['13/04/2025', '04/13/2025', '1/2/25'], null, '1/2/25'],
    [['46023', '46388'], null, '46023'],
    [['20260101'], null, null],
  ])('%j prove the order %s', (values, order, unsure) => {
    expect(orderOf(values)).toMatchObject({ order, unsure })
  })

  it.each([
    ['2026-02-01', null, '2026-02-01'],
    ['2026-02-01T00:00:00Z', null, '2026-02-01'],
    ['Feb 1, 2026', null, '2026-02-01'],
    ['01-FEB-2026', null, '2026-02-01'],
    ['2/1/26', 'MDY', '2026-02-01'],
    ['2/1/2026 12:00 AM', 'DMY', '2026-01-02'],
    ['1.2.2026', 'DMY', '2026-02-01'],
    ['13/04/2025', null, '2025-04-13'],
    ['04/04/2025', null, '2025-04-04'],
    ['13/04/2025', 'MDY', null],
    ['03/04/2025', null, null],
    ['02312026', null, null],
    ['02132026', null, '2026-02-13'],
    ['20260201', null, '2026-02-01'],
    ['2026-02-01T00:00:00.000+0000', null, '2026-02-01'],
    ['2026-02-01T23:59:00-05:00', 'DMY', '2026-02-01'],
    ['2/1/2026 12:01 a.m.', 'MDY', '2026-02-01'],
    ['Feb 1, 2026 at 12:01 AM standard time', null, '2026-02-01'],
    ['46054', 'SERIAL', '2026-02-01'],
    ['46054.0007', 'SERIAL', '2026-02-01'],
    ['44592', 'SERIAL_1904', '2026-02-01'],
    ['2026-02-01', 'SERIAL', '2026-02-01'],
    ['2/13/2026', 'SERIAL', '2026-02-13'],
    ['46054', 'MDY', null],
    ['46054', null, null],
    ['soon', 'MDY', null],
  ] as const)('%s with the order %s is %s', (typed, order, day) => {
    const read = readDay(typed, order)
    expect('day' in read ? read.day : null).toBe(day)
  })
})

it('the words of the trade are lines of business', () => {
  const said = [
    'GL',
    'General Liability',
    'WORKERS_COMPENSATION',
    "Workers' Comp",
    'BOP',
    'D&O',
    'E&O',
    'Commercial Auto',
    'Umbrella',
    'Boat',
  ]
  expect(said.map(policyTypeOf)).toEqual([
    ...['GENERAL_LIABILITY', 'GENERAL_LIABILITY', 'WORKERS_COMPENSATION', 'WORKERS_COMPENSATION', 'BUSINESS_OWNERS'],
    ...['DIRECTORS_AND_OFFICERS', 'ERRORS_AND_OMISSION', 'COMMERCIAL_AUTO', 'UMBRELLA', null],
  ])
  const short = [
    'Comm Auto',
    "Comm'l Auto",
    'Bus. Auto',
    'Professional Liab',
    'Prof. Liab',
    'Comm Prop',
    'Gen Liab',
    'Liab',
    'Comm',
  ]
  expect(short.map(policyTypeOf)).toEqual([
    ...['COMMERCIAL_AUTO', 'COMMERCIAL_AUTO', 'COMMERCIAL_AUTO', 'PROFESSIONAL_LIABILITY', 'PROFESSIONAL_LIABILITY'],
    ...['PROPERTY', 'GENERAL_LIABILITY', null, null],
  ])
  expect(['Business', 'commercial', 'Personal Lines', 'x'].map(accountTypeOf)).toEqual([
    'BUSINESS',
    'BUSINESS',
    'INDIVIDUAL',
    null,
  ])
})

it('the codes of the trade for lines of business are lines', () => {
  const said = {
    COMMERCIAL_AUTO: ['AUTOB', 'BAUT', 'GARAG'],
    WORKERS_COMPENSATION: ['WORK', 'WC'],
    UMBRELLA: ['UMBRC', 'CUMBR'],
    PACKAGE: ['CPKGE'],
    PROPERTY: ['PROPC', 'CFIRE'],
    DIRECTORS_AND_OFFICERS: ['DO'],
    ERRORS_AND_OMISSION: ['EO'],
    EXCESS: ['EXLIA', 'XS'],
    OTHER: ['CRIM', 'INMRC'],
  }
  for (const [type, codes] of Object.entries(said)) expect(codes.map(policyTypeOf)).toEqual(codes.map(() => type))
  expect(['AUTOP', 'HOME', 'PUMBR'].map(policyTypeOf)).toEqual([null, null, null])
})

describe('what systems write for a blank', () => {
  const saidOf = (kind: ImportKind, row: Record<string, string>) => {
    const { columns, rows } = columnsOf(kind, sheet(Object.keys(row), Object.values(row)))
    return saidBy(columns, rows[0]!.cells)
  }
  it.each(['NULL', 'null', 'N/A', '-', '--', '(   )   -', 'Unknown', '\\N', 'TBD'])('says nothing: %s', (blank) => {
    expect(saidOf('ACCOUNTS', { Name: 'Otter', Website: blank, Phone: blank, 'Address 2': blank })).toEqual({
      name: 'Otter',
    })
  })

  it('may be the name of somebody', () => {
    const person = { 'First name': 'Arthur', 'Last name': 'Blank', Email: 'a@blank.example.com' }
    expect(saidOf('ACCOUNTS', person)).toMatchObject({ contactName: 'Arthur Blank' })
    expect(saidOf('ACCOUNTS', { ...person, 'Last name': 'Null' })).toMatchObject({ contactName: 'Arthur Null' })
    expect(saidOf('ACCOUNTS', { ...person, 'Last name': 'NULL' })).toMatchObject({ contactName: 'Arthur' })
    expect(saidOf('ACCOUNTS', { Name: 'Otter', DBA: 'N/A' })).toEqual({ name: 'Otter' })
  })

  it.each([
    ...['00/00/0000', '0000-00-00', '0', '1/1/1900', '1/0/1900', '0001-01-01', '12/30/1899', '1753-01-01', '19000101'],
    ...['01011900', '9999-12-31', '12/31/9999', '1900-01-01 00:00:00', '0001-01-01T00:00:00Z', 'NULL', '  /  /  '],
  ])('is no day: %s', (none) => {
    expect(saidOf('POLICIES', { 'Client Name': 'Otter', 'Policy Number': 'A-1', 'Cancellation Date': none })).toEqual({
      ...{ accountName: 'Otter', policyNumber: 'A-1' },
    })
  })

  it('is no day that is one', () => {
    const row = { 'Client Name': 'Otter', 'Cancellation Date': '10/20/2026' }
    expect(saidOf('POLICIES', row)).toMatchObject({ canceledAt: '10/20/2026' })
  })

  it('is not a text that was written as a formula to keep its zeros', () => {
    expect(saidOf('POLICIES', { 'Client Name': 'Otter', 'Policy Number': '="00451288"' })).toMatchObject({
      policyNumber: '00451288',
    })
  })
})

it('what is wrong is said at the value', () => {
  expect(stateProblem('OHI')).toBe('State “OHI” is not a US state. Did you mean OH?')
  expect(stateProblem('Virgina')).toBe('State “Virgina” is not a US state. Did you mean VA?')
  expect(stateProblem('New')).toBe('State “New” is not a US state.')
  expect(phoneProblem('Phone', '555-01')).toBe('Phone 555-01 has 5 digits, it needs 10.')
})
