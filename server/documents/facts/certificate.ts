import { amountNumber, amountsIn } from './amounts.ts'
import {
  type Anchor,
  type Area,
  anchorOf,
  findLabel,
  type Grid,
  gridOf,
  linesIn,
  type Spot,
  spansOf,
  textOf,
  within,
} from './certificate-grid.ts'
import { LIMIT_ROWS, type RowName, TICKS } from './certificate-labels.ts'
import { datesIn } from './dates.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import { partyFrom } from './parties.ts'
import { normal, type Sheet } from './sheet.ts'

/**
 * Reads a filled certificate of liability insurance by its printed labels and columns. Null when the page is none. A policy's row
 * comes back as the finding's `group`. The words stand where they stand: the text of a flat form is in no reading order.
 */
export function readCertificate(sheet: Sheet): Finding[] | null {
  const grid = gridOf(sheet)
  const frame = frameOf(grid)
  if (!frame) return null
  const found = [...readHead(grid, frame), ...readInsurers(grid, frame), ...readFoot(grid, frame)]
  for (const band of frame.bands) found.push(...readBand(grid, frame, band))
  return found
}

type Band = { row: RowName; top: number; bottom: number; title: Spot[] }
type Frame = {
  producer: Anchor
  insured: Anchor
  coverages: Anchor
  right: number
  type: number
  addl: Anchor | null
  subr: Anchor | null
  number: Area
  eff: number
  exp: number
  limits: number
  bands: Band[]
  description: Anchor
  holder: Anchor
}

function frameOf(grid: Grid): Frame | null {
  const producer = findLabel(grid, 'PRODUCER', { starts: true, right: grid.sheet.width * 0.4 })
  const insured =
    producer && findLabel(grid, 'INSURED', { top: producer.bottom, right: producer.left + 90, starts: true })
  const coverages = insured && findLabel(grid, 'COVERAGES', { top: insured.bottom, starts: true })
  const holder = coverages && findLabel(grid, 'CERTIFICATE HOLDER', { top: coverages.bottom + 100 })
  const description =
    coverages && holder && findLabel(grid, 'DESCRIPTION OF OPERATIONS LOCATIONS', { top: coverages.bottom + 100 })
  const type = coverages && findLabel(grid, 'TYPE OF INSURANCE', { top: coverages.bottom })
  const number = type && findLabel(grid, 'POLICY NUMBER', { top: type.top - 12, bottom: type.bottom + 12 })
  const eff =
    type && findEither(grid, ['POLICY EFF', 'POLICY EFFECTIVE'], { top: type.top - 16, bottom: type.bottom + 14 })
  const exp =
    type && findEither(grid, ['POLICY EXP', 'POLICY EXPIRATION'], { top: type.top - 16, bottom: type.bottom + 14 })
  const limits = type && findLabel(grid, 'LIMITS', { top: type.top - 16, bottom: type.bottom + 14 })
  if (!producer || !insured || !coverages || !holder || !description || !type || !number || !eff || !exp || !limits)
    return null
  const insurers =
    findLabel(grid, 'INSURER A', { bottom: coverages.top }) ?? findLabel(grid, 'CONTACT', { bottom: insured.top })
  const near = { top: type.top - 16, bottom: type.bottom + 14 }
  const addl =
    findLabel(grid, 'INSD', near) ??
    findLabel(grid, 'INSR', { ...near, left: type.right }) ??
    findLabel(grid, 'ADDL', near)
  const subr = findLabel(grid, 'WVD', near) ?? findLabel(grid, 'SUBR', near)
  const limitLabel = findLabel(grid, 'EACH OCCURRENCE', { top: type.bottom })
  const left = subr ? subr.right + 2 : addl ? addl.right + 14 : number.left - 45
  return {
    producer, insured, coverages, description, holder, addl, subr,
    right: insurers?.left ?? (producer.left + grid.sheet.width) / 2,
    type: type.left,
    number: { left, right: eff.left - 2 },
    eff: (eff.left + eff.right) / 2,
    exp: (exp.left + exp.right) / 2,
    limits: limitLabel?.left ?? limits.left,
    bands: bandsOf(grid, type.bottom, description.top),
  } // biome-ignore format: one glance
}

function findEither(grid: Grid, spellings: string[], area: Area): Anchor | null {
  return spellings.map((words) => findLabel(grid, words, area)).find((found) => found !== null) ?? null
}

