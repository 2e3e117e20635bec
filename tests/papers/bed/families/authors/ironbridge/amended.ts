import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { anEdit, at, beside, cents, dots, ending, flush, glBasis, insuredLines, middle, paged, plain, producerLines, rule, type Section, said, sheetCss, up } from './lines.ts' // biome-ignore format: a list

const WIDE = 100
const LIMITS: [name: string, title: string, short: string][] = [
  ['aggregate', 'GENERAL AGG OTHER THAN PROD/CO', 'GEN AGG'], ['products', 'PROD/CO AGG', 'PROD/CO AGG'], ['personal', 'PERS &amp; ADV INJ', 'PERS/ADV'],
  ['occurrence', 'EA OCC', 'EA OCC'], ['rented', 'DMG TO RENTED PREM, ANY ONE', 'DMG RENT PREM'], ['medical', 'MED EXP, ANY ONE PERS', 'MED EXP'],
] // biome-ignore format: a table

/** Amended declarations of a general liability policy: what was, what is, and the transactions of the term. */
export const amendedDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const { css, most } = sheetCss(WIDE)
    const changed = daysLater(gl.effective, chance.int(30, 200))
    const no = chance.int(1, 4)
    const [carrier, number, from, to] = [voice.carrier('gl'), voice.number('gl'), voice.effective('gl'), voice.expiration('gl')] // biome-ignore format: a page
    const head = (page: number, of: number) => [
      at([0, carrier], ending(WIDE, `AMENDED DECLARATIONS  ${flush(String(page), 2)} / ${of}`)),
      at(
        [0, 'COMMERCIAL GENERAL LIABILITY'],
        ending(WIDE, `AMENDMENT ${String(no).padStart(2, '0')}  EFF ${voice.date(changed)}`),
      ),
      rule(WIDE),
      at([0, 'POLICY'], [26, 'TERM'], [56, 'AGT'], [68, 'SUPERSEDES']),
      at([0, number], [26, `${from} - ${to}`], [56, truth.producer.code], [68, `DEC OF ${voice.date(no > 1 ? daysLater(changed, -20) : gl.effective)}`]), // biome-ignore format: a page
      rule(WIDE),
      '',
    ]
    const sections = [...parties(voice), ...limits(voice), classes(voice), history(voice, changed, no)]
    return { kind: 'declarations', feeds: 'fills', css, html: paged(head, sections, { most }) }
  },
}

function parties(voice: Voice): Section[] {
  const { chance, truth } = voice
  const now = insuredLines(voice, 42)
  const agent = producerLines(voice, 42)
  const moved = chance.maybe(0.4)
  const before = moved ? voice.address(truth.names.address()) : []
  const address = moved
    ? beside(['MAILING ADDRESS WAS', ...before], ['NAMED INSURED AND MAILING ADDRESS IS', ...now], 50, 2)
    : ['NAMED INSURED', ...now].map((line) => `  ${line}`)
  const naic = chance.maybe(0.4) ? [`  COMPANY NAIC ${voice.naic('gl')}`] : []
  return [{ heads: [], lines: [...address, '', '  PRODUCER', ...agent.map((line) => `  ${line}`), ...naic, ''] }]
}

