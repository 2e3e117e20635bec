import { amountNumber, amountsAmong } from './amounts.ts'
import { type Band, type Frame, findEither, finding, frameOf } from './certificate-frame.ts'
import {
  type Anchor,
  anchorOf,
  findLabel,
  type Grid,
  gridOf,
  linesIn,
  type Spot,
  textOf,
  within,
} from './certificate-grid.ts'
import { LIMIT_ROWS, TICKS } from './certificate-labels.ts'
import { readFoot, readHead, readInsurers } from './certificate-parties.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import type { Sheet } from './sheet.ts'

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
    grid.spots.filter(within({ ...area, ...frame.number })).filter((spot) => !datesAmong([spot.token]).length),
  )
  const middle = (frame.eff + frame.exp) / 2
  for (const spot of grid.spots.filter(within({ ...area, left: frame.number.right!, right: frame.limits }))) {
    const date = datesAmong([spot.token])[0]
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
    const asked = findEither(grid, ['Y N', 'YIN', 'YN'], { ...area, right: frame.number.left! })
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
    amountsAmong(line.map((spot) => spot.token)).map((amount) => ({
      amount,
      spots: line.slice(amount.from, amount.to),
    })),
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
  const amount = amountsAmong(line.map((spot) => spot.token))[0]
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
