import { writeFile } from 'node:fs/promises'
import {
  type Intent,
  type IntentWeights,
  intentOf,
  readingsOf,
  WANTS,
  type Want,
} from '../server/assistant/builtin/understanding/intent-by-weights.ts'
import { type Heard, intentFeatures } from '../server/assistant/builtin/understanding/intent-features.ts'
import { messages, questionsOf, tasks } from '../tests/papers/questions/questions.ts'
import { decidedRight } from './intents/decided.ts'
import { FAMILIES, sketches } from './intents/sketches.ts'
import { type Example, train } from './learning/train.ts'
import { written } from './learning/written.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/assistant/builtin/understanding/', import.meta.url)
const SKETCHES = 14000
const FEATURES = 4000
const SCALE = 12
const SHARED = 4
/** How often a message that someone wrote counts against one that was put together. */
const WRITTEN = 3
const FOLDS = 4

type Taught = Heard & { want: Want }
type Labelled = Heard & { intent: Intent }

/**
 * `node scripts/learn-intents.ts`: learns what messages want from sketches, from the questions, and from the messages and tasks that
 * tests/papers/questions gives to learn from, and writes the weights with their figures. `--check` only judges: messages by what sketches
 * and questions alone taught, and sketches by what the other families taught. `--report` asks the messages that are kept back as well, by
 * the weights alone and by the whole decision.
 */
async function main() {
  const known = messages().map(({ state = 'none', ...message }) => ({ ...message, state }))
  const learned = known.filter(({ set }) => set === 'learn')
  const asked: Taught[] = questionsOf('learn').flatMap(({ question, sort }) =>
    ['task', 'cannot', 'smalltalk', 'language'].includes(sort)
      ? []
      : [{ message: question, want: /^compar/i.test(question) ? 'compare' : 'question', state: 'none' }],
  )
  const alone = learn([...sketches(1, SKETCHES), ...asked])
  const judged = learned.map((one) => judge(one, alone))
  const families = familiesLeftOut(asked)
  const floor = floorOf([...judged, ...families])
  const asks = judged.filter(({ certainty }) => certainty < floor).length
  const figures = { leftOut: shareOf(judged), families: shareOf(families), floor, asks }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  if (process.argv.includes('--check')) {
    for (const { one, want, certainty, isRight } of judged)
      if (!isRight)
        process.stdout.write(`${one.intent} → ${want} ${certainty.toFixed(2)} (${one.state}) ${one.message}\n`)
    return
  }
  const done = [...tasks(), ...tasks('threshold')].flatMap(({ question: message, intent, state }) =>
    intent && state ? [{ message, intent, state }] : [],
  )
  const own = [...learned, ...done].map((one) => ({ ...one, want: wantOf(one, alone) }))
  const model = learn([...sketches(1, SKETCHES), ...asked, ...Array.from({ length: WRITTEN }, () => own).flat()])
  model.floor = floor
  await writeFile(new URL('intent-weights.json', HERE), written(model))
  const report = known.filter(({ set }) => set === 'report')
  const all = {
    ...figures,
    learn: shareOf(learned.map((one) => judge(one, model))),
    learnDecided: shareOf(learned.map(decidedRight)),
    ...(process.argv.includes('--report')
      ? { report: shareOf(report.map((one) => judge(one, model))), reportDecided: shareOf(report.map(decidedRight)) }
      : {}),
    messages: report.length,
    features: Object.keys(model.weights).length,
  }
  process.stdout.write(`${JSON.stringify(all)}\n`)
  await writeFile(new URL('intent-figures.json', HERE), `${JSON.stringify(all, null, 1)}\n`)
}

function learn(taught: Taught[]): IntentWeights {
  const examples = taught.map(
    (one, at): Example<Want> => ({
      ...{ name: `${at}`, kind: one.want, source: one.want },
      features: intentFeatures(one),
    }),
  )
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count >= SHARED).map(([name]) => name)
  const first = train(examples, WANTS, shared, 1, { averaged: true })
  const strength = new Map(shared.map((name, at) => [name, Math.max(...first[at]!) - Math.min(...first[at]!)]))
  const features = shared.toSorted((a, b) => strength.get(b)! - strength.get(a)!).slice(0, FEATURES)
  const weights = train(examples, WANTS, features, 1, { averaged: true })
  return {
    ...{ classes: [...WANTS], floor: 0, scale: SCALE },
    weights: Object.fromEntries(
      features.map((name, at) => [name, [...weights[at]!].map((one) => Math.round(one * SCALE))]),
    ),
  }
}

function judge<One extends Labelled>(one: One, model: IntentWeights) {
  const [{ want, certainty }] = readingsOf(one, model) as [{ want: Want; certainty: number }]
  return { one, want, certainty, isRight: intentOf(want) === one.intent }
}

type Judged = { certainty: number; isRight: boolean }

/** A message's label is as wide as an intent; the finer want within it is the one it is likest to. */
const wantOf = (one: Labelled, model: IntentWeights): Want =>
  readingsOf(one, model).find(({ want }) => intentOf(want) === one.intent)!.want

/** Sketches as they are told by a model that has never met their families. */
function familiesLeftOut(asked: Taught[]): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const out = new Set(FAMILIES.filter((_, at) => at % FOLDS === fold))
    const model = learn([...sketches(2 + fold, SKETCHES / 3, out), ...asked])
    const others = new Set(FAMILIES.filter((family) => !out.has(family)))
    return sketches(20 + fold, 400, others).map((one) => judge({ ...one, intent: intentOf(one.want) }, model))
  }).flat()
}

/** How much of what was not learned from must be right, from the floor on. */
const RIGHT = 0.82

/** The lowest certainty from which enough of what was not learned from is told right. */
function floorOf(judged: Judged[]): number {
  const sorted = judged.toSorted((a, b) => a.certainty - b.certainty)
  const at = sorted.findIndex((_, from) => shareOf(sorted.slice(from)) >= RIGHT)
  return Math.ceil((sorted[at]?.certainty ?? 1) * 100) / 100
}

function shareOf(judged: { isRight: boolean }[]): number {
  return Math.round((judged.filter(({ isRight }) => isRight).length / judged.length) * 1000) / 1000
}

await main().catch(failWith)
process.exit(0)
