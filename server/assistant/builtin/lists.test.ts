import { describe, expect, it } from 'vitest'
import { LOSS_RUN } from '../../../tests/support/documents/loss-run.ts'
import { packetPages } from '../../../tests/support/documents/packet-pages.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { ELEMENT_MEANINGS } from '../../forms/index.ts'
import { brief } from '../told-facts.ts'

rehearseHere()

const BODIES = ['Box truck', 'Dry van trailer', 'Tractor']
/** Forty vehicles on two pages. */
const fleet = [0, 20].map((first) => ({
  ...linesPage(['SCHEDULE OF COVERED AUTOS', 'Policy Number: CA-77-1042']),
  tables: [
    {
      x: 50,
      y: 120,
      columns: [0, 60, 110, 190, 300, 400],
      rows: [
        ['Unit', 'Year', 'Make', 'Body type', 'Plate no', 'VIN'],
        ...Array.from({ length: 20 }, (_, row) => {
          const number = first + row + 1
          const plate = number % 4 ? '' : `R14${3000 + number}`
          return [`${100 + number}`, `${2004 + (number % 20)}`, 'Volvo', BODIES[number % 3]!, plate, `4V4NC9EH5LN2${20000 + number}`]
        }),
      ],
    },
  ],
})) // biome-ignore format: a table

async function ask(paper: MadePaper, ...questions: string[]) {
  const rehearsal = new Rehearsal()
  let told = await rehearsal.say(questions[0]!, [paper])
  for (const question of questions.slice(1)) told = await rehearsal.say(question)
  expect(told.refusals).toEqual([])
  return told
}
const drawn = { fleet, losses: [LOSS_RUN] }
const read = async (name: keyof typeof drawn) => paperOf(`${name}.pdf`, await makePdf(drawn[name]))
const readOnce = { fleet: read('fleet'), losses: read('losses') }
const made = (name: keyof typeof drawn) => readOnce[name]

describe('what a schedule is asked', () => {
  it.each([
    ['how many trailers are scheduled?', 'Of the 40 vehicles “fleet.pdf” lists, 14 fit body type “trailers”:'],
    ['vehicles with a plate', 'Of the 40 vehicles “fleet.pdf” lists, 10 fit plate number told:'],
    ['how many vehicles of 2019?', 'Of the 40 vehicles “fleet.pdf” lists, 2 fit year in 2019:'],
    ['unit 103', 'Of the 40 vehicles “fleet.pdf” lists, 1 fits vehicle number “103”:\n\n- vehicle number: 103; year: 2007'],
    ['R143004', '1 fits plate number “R143004”:\n\n- vehicle number: 104; year: 2008'],
    ['oldest vehicle', 'The earliest year is 2004, among 40 vehicles “fleet.pdf” lists.\n\n- vehicle number: 120; year: 2004'],
  ])('%s', async (question, words) => {
    expect((await ask(await made('fleet'), question)).answer).toContain(words)
  }) // biome-ignore format: a table

  it.each([
    ['how many refrigerated trailers', 'refrigerated', '14 fit body type “trailers”'],
    ['how many vehicles are garaged in Indiana', 'garaged in Indiana', '“fleet.pdf” lists 40 vehicles.'],
    ['vehicles over 26,000 lbs', 'over 26,000 lbs', '“fleet.pdf” lists 40 vehicles.'],
  ])('%s: says first what could not be applied', async (question, unused, rest) => {
    const { answer } = await ask(await made('fleet'), question)
    expect(answer).toMatch(new RegExp(`^I could not narrow the vehicles by “${unused}”`))
    expect(answer).toContain(`Without that: `)
    expect(answer).toContain(rest)
  })

  it('says of each document whether its list could be narrowed', async () => {
    const { columns, rows, ...table } = fleet[0]!.tables[0]!
    const bare = [
      { ...fleet[0]!, tables: [{ ...table, columns: columns.slice(0, 3), rows: rows.map((row) => row.slice(0, 3)) }] },
    ]
    const papers = [await made('fleet'), await paperOf('bare.pdf', await makePdf(bare))]
    const { answer } = await new Rehearsal().say('how many trailers?', papers)
    expect(answer).toContain('14 fit body type “trailers”')
    expect(answer).toMatch(
      /could not narrow the vehicles by “trailers”[^\n]*\n\nWithout that: “bare.pdf” lists 20 vehicles/,
    )
  })

  it('says what no entry tells, and counts by a value alone', async () => {
    const { answer } = await ask(await made('fleet'), 'what is the cost new of unit 103?')
    expect(answer).toMatch(/^I could read no “cost new” in any entry of the vehicles\./)
    expect((await ask(await made('fleet'), 'how many box trucks?')).answer).toContain('13 fit body type “box trucks”')
  })

  it('says more rows when asked for them, the next or all', async () => {
    const first = await ask(await made('fleet'), 'how many vehicles are scheduled?')
    expect(first.answer).toMatch(/vehicle number: 112;[^\n]*\n- and 28 more; say “show the next 12”/)
    const next = await ask(await made('fleet'), 'how many vehicles are scheduled?', 'show the next 12', 'next 3')
    expect(next.answer).toMatch(/from number 25 on:\n\n- vehicle number: 125;/)
    expect(next.answer).toContain('- and 13 more')
    const all = await ask(await made('fleet'), 'which vehicles have a VIN?', 'next 12', 'show me the rest')
    expect(all.answer.match(/^- vehicle number/gm)).toHaveLength(16)
    const every = await ask(await made('fleet'), 'which vehicles are scheduled?', 'show all')
    expect(every.answer.match(/^- vehicle number/gm)).toHaveLength(40)
  })
})

