import { parseDate } from '../../../shared/dates.ts'
import { isSameAmount } from '../../documents/index.ts'
import type { Finding } from '../types.ts'
import { ofBoxes } from './answers.ts'
import { cellsOf, findingOf } from './judge-answers.ts'
import { daysAsked, isWithin, linesAppliedFor, linesOfRun, termsOf } from './loss-reach.ts'
import { type Loss, lossesIn } from './losses-told.ts'
import { mentionOf } from './mentions.ts'
import type { Told } from './prior-policies.ts'
import { isUnread, ofAnother } from './reach.ts'
import type { Answer, Ground, Looked, Part } from './said.ts'

const GROUP = 'Losses'
const ASK = 'Which losses and claims did you have in the last five years? If none, please say so.'

/** The losses on the application held against those in loss runs, day by day. */
export function judgeLosses(ground: Ground, policies: readonly Told[]): Finding[] {
  const { parts, looked } = ground
  const scope = scopeOf(ground, policies)
  const { said, told } = scope
  const none = parts.filter(({ side }) => side === 'Application').flatMap(noLosses)[0]
  if (!said.length) return [none ? denied(none, scope) : notListed(told, looked)]
  const left = Map.groupBy(told, ({ date }) => date.shown)
  const next = new Map<string, number>()
  const found = said.flatMap((loss) => {
    const day = loss.date.shown
    const at = next.get(day) ?? 0
    const other = left.get(day)?.[at]
    if (!other) return told.length ? [notAmong(loss, scope)] : []
    next.set(day, at + 1)
    return judgePair(loss, other, looked)
  })
  const others = [...left].flatMap(([day, losses]) => losses.slice(next.get(day) ?? 0))
  return [...found, ...others.map((loss) => notAmong(loss, scope))]
}

/** The losses of either side, and why one that is not listed there may still have been; null where it would be listed. */
type Scope = {
  ground: Ground
  said: readonly Loss[]
  told: readonly Loss[]
  openInRuns: (loss: Loss) => string | null
  openInApplication: (loss: Loss) => string | null
}

function scopeOf(ground: Ground, policies: readonly Told[]): Scope {
  const { parts, today } = ground
  const of = (side: Part['side']) => parts.filter((part) => part.side === side).map((part) => [part, lossesIn(part)] as const)
  const [applications, documents] = [of('Application'), of('Documents')]
  const runs = documents
    .filter(([, { losses }]) => losses.length)
    .map(([part, { isPartly }]) => ({
      ...{ part, name: part.paper.name, isIn: termsOf(part), lines: linesOfRun(part, policies) },
      other: ofAnother(part, parts),
      isPartly: isPartly || isUnread(part),
    }))
  const applied = linesAppliedFor(applications.map(([part]) => part), policies)
  const asked = daysAsked(applications, today)
  const isPartly = applications.some(([part, losses]) => losses.isPartly || isUnread(part))
  const byPart = new Map(runs.map((run) => [run.part, run]))
  const inRun = ({ name, isIn, lines, other, isPartly }: (typeof runs)[number], { date, line }: Loss) => {
    if (other || isPartly) return other ?? `Not all of ${name} could be read.`
    if (!line || !lines.has(line)) return `Nothing shows that ${name} is of the line of this loss.`
    return isIn(parseDate(date.shown) ?? '') ? null : `${name} does not show that it lists the losses of that day.`
  }
  return {
    ground,
    said: applications.flatMap(([, { losses }]) => losses),
    told: documents.flatMap(([, { losses }]) => losses),
    openInRuns: (loss) => first(runs, (run) => inRun(run, loss)),
    openInApplication: ({ part, date }) => {
        const { lines, other } = byPart.get(part)!
        if (other || isPartly) return other ?? 'Not all losses of the application could be read.'
        if (!lines.size || ![...lines].every((line) => applied.has(line))) return 'Nothing shows that both are of one line.'
        return isWithin(asked, date.shown) ? null : 'The application does not show that it lists the losses of that day.'
    },
  }
} // biome-ignore format: reasons

function first<T>(ones: readonly T[], tell: (one: T) => string | null): string | null {
  for (const one of ones) {
    const told = tell(one)
    if (told) return told
  }
  return null
}

const topicOf = ({ date }: Loss) => ({ group: GROUP, label: `Loss of ${date.shown}` })