const BAND_TITLES: [RowName, string[]][] = [
  ['gl', ['GENERAL LIABILITY', 'COMMERCIAL GENERAL LIABILITY']],
  ['auto', ['AUTOMOBILE LIABILITY']],
  ['umbrella', ['UMBRELLA LIAB', 'UMBRELLA LIABILITY', 'EXCESS UMBRELLA LIABILITY']],
  ['wc', ['WORKERS COMPENSATION']],
]

function bandsOf(grid: Grid, top: number, bottom: number): Band[] {
  const starts = BAND_TITLES.flatMap(([row, titles]) => {
    const found = titles
      .map((title) => findLabel(grid, title, { top, bottom, right: grid.sheet.width * 0.4 }))
      .filter((one) => one !== null)
    const first = found.sort((a, b) => a.top - b.top)[0]
    return first ? [{ row, top: first.top - 4, title: first.spots }] : []
  })
  const end =
    findLabel(grid, 'DISEASE POLICY LIMIT', { top, bottom }) ??
    findLabel(grid, 'DESCRIPTION OF OPERATIONS BELOW', { top, bottom: bottom - 2 })
  if (end) starts.push({ row: 'other', top: end.bottom + 1, title: [] })
  starts.sort((a, b) => a.top - b.top)
  return starts.map((start, index) => ({ ...start, bottom: starts[index + 1]?.top ?? bottom - 1 }))
}

type Made = { key: FactKey; value: string; spots: Spot[]; label?: Spot[]; group?: string; sure?: number }

function finding(grid: Grid, made: Made): Finding {
  const value = spansOf(made.spots)
  return {
    key: made.key,
    value: made.value,
    spans: [...spansOf(made.label ?? []), ...value],
    valueSpan: value[0]!,
    page: grid.sheet.number,
    row: value[0]!.cell.row,
    sure: made.sure ?? 0.93,
    topic: null,
    ...(made.group ? { group: made.group } : {}),
  }
}