function limits(voice: Voice): Section[] {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const prior = truth.prior.gl.limits
  const same = chance.pick(['NO CHG', 'SAME', ''])
  const columns: [number, number] = chance.maybe(0.25) ? [84, 62] : [62, 84]
  const edit = anEdit(voice)
  let changes = 0
  const cells = chance.shuffle(LIMITS).map(([name, title, short]) => {
    const isChanged = gl.excluded === name || chance.maybe(0.5) || changes === 0
    if (isChanged) changes += 1
    const now = said(voice, 'gl', name, edit, 'EXCLUDED')
    const was = isChanged ? edit(prior[name] ?? 0) : now
    return { title, short, was, is: isChanged || !same ? now : same, mark: isChanged ? '*' : '' }
  })
  const across = (text: (index: number) => string) => cells.map((_, index) => ending(22 + index * 15, text(index)))
  const isAcross = chance.maybe(0.35)
  const table = isAcross
    ? [
        at(...across((index) => cells[index]!.short)),
        '',
        at([2, 'WAS'], ...across((index) => cells[index]!.was)),
        at([2, 'IS'], ...across((index) => cells[index]!.is)),
        at(...across((index) => cells[index]!.mark)),
        '',
        at(ending(columns[0], 'WAS'), ending(columns[1], 'IS')),
      ]
    : cells.map(({ title, was, is, mark }) =>
        at([2, dots(title, '', 46)], ending(columns[0], was), ending(columns[1], is), [90, mark]),
      )
  const basis = glBasis(voice, chance.pick([['OCCURRENCE BASIS', 'CLAIMS MADE BASIS'], ['OCCURRENCE FORM', 'CLAIMS-MADE FORM']])) // biome-ignore format: a page
  const deductible: [number, number] = [chance.pick([250, 500]), chance.pick([1000, 2500])]
  const applies = chance.maybe(0.4) ? [at([2, dots('GEN AGG APPLIES', '', 46)], ending(columns[0], 'PER POLICY'), ending(columns[1], voice.tick('gl.perLocation', 'PER LOCATION')), [90, '*'])] : [] // biome-ignore format: a page
  return [
    {
      heads: [
        isAcross
          ? '  LIMITS OF INSURANCE'
          : at([2, 'LIMITS OF INSURANCE'], ending(columns[0], 'WAS'), ending(columns[1], 'IS')),
        '',
      ],
      lines: [
        ...table,
        ...applies,
        at([2, dots('DED PER CLAIM, PD', '', 46)], ending(columns[0], plain(deductible[0])), ending(columns[1], plain(deductible[1])), [90, '*']), // biome-ignore format: a page
        at([2, dots('TERM PREMIUM', '', 46)], ending(columns[0], plain(truth.prior.gl.premium)), ending(columns[1], plain(gl.premium)), [90, '*']), // biome-ignore format: a page
        '',
        at([2, `THIS POLICY IS WRITTEN ON THE ${basis}.`]),
        at([
          2,
          same
            ? `* CHANGED BY THIS AMENDMENT.  ${same} = THE ENTRY UNDER WAS STAYS IN FORCE.`
            : '* CHANGED BY THIS AMENDMENT.',
        ]),
        '',
      ],
    },
  ]
}

function classes(voice: Voice): Section {
  return {
    heads: [
      at([2, 'CLASSES'], [12, 'A = ADDED  D = DELETED  BLANK = AS BEFORE']),
      at(
        [2, 'LOC'],
        [8, 'ACT'],
        [13, 'CODE'],
        [20, 'DESCRIPTION'],
        ending(72, 'EXPOSURE'),
        ending(82, 'RATE'),
        ending(96, 'PREMIUM'),
      ),
      '',
    ],
    lines: voice.truth.locations.map((one) => at([2, one.number.padStart(3, '0')], [8, voice.chance.pick([' ', ' ', 'A', 'D'])], [13, one.classCode], [20, voice.text(up(one.classification))], ending(72, plain(one.exposure)), ending(82, one.rate), ending(96, plain(one.premium)))), // biome-ignore format: a page
  }
}

function history(voice: Voice, changed: string, no: number): Section {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const before = truth.prior.gl
  const row = (seq: number, type: string, what: string, effective: string, premium: number) =>
    at([2, String(seq).padStart(3, '0')], [8, type], [13, what], [48, voice.date(effective)], [64, voice.date(daysLater(effective, -chance.int(3, 30)))], ending(96, cents(premium))) // biome-ignore format: a page
  return {
    heads: [
      '',
      middle('TRANSACTION HISTORY', WIDE),
      at([2, 'SEQ'], [8, 'TYP'], [13, 'DESCRIPTION'], [48, 'EFFECTIVE'], [64, 'PROCESSED'], ending(96, 'PREMIUM')),
      '',
    ],
    lines: [
      row(1, 'NB', `NEW BUS ${voice.text(before.number)}`, before.effective, before.premium),
      row(
        2,
        'EN',
        `OCC LIMIT ${plain(before.limits.medical! * 10)} SUBLIMIT ADDED`,
        daysLater(before.effective, 90),
        212.5,
      ),
      row(3, 'RN', 'RENEWAL', gl.effective, before.premium),
      ...Array.from({ length: no }, (_, index) => row(4 + index, 'AM', index + 1 === no ? 'THIS AMENDMENT' : 'ADD CLASS', index + 1 === no ? changed : daysLater(gl.effective, 10 + index), chance.int(40, 900))), // biome-ignore format: a page
    ],
  }
}