describe('what a loss run is asked', () => {
  it.each([
    ['claims from 2025', 'Of the 3 claims “losses.pdf” lists, 2 fit date of loss in 2025:', 'C-1001'],
    ['how many reopened claims?', '1 fits claim status “reopened”:', 'C-1003'],
    ['claims with paid over 1,500', '2 fit claim paid over $1,500:', 'C-1003'],
    ['largest paid claim', 'The highest claim paid is $12,400, among 3 claims', 'C-1003'],
    ['paid on claim C-1003', '- claim paid: $1,000; claim number: C-1003', 'C-1001'],
  ])('%s', async (question, words, other) => {
    const { answer } = await ask(await made('losses'), question)
    expect(answer).toContain(words)
    expect(answer).not.toContain(other)
  })

  it('tells a total as printed where it stands in print, else as added up', async () => {
    const { answer, sources } = await ask(await made('losses'), 'total paid')
    expect(answer).toBe('The total of the claim paid is $15,400, which “losses.pdf” also prints as a total [1].')
    expect(sources[0]!.quote).toContain('Totals')
    const open = await ask(await made('losses'), 'what is the total reserve of the open and reopened claims in 2025?')
    expect(open.answer).toContain('$9,000, which “losses.pdf” also prints')
    const one = await ask(await made('losses'), 'total paid in 2025')
    expect(one.answer).toContain('The total of the claim paid is $3,000. I added it up from 2 claims')
  })

  it('says which word chose nothing, though a note of the document has it', async () => {
    const note = { x: 72, y: 260, text: 'Subrogation is pursued by the recovery unit of the carrier.' }
    const noted = await paperOf('noted.pdf', await makePdf([{ ...LOSS_RUN, texts: [...LOSS_RUN.texts!, note] }]))
    const said = await ask(noted, 'how many claims in subrogation?')
    expect(said.answer).toMatch(/^I could not narrow the claims by “subrogation”/)
  })

  it('takes what was incurred where no amount is named, and says so', async () => {
    const { answer } = await ask(await made('losses'), 'what is the largest claim?')
    expect(answer).toMatch(/^The highest incurred \(paid and reserves\) is \$12,400, among \d claims/)
  })

  it('says of which amount a limit is taken where none is named', async () => {
    const { answer } = await ask(await made('losses'), 'claims over 5,000')
    expect(answer).toMatch(/fit incurred \(paid and reserves\) over \$5,000/)
  })
})

