import { type Frame, finding } from './certificate-frame.ts'
import {
  type Anchor,
  type Area,
  anchorOf,
  findLabel,
  type Grid,
  linesIn,
  spansOf,
  textOf,
  within,
} from './certificate-grid.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import { partyFrom } from './parties.ts'
import { normal } from './sheet.ts'

/** Producer, contact and insured. */
export function readHead(grid: Grid, frame: Frame): Finding[] {
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
  if (!found.some((one) => one.key === 'producer.phone')) {
    // The label may be unreadable where the number is not.
    const spots = grid.spots
      .filter(within({ ...contactArea, right: edge - 2 }))
      .filter((spot) => /^[(+]?\d[\d().-]*$/.test(spot.token.text))
    const value = /\(?\d{3}\)?[\s.-]*\d{3}[\s.-]\d{4}/.exec(textOf(spots))?.[0]
    if (value && spots.length <= 3) found.push(finding(grid, { key: 'producer.phone', value, spots, sure: 0.8 }))
  }
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
export function readInsurers(grid: Grid, frame: Frame): Finding[] {
  const area = { left: frame.right - 6, top: frame.producer.top, bottom: frame.coverages.top }
  const anchors = LETTERS.flatMap((letter) => {
    const anchor = findLabel(grid, `INSURER ${letter}`, area) ?? findLabel(grid, `INSURER${letter}`, area)
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
    .filter((line) => line.length && !/AFFORDING COVERAGE/.test(normal(textOf(line))))
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

/** Description, holder, the certificate's numbers and its date. */
export function readFoot(grid: Grid, frame: Frame): Finding[] {
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
  const date = head.map((spot) => ({ spot, date: datesAmong([spot.token])[0] })).find((one) => one.date)
  if (date) found.push(finding(grid, { key: 'certificate.date', value: date.date!.value, spots: [date.spot] }))
  return found
}
