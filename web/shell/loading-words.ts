/** The sentence while a list loads (spec 2 §2, spec 3 §8), by its address. */
export const LOADING_LIST: Readonly<Record<string, string>> = {
  '/app/workspaces': 'Loading Cara workspaces...',
  '/app/presets': 'Loading presets...',
  '/app/styles': 'Loading styles...',
  '/app/templates': 'Loading templates...',
  '/app/knowledge': 'Loading documents...',
  '/app/servicing': 'Loading service requests...',
  '/app/accounts': 'Loading accounts...',
  '/app/policies': 'Loading policies...',
  '/app/certificates': 'Loading certificates...',
}
