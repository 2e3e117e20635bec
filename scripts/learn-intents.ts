import { writeFile } from 'node:fs/promises'
import {
  INTENTS,
  type Intent,
  type IntentWeights,
  intentBy,
} from '../server/assistant/builtin/understanding/intent-by-weights.ts'
import { intentFeatures, type TalkState } from '../server/assistant/builtin/understanding/intent-features.ts'
import { type Message, messages, questionsOf } from '../tests/papers/questions/questions.ts'
import { sketches } from './intents/sketches.ts'
import { type Example, train } from './learning/train.ts'
import { written } from './learning/written.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/assistant/builtin/understanding/', import.meta.url)
const SKETCHES = 2500
const FEATURES = 2400
const SCALE = 16
const SHARED = 3
/** How often a message that somebody wrote counts against one that was put together. */
const WRITTEN = 4

type Said = { message: string; intent: Intent; state: TalkState }

/**
 * `node scripts/learn-intents.ts`: learns what messages want from those that tests/papers/questions gives to learn from, and writes the
 * weights with their figures. The floor is the lowest certainty from which 85 of 100 of the written messages to learn from, left out in turn, are right.
 */
async function main() {
  const known = messages().map(({ state = 'none', ...message }) => ({ ...message, state }))
  const learned: Said[] = known.filter(({ set }) => set === 'learn')
  const asked = questionsOf('learn').flatMap(({ question, sort }) =>
    ['task', 'cannot', 'smalltalk', 'language'].includes(sort)
      ? []
      : [{ message: question, intent: 'question' as const, state: 'none' as const }],
  )
  const all = [...Array.from({ length: WRITTEN }, () => learned).flat(), ...asked, ...sketches(1, SKETCHES)]
  const model = learn(all)
  model.floor = floorOf(learned, asked)
  const report = known.filter(({ set }) => set === 'report')
  const figures = {
    learn: shareOf(learned, model),
    report: shareOf(report, model),
    messages: report.length,
    features: Object.keys(model.weights).length,
    floor: model.floor,
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  await writeFile(new URL('intent-weights.json', HERE), written(model))
  await writeFile(new URL('intent-figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
}

function learn(said: Said[]): IntentWeights {
  const examples = said.map(
    ({ message, intent, state }, at): Example<Intent> => ({
      ...{ name: `${at}`, kind: intent, source: intent },
      features: intentFeatures(message, state),
    }),
  )
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count >= SHARED).map(([name]) => name)
  const first = train(examples, INTENTS, shared)
  const strength = new Map(shared.map((name, at) => [name, Math.max(...first[at]!) - Math.min(...first[at]!)]))
  const features = shared.toSorted((a, b) => strength.get(b)! - strength.get(a)!).slice(0, FEATURES)
  const weights = train(examples, INTENTS, features)
  return {
    ...{ classes: [...INTENTS], floor: 0, scale: SCALE },
    weights: Object.fromEntries(
      features.map((name, at) => [name, [...weights[at]!].map((one) => Math.round(one * SCALE))]),
    ),
  }
}

const FOLDS = 4
const RIGHT = 0.85

/** Messages are judged by what the others taught: the lowest certainty from which enough of them are right. */
function floorOf(learned: Said[], asked: Said[]): number {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = (at: number) => at % FOLDS === fold
    const kept = learned.filter((_, at) => !isOut(at))
    const model = learn([
      ...Array.from({ length: WRITTEN }, () => kept).flat(),
      ...asked,
      ...sketches(2 + fold, SKETCHES),
    ])
    return learned
      .filter((_, at) => isOut(at))
      .map((one) => {
        const { intent, certainty } = intentBy(one.message, one.state, model)
        return { certainty, isRight: intent === one.intent }
      })
  }).flat()
  process.stdout.write(`left out: ${judged.filter(({ isRight }) => isRight).length} of ${judged.length}\n`)
  const sorted = judged.toSorted((a, b) => a.certainty - b.certainty)
  const at = sorted.findIndex((_, from) => {
    const rest = sorted.slice(from)
    return rest.filter(({ isRight }) => isRight).length / rest.length >= RIGHT
  })
  return Math.ceil((sorted[at]?.certainty ?? 1) * 100) / 100
}

function shareOf(said: (Said | Message)[], model: IntentWeights): number {
  const right = said.filter(({ message, intent, state = 'none' }) => intentBy(message, state, model).intent === intent)
  return Math.round((right.length / said.length) * 1000) / 1000
}

await main().catch(failWith)
process.exit(0)
