/** What Spanish, French and German questions about a policy call its parts. The papers are in English, and so are the answers. */
const WORDS: Record<string, string> = {
  límite: 'limit', limite: 'limit', limites: 'limits', límites: 'limits', deducible: 'deductible', franquicia: 'deductible', franchise: 'deductible', selbstbehalt: 'deductible',
  prima: 'premium', prime: 'premium', prämie: 'premium',
  asegurado: 'named insured', assuré: 'named insured', versicherungsnehmer: 'named insured', versicherte: 'named insured',
  aseguradora: 'carrier', assureur: 'carrier', versicherer: 'carrier', agente: 'producer', courtier: 'producer', makler: 'producer',
  vence: 'expire', vencimiento: 'expiration', expire: 'expire', expiration: 'expiration', läuft: 'expire', ablaufdatum: 'expiration', gültig: 'policy period',
  ocurrencia: 'each occurrence', sinistre: 'each occurrence', schadenfall: 'each occurrence', agregado: 'aggregate', gesamtlimit: 'aggregate',
  cubre: 'cover', cubierto: 'covered', cubierta: 'covered', cobertura: 'coverage', couvre: 'cover', couvert: 'covered', couverte: 'covered', gedeckt: 'covered', versichert: 'covered',
  exclusiones: 'exclusions', excluye: 'exclude', exclu: 'excluded', ausgeschlossen: 'excluded', ausschlüsse: 'exclusions',
  inundación: 'flood', inundacion: 'flood', inondation: 'flood', überschwemmung: 'flood', terremoto: 'earthquake', erdbeben: 'earthquake', incendio: 'fire', incendie: 'fire', feuer: 'fire',
  robo: 'theft', vol: 'theft', diebstahl: 'theft', moho: 'mold', schimmel: 'mold', contaminación: 'pollution', vehículos: 'vehicles', fahrzeuge: 'vehicles', véhicules: 'vehicles',
  cancelación: 'cancellation', kündigung: 'cancellation', résiliation: 'cancellation', número: 'number', nummer: 'number', resumen: 'summary', résumé: 'summary', zusammenfassung: 'summary',
} // biome-ignore format: a dictionary
const SMALL =
  /(?<!\p{L})(?:el|la|los|las|de|del|qué|cuál|cual|cuándo|está|por|es|le|les|des|du|est|quel|quelle|quand|l|der|die|das|ist|wie|wann|was|welche|hoch|wer|und|¿)(?!\p{L})/giu

/** The question in English as far as its words go, when it is asked in another language that is known; null when it is not. */
export function inEnglish(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const known = words.filter((word) => Object.hasOwn(WORDS, word))
  const small = new Set((text.match(SMALL) ?? []).map((word) => word.toLowerCase()))
  const isForeign =
    (small.size >= 2 || (small.size === 1 && known.length > 0)) &&
    words.filter((word) => /^(?:the|what|is|are|of|how|which|who|does|this)$/.test(word)).length === 0
  if (!isForeign) return null
  const said = known.map((word) => WORDS[word]).join(' ')
  const asksCoverage = /\bcover(?:ed)?\b|\bexcluded?\b/.test(said)
  return `${asksCoverage ? 'Is ' : ''}${said}${asksCoverage ? ' covered' : ''}?`
}

export const ANSWERS_IN_ENGLISH = 'I answer in English, in the words of the documents.'