function readHead(grid: Grid, frame: Frame): Finding[] {
  const { producer, insured, coverages, right } = frame
  const found: Finding[] = []
  found.push(
    ...partyBlock(
      grid,
      { left: producer.left - 12, right, top: producer.bottom, bottom: insured.top - 1 },
      'producer',
      producer,
    ),
  )
  found.push(
    ...partyBlock(
      grid,
      { left: insured.left - 12, right, top: insured.bottom, bottom: coverages.top - 1 },
      'insured',
      insured,
    ),
  )
  const side = { left: right, top: producer.top - 8, bottom: insured.top }
  const insurerTop = findLabel(grid, 'INSURER S AFFORDING COVERAGE', side)?.top ?? insured.top
  const contactArea = { ...side, bottom: insurerTop - 1 }
  const name = findLabel(grid, 'NAME', contactArea)
  const phone = findLabel(grid, 'PHONE', contactArea)
  const fax = findLabel(grid, 'FAX', contactArea)
  const take = (anchor: Anchor | null, key: FactKey, area: Area, shape: RegExp) => {
    if (!anchor) return
    const spots = grid.spots
      .filter(within(area))
      .filter((spot) => !FORM_WORD.test(normal(spot.token.text)) && normal(spot.token.text) !== '')
    const text = textOf(spots)
    const value = shape.exec(text)?.[0]
    if (value) found.push(finding(grid, { key, value, spots, label: anchor.spots }))
  }
  const edge = fax?.left ?? 1e9
  if (name)
    take(name, 'producer.contact', { left: name.right + 1, top: name.top - 10, bottom: name.bottom + 3 }, /[A-Za-z].*/)
  if (phone)
    take(
      phone,
      'producer.phone',
      { left: phone.right - 4, right: edge - 2, top: phone.top - 4, bottom: phone.bottom + 7 },
      /[\d(+][\d().\s/+-]{6,}(?:\s*(?:x|ext\.?)\s*\d+)?/i,
    )
  if (fax)
    take(
      fax,
      'producer.fax',
      { left: fax.left + 12, top: fax.top - 4, bottom: fax.bottom + 7 },
      /[\d(+][\d().\s/+-]{6,}/,
    )
  const mail = grid.spots.filter(within(contactArea)).find((spot) => /^[\w.+'-]+@[\w-]+\.[\w.]+$/.test(spot.token.text))
  if (mail) found.push(finding(grid, { key: 'producer.email', value: mail.token.text, spots: [mail] }))
  return found
}

const FORM_WORD = /^(PHONE|FAX|A C NO EXT|A C NO|A C|NO|EXT|NO EXT|NAME|CONTACT|E MAIL|EMAIL|ADDRESS)$/

function partyBlock(grid: Grid, area: Area, party: string, label: Anchor): Finding[] {
  const lines = linesIn(grid, area).filter((line) => textOf(line))
  const block = lines.map((line) => ({ spans: spansOf(line), text: textOf(line) }))
  if (block.length === 0) return []
  return partyFrom(block, spansOf(label.spots)[0]!, party, 0.93).map((draft) => ({
    ...draft,
    page: grid.sheet.number,
    row: draft.valueSpan.cell.row,
    topic: null,
  }))
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** The insurers' names stand above, on or under the lines of their letters: both run downwards, so they are matched in order. */
function readInsurers(grid: Grid, frame: Frame): Finding[] {
  const area = { left: frame.right - 6, top: frame.producer.top, bottom: frame.coverages.top }
  const anchors = LETTERS.flatMap((letter) => {
    const anchor = findLabel(grid, `INSURER ${letter}`, area)
    return anchor ? [{ letter, anchor }] : []
  })
  const naic = findLabel(grid, 'NAIC', area)
  if (!anchors.length || !naic) return []
  const top = anchors[0]!.anchor.top - 8
  const first = anchors[0]!.anchor
  const used = new Set(anchors.flatMap(({ anchor }) => anchor.spots))
  const body = { left: first.right - 2, top, bottom: frame.coverages.top - 2 }
  const names = linesIn(grid, { ...body, right: naic.left - 8 })
    .map((line) => line.filter((spot) => !used.has(spot) && /[A-Za-z0-9]/.test(spot.token.text)))
    .filter((line) => line.length)
  const codes = linesIn(grid, { ...body, left: naic.left - 8 })
    .map((line) => line.filter((spot) => /^\d{3,6}$/.test(spot.token.text)))
    .filter((line) => line.length)
  const listed = inOrder(
    anchors.map(({ anchor }) => anchor.middle),
    names.map((line) => anchorOf(line).middle),
  )
  const coded = inOrder(
    anchors.map(({ anchor }) => anchor.middle),
    codes.map((line) => anchorOf(line).middle),
  )
  return anchors.flatMap(({ letter, anchor }, index) => {
    const name = names[listed.indexOf(index)]
    const code = codes[coded.indexOf(index)]
    return [
      ...(name
        ? [
            finding(grid, {
              key: `certificate.insurer.${letter}`,
              value: textOf(name),
              spots: name,
              label: anchor.spots,
            }),
          ]
        : []),
      ...(code ? [finding(grid, { key: `certificate.naic.${letter}`, value: textOf(code), spots: code })] : []),
    ]
  })
}

/** Gives each value a line of its own, in order, with the least distance in all. Returns for each value the index of its line. */
function inOrder(lines: number[], values: number[]): number[] {
  const best: { cost: number; picks: number[] }[][] = [
    lines.map(() => ({ cost: 0, picks: [] })).concat({ cost: 0, picks: [] }),
  ]
  for (const [at, value] of values.entries()) {
    const row: { cost: number; picks: number[] }[] = [{ cost: Number.POSITIVE_INFINITY, picks: [] }]
    for (const [index, line] of lines.entries()) {
      const skip = row[index]!
      const before = best[at]![index]!
      const cost = before.cost + Math.abs(line - value)
      row.push(cost < skip.cost ? { cost, picks: [...before.picks, index] } : skip)
    }
    best.push(row)
  }
  return best.at(-1)!.at(-1)!.picks
}

function readFoot(grid: Grid, frame: Frame): Finding[] {
  const { holder, description, coverages } = frame
  const found: Finding[] = []
  const right = findLabel(grid, 'CANCELLATION', { top: holder.top - 6 })?.left ?? frame.right
  const foot =
    findLabel(grid, 'ACORD 25', { top: holder.bottom })?.top ??
    findLabel(grid, 'ACORD', { top: holder.bottom + 30 })?.top ??
    grid.sheet.height
  found.push(
    ...partyBlock(
      grid,
      { left: holder.left - 12, right: right - 4, top: holder.bottom, bottom: foot - 1 },
      'holder',
      holder,
    ),
  )
  const remark = linesIn(grid, { top: description.bottom + 1, bottom: holder.top - 1 })
  const spots = remark.flat()
  if (spots.length && /[A-Za-z]/.test(textOf(spots)))
    found.push(finding(grid, { key: 'certificate.description', value: remark.map(textOf).join('\n'), spots }))
  const number = findLabel(grid, 'CERTIFICATE NUMBER', { top: coverages.top - 6, bottom: coverages.bottom + 6 })
  const revision = findLabel(grid, 'REVISION NUMBER', { top: coverages.top - 6, bottom: coverages.bottom + 6 })
  const beside = (anchor: Anchor, key: FactKey, edge: number) => {
    const value = grid.spots
      .filter(within({ left: anchor.right + 1, right: edge, top: anchor.middle - 5, bottom: anchor.middle + 5 }))
      .filter((spot) => normal(spot.token.text))
    if (value.length) found.push(finding(grid, { key, value: textOf(value), spots: value, label: anchor.spots }))
  }
  if (number) beside(number, 'certificate.number', (revision?.left ?? 1e9) - 2)
  if (revision) beside(revision, 'certificate.revision', 1e9)
  const head = grid.spots.filter(within({ top: 0, bottom: frame.producer.top - 2, left: grid.sheet.width * 0.6 }))
  const date = head.map((spot) => ({ spot, date: datesIn([spot.token])[0] })).find((one) => one.date)
  if (date) found.push(finding(grid, { key: 'certificate.date', value: date.date!.value, spots: [date.spot] }))
  return found
}

function readBand(grid: Grid, frame: Frame, band: Band): Finding[] {
  const group = band.row
  const area = { top: band.top, bottom: band.bottom }
  const found: Finding[] = []
  const add = (key: FactKey, spots: Spot[], value = textOf(spots), label = band.title) => {
    if (spots.length && value) found.push(finding(grid, { key, value, spots, group, label }))
  }
  const letter = grid.spots
    .filter(within({ ...area, right: frame.type - 12 }))
    .find((spot) => /^[A-F]$/.test(spot.token.text))
  const first = letter && letter.left < frame.producer.left + 18 ? letter : undefined
  if (first) add('certificate.insurerLetter', [first])
  add(
    'policy.number',
    grid.spots.filter(within({ ...area, ...frame.number })).filter((spot) => !datesIn([spot.token]).length),
  )
  const middle = (frame.eff + frame.exp) / 2
  for (const spot of grid.spots.filter(within({ ...area, left: frame.number.right!, right: frame.limits }))) {
    const date = datesIn([spot.token])[0]
    if (date) add((spot.left + spot.right) / 2 < middle ? 'policy.effective' : 'policy.expiration', [spot], date.value)
  }
  const code = (anchor: Anchor | null) =>
    anchor
      ? grid.spots
          .filter(within({ ...area, left: anchor.left - 5, right: anchor.right + 4 }))
          .filter((spot) => /^(X|Y|N|✓|✔|YES)$/i.test(spot.token.text))
      : []
  if (frame.addl && frame.subr) {
    if (band.row !== 'wc') add('certificate.additionalInsured', code(frame.addl).slice(0, 1))
    add('certificate.waiver', code(frame.subr).slice(0, 1))
  }
  for (const { tick, mark, label } of ticksOf(grid, frame, band)) add(tick.key, [mark, ...label.spots], tick.value, [])
  found.push(...limitsOf(grid, frame, band))
  if (band.row === 'other') found.push(...otherRow(grid, frame, band))
  if (band.row === 'umbrella') found.push(...retentionOf(grid, frame, band))
  if (band.row === 'wc') {
    const asked = findLabel(grid, 'Y N', { ...area, right: frame.number.left! })
    const answer =
      asked &&
      grid.spots.find(
        (spot) =>
          within({ left: asked.left - 6, right: asked.right + 6, top: asked.bottom - 1, bottom: asked.bottom + 24 })(
            spot,
          ) && /^[YN]$/.test(spot.token.text),
      )
    if (answer) add('wc.officersExcluded', [answer])
  }
  return found
}

/** A mark stands in the box to the left of its label, at the height of its first or second line; one mark ticks one label. */
function ticksOf(grid: Grid, frame: Frame, band: Band) {
  const labels = TICKS[band.row].flatMap((tick) => {
    const label = tick.words
      .map((words) => findLabel(grid, words, { top: band.top, bottom: band.bottom, right: frame.limits + 140 }))
      .find((one) => one !== null)
    return label ? [{ tick, label }] : []
  })
  const pairs = labels.flatMap((one) => marksAt(grid, one.label, band).map((mark) => ({ ...one, mark })))
  pairs.sort((a, b) => distance(a) - distance(b))
  const taken = new Set<unknown>()
  return pairs.filter(({ label, mark }) => {
    const free = !taken.has(label) && !taken.has(mark)
    taken.add(label).add(mark)
    return free
  })
}

function distance({ label, mark }: { label: Anchor; mark: Spot }) {
  return Math.abs(mark.middle - label.middle - 2)
}

const MARK = /^[X×✓✔✗✘☒■●]$|^[48]$/i

function marksAt(grid: Grid, label: Anchor, band: Band): Spot[] {
  return grid.spots.filter(
    (spot) =>
      MARK.test(spot.token.text) &&
      spot.right <= label.left + 2 &&
      spot.right > label.left - 22 &&
      spot.middle > Math.max(band.top - 2, label.top - 7) &&
      spot.middle < label.bottom + 8,
  )
}

function limitsOf(grid: Grid, frame: Frame, band: Band): Finding[] {
  const area = { left: frame.limits - 2, top: band.top, bottom: band.bottom }
  const labels = LIMIT_ROWS[band.row].flatMap(({ key, words }) => {
    const parts = words.map((one) => findLabel(grid, one, area)).filter((one) => one !== null)
    return parts.length ? [{ key, anchor: anchorOf(parts.flatMap((part) => part.spots)) }] : []
  })
  const amounts = linesIn(grid, area).flatMap((line) =>
    amountsIn(line.map((spot) => spot.token)).map((amount) => ({ amount, spots: line.slice(amount.from, amount.to) })),
  )
  const pairs = labels
    .flatMap((label) => amounts.map((one) => ({ label, one, apart: apart(label.anchor, anchorOf(one.spots)) })))
    .filter((pair) => pair.apart < 8)
  pairs.sort((a, b) => a.apart - b.apart)
  const taken = new Set<unknown>()
  return pairs.flatMap(({ label, one }) => {
    if (taken.has(label) || taken.has(one) || amountNumber(one.amount.value) < 100) return []
    taken.add(label)
    taken.add(one)
    return [
      finding(grid, {
        key: label.key,
        value: one.amount.value,
        spots: one.spots,
        label: label.anchor.spots,
        group: band.row,
      }),
    ]
  })
}

function apart(label: Anchor, value: Anchor) {
  return value.middle >= label.top && value.middle <= label.bottom
    ? Math.abs(value.middle - label.middle) * 0.1
    : Math.min(Math.abs(value.middle - label.top), Math.abs(value.middle - label.bottom))
}

function retentionOf(grid: Grid, frame: Frame, band: Band): Finding[] {
  const label = findLabel(grid, 'RETENTION', { top: band.top, bottom: band.bottom, right: frame.limits })
  if (!label) return []
  const line = grid.spots.filter(
    within({ left: label.right, right: frame.number.left!, top: label.top - 5, bottom: label.bottom + 5 }),
  )
  const amount = amountsIn(line.map((spot) => spot.token))[0]
  if (!amount) return []
  const ded = findLabel(grid, 'DED', { top: band.top, bottom: band.bottom, right: frame.limits })
  const key = ded && marksAt(grid, ded, band).length ? 'umbrella.deductible' : 'umbrella.retention'
  return [
    finding(grid, {
      key,
      value: amount.value,
      spots: line.slice(amount.from, amount.to),
      label: label.spots,
      group: band.row,
    }),
  ]
}

function otherRow(grid: Grid, frame: Frame, band: Band): Finding[] {
  const area = { top: band.top, bottom: band.bottom }
  const typed = grid.spots
    .filter(within({ ...area, left: frame.producer.left + 10, right: (frame.addl?.left ?? frame.number.left!) - 3 }))
    .filter((spot) => !/^(If|yes,|describe|under|\(Mandatory)$/.test(spot.token.text))
  const limits = grid.spots
    .filter(within({ ...area, left: frame.limits - 2 }))
    .filter((spot) => /[A-Za-z0-9]/.test(spot.token.text))
  const letterGone = typed.filter((spot) => !(spot.left < frame.producer.left + 18 && /^[A-F]$/.test(spot.token.text)))
  const text = textOf(letterGone)
  return [
    ...(/[A-Za-z]{3}/.test(text)
      ? [finding(grid, { key: 'certificate.otherDescription', value: text, spots: letterGone, group: 'other' })]
      : []),
    ...linesByRow(limits).flatMap((line) =>
      /\d/.test(textOf(line))
        ? [
            finding(grid, {
              key: 'certificate.otherLimit',
              value: textOf(line),
              spots: line,
              group: 'other',
              sure: 0.85,
            }),
          ]
        : [],
    ),
  ]
}

function linesByRow(spots: Spot[]): Spot[][] {
  const rows = new Map<number, Spot[]>()
  for (const spot of spots) rows.set(spot.cell.row, [...(rows.get(spot.cell.row) ?? []), spot])
  return [...rows.values()]
}
