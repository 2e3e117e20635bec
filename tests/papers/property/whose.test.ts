import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findFacts, pool, readDocument } from '../../../server/documents/index.ts'
import { FORMS } from '../../../server/forms/index.ts'
import { asTold } from '../../support/documents/as-told.ts'
import { homePage } from '../../support/documents/home.ts'
import { makePdf } from '../../support/documents/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'whose-'))
afterAll(() => pool.close())
afterAll(() => rmSync(folder, { recursive: true }))

const ANNA = { insured: 'Anna Whitlock', street: '1 Oak Street', number: 'HO-1001', place: 'Location 1' }
const BEN = { insured: 'Ben Corliss', street: '9 Elm Street', number: 'HO-2002' }
const LAST_YEAR = { ...BEN, from: 2025 }

type Home = Parameters<typeof homePage>[0]

const known = new Map<string, ReturnType<typeof readHome>>()
/** A home as it is read, once however many forms it fills. */
function read(home: Home) {
  const key = JSON.stringify(home)
  const reading = known.get(key) ?? readHome(home)
  known.set(key, reading)
  return reading
}

async function readHome(home: Home) {
  const fileName = `${home.number}-${home.insured}.pdf`
  const path = join(folder, fileName)
  writeFileSync(path, await makePdf([homePage(home)]))
  return { fileId: fileName, fileName, facts: await findFacts((await readDocument(path, fileName)).pages) }
}

/** What a form is filled with from homes, from which of them, and what it asks. */
async function filled(id: string, homes: Home[], more = '') {
  const form = FORMS.find((one) => one.id === id)!
  const files = await Promise.all(homes.map(async (home) => asTold(await read(home), [id])))
  const { values, questions } = form.propose({ files, instructions: `Fill ACORD ${id}${more}`, today: '2026-06-15' })
  return {
    all: Object.fromEntries(values.map(({ field, value }) => [field, value])),
    from: [...new Set(values.flatMap(({ source }) => (source.kind === 'document' ? [source.fileId] : [])))],
    asked: questions.map(({ about }) => about),
    choices: questions.flatMap(({ choices }) => choices),
  }
}

const fileOf = ({ number, insured }: Home) => `${number}-${insured}.pdf`

describe.each(['24', '27', '28', '140'])('on ACORD %s', (id) => {
  test.each([
    ['of one year', [ANNA, BEN]],
    ['of two years', [ANNA, LAST_YEAR]],
    ['the other way round', [LAST_YEAR, ANNA]],
  ])(
    'of the homes of two insureds, %s, it is asked whose it is, and nothing of either stands on it',
    async (_, homes) => {
      const open = await filled(id, homes)
      expect(open).toMatchObject({ all: {}, asked: ['insured'] })
      expect(open.choices.toSorted()).toEqual(['Anna Whitlock', 'Ben Corliss'])
    },
  )

  test.each([
    ['is answered', '\n\nBen Corliss'],
    ['names one', ' for Ben Corliss, please.'],
    ['names one after another was named', ' for Anna Whitlock\n\nAnna Whitlock\n\nNow for Ben Corliss'],
    ['is answered otherwise', '\n\nAnna Whitlock\n\nBen Corliss'],
    ['names a policy', ' with HO-2002'],
    ['names an address', ' for the home at 9 Elm Street'],
  ])('one that %s has all of one insured, and nothing of the other', async (_, more) => {
    const { from, asked } = await filled(id, [ANNA, BEN], more)
    expect({ from, asked }).toEqual({ from: [fileOf(BEN)], asked: [] })
  })

  test('words that speak against one name nobody', async () => {
    expect((await filled(id, [ANNA, BEN], ', not for Anna Whitlock')).asked).toEqual(['insured'])
  })
})

test('a name in doubt stands on the form once the user answers with it', async () => {
  expect((await filled('27', [ANNA, BEN], '\n\nBen Corliss')).all).toMatchObject({
    NamedInsured_FullName_A: 'Ben Corliss',
    Policy_PolicyNumberIdentifier_A: 'HO-2002',
  })
})

test.each(['Anna B. Whitlock', 'ANNA & PAUL WHITLOCK', 'Paul Whitlock and Anna Whitlock'])(
  'it is not asked of %s, who is the same insured',
  async (insured) => {
    expect((await filled('27', [ANNA, { ...ANNA, insured, from: 2025 }])).asked).toEqual([])
  },
)

test.each([
  ['', '9 Elm Street', undefined],
  ['', '1 Oak Street', 'Anna Whitlock'],
  [' for Anna Whitlock', '9 Elm Street', 'Anna Whitlock'],
])(
  'a policy that names nobody is not one’s for being beside theirs: with “%s”, at %s',
  async (more, street, insured) => {
    const nameless = { insured: '', street, number: 'HO-3003', place: 'Location 1' }
    const { all } = await filled('27', [{ ...ANNA, from: 2025 }, nameless], more)
    expect([all.Policy_PolicyNumberIdentifier_A, all.NamedInsured_FullName_A]).toEqual(['HO-3003', insured])
  },
)