describe('what a packet is asked', () => {
  const item = (index: number) => ({
    location_number: String((index % 3) + 1),
    class_code: String(10010 + index),
    classification: ['Offices', 'Florist shops', 'Bakeries'][index % 3]!,
    territory: `00${index % 2}`,
    exposure: `${index + 1}0,000`,
    exposure_basis: 'Gross sales',
    premium: `$${(1000 + index * 37).toLocaleString('en-US')}`,
    form_number: `CG 20 1${index % 4}`,
    form_title: ['Coverage Form', 'Additional Insured - Owners', 'Virus Exclusion', 'Assault And Battery Exclusion'][index % 4]!,
    edition_date: '01 24',
  }) // biome-ignore format: a record
  const HEAD = [
    'POLICY NUMBER: WX778812',
    'Named insured: Cedar Row Holdings, LLC',
    'Policy period: 04/01/2026 - 04/01/2027',
  ]
  const packet = (): MadePaper => {
    const pages = packetPages('Commercial General Liability', HEAD, [
      { title: 'Classification Schedule', lead: 'location_number', labels: [['CLASS', 'class_code'], ['CLASSIFICATION', 'classification'], ['TERRITORY', 'territory']] },
      { title: 'Forms Schedule', lead: 'form_number', labels: [['EDITION', 'edition_date'], ['TITLE', 'form_title'], ['LOC', 'location_number'], ['CLASS', 'class_code']] },
      { title: 'Premium Summary', lead: 'location_number', labels: [['CLASS', 'class_code'], ['EXPOSURE', 'exposure'], ['BASIS', 'exposure_basis'], ['PREMIUM', 'premium']] },
    ], Array.from({ length: 12 }, (_, index) => item(index)), 1) // biome-ignore format: a table
    return { name: 'packet.pdf', pages, facts: readFacts(pages, ELEMENT_MEANINGS) }
  }

  it.each([
    ['how many locations are there?', '“packet.pdf” lists 3 locations, in 12 rows:'],
    [
      'is there an assault and battery exclusion?',
      'Of the 4 forms “packet.pdf” lists, 1 fits form title “assault and battery”:',
    ],
    ['which form is CG 20 11?', '1 fits form number “CG 20 11”:'],
    ['which form is CG 21 47?', 'lists 4 forms, and I found it in none of them.'],
    ['premium for class 10013', '1 fits class code “10013”:\n\n- premium: $1,111; exposure: 40,000;'],
  ])('%s', async (question, words) => {
    expect((await ask(packet(), question)).answer).toContain(words)
  })

  it('does not take the premium of a class for that of the line', () => {
    const { facts } = packet()
    const [row] = facts!.facts.filter(({ key }) => key === 'gl.premium')
    expect(row!.value).toMatch(/^1,\d{3}$/)
    const line = { ...row!, id: 'line', value: '14,442' }
    const told = brief({ ...facts!, facts: [...facts!.facts, line] }).facts
    expect(told.filter(({ key }) => key === 'gl.premium').map(({ value }) => value)).toEqual(['14,442'])
  })
})

describe('a form of any policy', () => {
  const policy = [
    linesPage([
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Policy Number: CG-77-1042',
      'FORMS AND ENDORSEMENTS',
      'CG 00 01 04 13 Commercial General Liability Coverage Form',
      'CG 21 67 12 04 Fungi or Bacteria Exclusion',
      'CG 21 44 04 17 Limitation of Coverage to Designated Premises',
    ]),
  ]

  it.each([['is there a fungi exclusion?'], ['which form is CG 21 67?']])('%s', async (question) => {
    const { answer } = await ask(await paperOf('policy.pdf', await makePdf(policy)), question)
    expect(answer).toMatch(/^The documents list one form or endorsement:\n\n- [^\n]*Fungi or Bacteria Exclusion/)
  })
})
