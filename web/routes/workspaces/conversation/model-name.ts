/** What to call a model in a sentence. The built-in one has no name of its own. */
export function modelName(model: string) {
  return model === 'builtin' ? 'the built-in model' : model
}