function judgePair(loss: Loss, other: Loss, looked: Looked): Finding[] {
  const [ours, theirs] = [loss.amount, other.amount]
  if (ours && theirs && !isSameAmount(ours.sum, theirs.sum)) {
    const why = `The application says ${ours.answer.shown}; ${theirs.answer.where} says ${theirs.answer.shown}. They may be of different days.`
    const ask = `What has been paid and reserved for the loss of ${loss.date.shown} by now?`
    return [findingOf(topicOf(loss), 'DIFFERS', 'MODERATE', cellsOf(looked, [ours.answer, theirs.answer]), why, ask)]
  }
  const cells = cellsOf(looked, [loss.date, other.date])
  if (!loss.date.isSure || !other.date.isSure) {
    const why = `${other.date.where} may list the same loss; not all of it was read for sure.`
    return [findingOf(topicOf(loss), 'UNSURE', 'LOW', cells, why, null)]
  }
  return [findingOf(topicOf(loss), 'MET', 'NONE', cells, `${other.date.where} lists a loss of the same day.`, null)]
}

/** A loss that the other side does not list: a contradiction only where its list is whole and of the same insured, line and years. */
function notAmong(loss: Loss, scope: Scope): Finding {
  const { parts, looked } = scope.ground
  const isOwn = loss.date.side === 'Application'
  const others = isOwn ? scope.told : scope.said
  const head = others[0]!.date
  const day = loss.date.shown
  const mention = mentionOf([loss.date], isOwn ? 'Documents' : 'Application', parts)
  if (mention) {
    const why = 'The other side has this day as well, but not in a list of losses that was understood.'
    const ask = `Is the loss of ${day} the same in both?`
    return findingOf(topicOf(loss), 'UNSURE', 'MODERATE', cellsOf(looked, [loss.date, mention]), why, ask)
  }
  const severity = isOwn ? 'MODERATE' : 'HIGH'
  const ask = isOwn
    ? `Which insurer was the loss of ${day} reported to? Please send its loss run.`
    : `What happened on ${day}? ${loss.date.where} lists a loss that the application does not.`
  const open =
    (isOwn ? scope.openInRuns(loss) : scope.openInApplication(loss)) ??
    (loss.date.isSure ? null : 'It could not be read clearly.')
  const where = isOwn ? head.where : 'the application'
  if (open) {
    const why = `${isOwn ? 'The application' : loss.date.where} lists a loss of ${day}; it was not found in ${where}. ${open}`
    return findingOf(topicOf(loss), 'NOT_SHOWN', severity, cellsOf(looked, [loss.date]), why, ask)
  }
  const listed = {
    ...head,
    shown: head.place.quote,
    note: others.length === 1 ? 'The only loss listed.' : `The first of ${String(others.length)} losses listed.`,
  }
  const why = `${isOwn ? 'The application' : loss.date.where} lists a loss of ${day}; ${where} does not.`
  return findingOf(topicOf(loss), 'CONTRADICTS', severity, cellsOf(looked, [loss.date, listed]), why, ask)
}

/** An application that says there were no losses. */
function denied(none: Answer, scope: Scope): Finding {
  const { told, ground } = scope
  const open = told.map((loss) => ({ loss, why: scope.openInApplication(loss) }))
  const worst = open.find(({ why }) => !why) ?? open[0]
  const topic = { group: GROUP, label: 'No losses' }
  if (!worst)
    return findingOf(
      topic,
      'FOUND',
      'NONE',
      cellsOf(ground.looked, [none]),
      'The application says there were none.',
      null,
    )
  const { date } = worst.loss
  const cells = cellsOf(ground.looked, [none, date])
  const why = `The application says there were no losses; ${date.where} lists one of ${date.shown}.`
  const ask = `The application says there were no losses. Please explain the ${told.length > 1 ? 'losses' : 'loss'} of ${told.map((one) => one.date.shown).join(', ')}.`
  if (worst.why) return findingOf(topic, 'UNSURE', 'HIGH', cells, `${why} ${worst.why}`, ask)
  return findingOf(topic, 'CONTRADICTS', 'HIGH', cells, why, ask)
}

function notListed(told: readonly Loss[], looked: Looked): Finding {
  const [first] = told
  const why = first
    ? `The application lists no losses; ${first.date.where} lists ${String(told.length)}.`
    : 'Neither the application nor anything else given lists losses, or says that there were none.'
  const cells = cellsOf(looked, first ? [first.date] : [])
  return findingOf({ group: GROUP, label: 'Loss history' }, 'NOT_SHOWN', first ? 'HIGH' : 'MODERATE', cells, why, ASK)
}

const noLosses = (part: Part) =>
  ofBoxes(['LossHistory_NoPriorLossesIndicator'], part, 'words').map((tick) => ({
    ...tick,
    shown: tick.place.quote || tick.shown,
    note: 'Ticked: no prior losses.',
  }))
