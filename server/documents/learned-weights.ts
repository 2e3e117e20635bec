/** What something shows, by name: words, places, layout; each counts by its value. */
export type Features = Map<string, number>

/**
 * What each feature says for each class, learned offline by multinomial logistic regression (`scripts/learning/train.ts`). A row has a
 * whole number for each class in their order; divided by `scale` it is the weight.
 */
export type LearnedWeights<Class extends string> = {
  classes: Class[]
  scale: number
  weights: Record<string, number[]>
}

/** How sure each class is for these features, all of them together 1, in the order of the weights' classes. */
export function certaintiesOf<Class extends string>(
  features: Features,
  { classes, scale, weights }: LearnedWeights<Class>,
): number[] {
  const scores = classes.map(() => 0)
  for (const [name, value] of features) {
    const own = weights[name]
    if (own) for (let at = 0; at < scores.length; at++) scores[at]! += (own[at]! * value) / scale
  }
  return softmax(scores)
}

export function softmax(scores: number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / sum)
}
