export type Language = 'Spanish' | 'French' | 'Portuguese' | 'German'

/** What people of other languages call the parts of a policy and the work on one. The documents are in English, and so are the answers. */
const WORDS: Record<Language, Record<string, string>> = {
  Spanish: {
    limite: 'limit', limites: 'limits', deducible: 'deductible', franquicia: 'deductible', prima: 'premium', primas: 'premiums', poliza: 'policy', polizas: 'policies', seguro: 'insurance', seguros: 'insurance', asegurado: 'named insured', asegurada: 'named insured', cliente: 'insured', aseguradora: 'carrier', compania: 'carrier', agente: 'producer', corredor: 'producer', titular: 'holder', beneficiario: 'loss payee', acreedor: 'mortgagee',
    vence: 'expire', vencen: 'expire', vencimiento: 'expiration', expira: 'expire', empieza: 'effective', comienza: 'effective', vigencia: 'policy period', fecha: 'date', numero: 'number', ocurrencia: 'each occurrence', accidente: 'accident', agregado: 'aggregate', maximo: 'maximum', total: 'total', cubre: 'cover', cubren: 'cover', cubierto: 'covered', cubierta: 'covered', cobertura: 'coverage', coberturas: 'coverages', exclusiones: 'exclusions', excluye: 'exclude', excluido: 'excluded', excluida: 'excluded',
    inundacion: 'flood', inundaciones: 'flood', terremoto: 'earthquake', incendio: 'fire', robo: 'theft', moho: 'mold', granizo: 'hail', viento: 'wind', contaminacion: 'pollution', vehiculo: 'vehicle', vehiculos: 'vehicles', camion: 'truck', camiones: 'trucks', conductor: 'driver', conductores: 'drivers', edificio: 'building', edificios: 'buildings', ubicacion: 'location', ubicaciones: 'locations', direccion: 'address', restaurantes: 'restaurants', empleados: 'employees', nomina: 'payroll', reclamo: 'claim', reclamos: 'claims', siniestro: 'claim', siniestros: 'claims', abiertos: 'open', pagado: 'paid', contrato: 'contract', arrendador: 'landlord', propietario: 'landlord', responsabilidad: 'liability', civil: 'general', general: 'general', patronal: 'employers', cancelacion: 'cancellation', cancela: 'cancelled', aviso: 'notice', pagina: 'page', formulario: 'form', certificado: 'certificate', endoso: 'endorsement', endosos: 'endorsements', cotizacion: 'quote', pide: 'require', exige: 'require', requiere: 'require',
    cuanto: 'how much', cuanta: 'how much', cuantos: 'how many', cuantas: 'how many', cual: 'what is', cuales: 'what are', que: 'what', quien: 'who is', cuando: 'when', donde: 'where', hay: 'are there', gracias: 'thanks', hola: 'hello', tiene: 'has', resumen: 'summary', resumir: 'summarize', resume: 'summarize', explica: 'explain', explicame: 'explain', compara: 'compare', comparar: 'compare', busca: 'find', buscar: 'find', llena: 'fill', llene: 'fill', llenar: 'fill', rellena: 'fill', completa: 'fill', haz: 'make', hazme: 'make', prepara: 'prepare', preparar: 'prepare', necesito: 'i need', escribe: 'write', escriba: 'write', escribir: 'write', redacta: 'write', correo: 'an e-mail', carta: 'a letter', envia: 'send', enviar: 'send', manda: 'send', llama: 'call', llamar: 'call', paga: 'pay', pagar: 'pay', para: 'for', al: 'to the', con: 'with', del: 'of the', y: 'and',
  },
  French: {
    limite: 'limit', limites: 'limits', plafond: 'limit', franchise: 'deductible', prime: 'premium', primes: 'premiums', police: 'policy', contrat: 'contract', assurance: 'insurance', assure: 'named insured', assuree: 'named insured', client: 'insured', assureur: 'carrier', courtier: 'producer', titulaire: 'holder', creancier: 'mortgagee', expire: 'expire', expiration: 'expiration', echeance: 'expiration', debut: 'effective', date: 'date', numero: 'number', sinistre: 'claim', sinistres: 'claims', occurrence: 'each occurrence', accident: 'accident', global: 'aggregate', couvre: 'cover', couvert: 'covered', couverte: 'covered', couverture: 'coverage', garantie: 'coverage', garanties: 'coverages', exclusions: 'exclusions', exclut: 'exclude', exclu: 'excluded', exclue: 'excluded',
    inondation: 'flood', seisme: 'earthquake', incendie: 'fire', vol: 'theft', moisissure: 'mold', grele: 'hail', pollution: 'pollution', vehicule: 'vehicle', vehicules: 'vehicles', conducteur: 'driver', conducteurs: 'drivers', batiment: 'building', adresse: 'address', employes: 'employees', responsabilite: 'liability', civile: 'general', generale: 'general', resiliation: 'cancellation', preavis: 'notice', bailleur: 'landlord', formulaire: 'form', certificat: 'certificate', attestation: 'certificate', avenant: 'endorsement', devis: 'quote',
    merci: 'thanks', bonjour: 'hello', combien: 'how many', quel: 'what is', quelle: 'what is', quels: 'what are', quelles: 'what are', qui: 'who is', quand: 'when', ou: 'where', resume: 'summary', resumer: 'summarize', resumez: 'summarize', explique: 'explain', expliquez: 'explain', compare: 'compare', comparez: 'compare', cherche: 'find', trouve: 'find', trouvez: 'find', remplis: 'fill', remplissez: 'fill', remplir: 'fill', prepare: 'prepare', preparez: 'prepare', ecris: 'write', ecrivez: 'write', redige: 'write', redigez: 'write', courriel: 'an e-mail', lettre: 'a letter', envoie: 'send', envoyez: 'send', appelle: 'call', appelez: 'call', payez: 'pay', pour: 'for', au: 'to the', a: 'to', avec: 'with', et: 'and',
  },
  Portuguese: {
    limite: 'limit', limites: 'limits', franquia: 'deductible', dedutivel: 'deductible', premio: 'premium', premios: 'premiums', apolice: 'policy', apolices: 'policies', seguro: 'insurance', segurado: 'named insured', segurada: 'named insured', cliente: 'insured', seguradora: 'carrier', corretor: 'producer', titular: 'holder', vence: 'expire', vencimento: 'expiration', vigencia: 'policy period', data: 'date', numero: 'number', ocorrencia: 'each occurrence', agregado: 'aggregate', cobre: 'cover', coberto: 'covered', coberta: 'covered', cobertura: 'coverage', coberturas: 'coverages', exclusoes: 'exclusions', exclui: 'exclude', excluido: 'excluded', inundacao: 'flood', terremoto: 'earthquake', incendio: 'fire', roubo: 'theft', mofo: 'mold', granizo: 'hail', poluicao: 'pollution', veiculo: 'vehicle', veiculos: 'vehicles', motorista: 'driver', motoristas: 'drivers', predio: 'building', endereco: 'address', sinistro: 'claim', sinistros: 'claims', responsabilidade: 'liability', civil: 'general', geral: 'general', cancelamento: 'cancellation', formulario: 'form', certificado: 'certificate', endosso: 'endorsement', cotacao: 'quote',
    obrigado: 'thanks', obrigada: 'thanks', ola: 'hello', quanto: 'how much', quantos: 'how many', quantas: 'how many', qual: 'what is', quais: 'what are', quem: 'who is', quando: 'when', onde: 'where', resumo: 'summary', resumir: 'summarize', explique: 'explain', compare: 'compare', procure: 'find', preencha: 'fill', preencher: 'fill', prepare: 'prepare', escreva: 'write', carta: 'a letter', envie: 'send', ligue: 'call', pague: 'pay', para: 'for', ao: 'to the', com: 'with',
  },
  German: {
    limit: 'limit', limite: 'limits', deckungssumme: 'limit', selbstbehalt: 'deductible', selbstbeteiligung: 'deductible', praemie: 'premium', pramie: 'premium', beitrag: 'premium', police: 'policy', vertrag: 'contract', versicherung: 'insurance', versicherungsnehmer: 'named insured', versicherte: 'named insured', kunde: 'insured', kunden: 'insured', versicherer: 'carrier', makler: 'producer', inhaber: 'holder', lauft: 'expire', ablauf: 'expiration', ablaufdatum: 'expiration', gultig: 'policy period', beginnt: 'effective', datum: 'date', nummer: 'number', schadenfall: 'each occurrence', schaden: 'claims', gesamtlimit: 'aggregate', gedeckt: 'covered', deckt: 'cover', deckung: 'coverage', versichert: 'covered', ausgeschlossen: 'excluded', ausschlusse: 'exclusions', uberschwemmung: 'flood', hochwasser: 'flood', erdbeben: 'earthquake', feuer: 'fire', brand: 'fire', diebstahl: 'theft', schimmel: 'mold', hagel: 'hail', fahrzeug: 'vehicle', fahrzeuge: 'vehicles', fahrer: 'drivers', gebaude: 'building', adresse: 'address', haftpflicht: 'liability', kundigung: 'cancellation', formular: 'form', bescheinigung: 'certificate', zertifikat: 'certificate', nachtrag: 'endorsement', angebot: 'quote',
    danke: 'thanks', hallo: 'hello', wieviel: 'how much', viele: 'how many', hoch: 'how much', was: 'what', welche: 'which', welcher: 'which', wer: 'who is', wann: 'when', wo: 'where', zusammenfassung: 'summary', fasse: 'summarize', erklare: 'explain', vergleiche: 'compare', suche: 'find', finde: 'find', fulle: 'fill', erstelle: 'make', bereite: 'prepare', schreibe: 'write', schreib: 'write', mail: 'an e-mail', brief: 'a letter', sende: 'send', schicke: 'send', zahle: 'pay', fur: 'for', an: 'to', mit: 'with', und: 'and',
  },
} // biome-ignore format: dictionaries

/** Small words that nobody writes in an English sentence, and the plain things people say. */
const SMALL: Record<Language, string> = {
  Spanish: 'el la los las del de en es esta un una por que qué cual cuál cuando cuándo cuanto cuántos cuanta le al su y con para hay favor hola gracias muchas buenos buenas dias días tardes puede puedes hablas habla contestar responde español espanol como cómo está tiene sobre mi me lo traduce',
  French: 'le les des du est quel quelle quand une et pour avec vous au aux sur dans merci bonjour bonsoir salut parlez parles français francais puis pouvez peux plait plaît mon notre votre ce cette il ne pas',
  Portuguese: 'os das dos uma é em na não nao qual quando obrigado obrigada bom boa dia tarde olá ola você voce fala português portugues pode com esta essa',
  German: 'der die das ist wie wann wer und den dem ein eine für bitte danke hallo guten tag morgen auf deutsch sprichst sprechen kannst können sie du ich nicht mir uns im welche',
} // biome-ignore format: dictionaries
const ENGLISH = new Set(
  'the what whats is are of how which who does do this that it and please pls my you your can with for they we has have need not'.split(
    ' ',
  ),
)
/** What is said of itself in one of these languages is enough alone. */
const ALONE: Record<string, Language> = {
  hola: 'Spanish', gracias: 'Spanish', español: 'Spanish', bonjour: 'French', merci: 'French', bonsoir: 'French', obrigado: 'Portuguese', obrigada: 'Portuguese', olá: 'Portuguese', danke: 'German', deutsch: 'German', hallo: 'German',
} // biome-ignore format: a dictionary

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

const SMALL_WORDS = Object.entries(SMALL).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
)

/** The language a message is written in, where it is a known one other than English. */
export function languageOf(text: string): Language | null {
  const words = wordsOf(text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  if (words.length === 0 || english > 1) return null
  const told = SMALL_WORDS.map(([language, small]) => {
    const said = new Set(words.filter((word) => small.has(word)))
    const trade = words.filter((word) => !said.has(word) && isTrade(word, language)).length
    const alone = words.some((word) => ALONE[word] === language) ? 2 : 0
    return { language, count: said.size + trade * 0.9 + alone, isSure: said.size > 0 || /\P{ASCII}/u.test(text) }
  })
  const best = told.sort((a, b) => b.count - a.count)[0]!
  const needed = english > 0 ? 3 : 1.5
  return best.isSure && best.count >= needed && best.count / words.length >= 0.3 ? best.language : null
}

/** What a word of the trade is in English. */
const inTrade = (word: string, language: Language): string | undefined =>
  Object.hasOwn(WORDS[language], plain(word)) ? WORDS[language][plain(word)] : undefined

/** A word of the trade that is not the same word in English. */
function isTrade(word: string, language: Language): boolean {
  const known = inTrade(word, language)
  return known !== undefined && known !== plain(word)
}

/** The message in English as far as its words go, when it is written in another language that is known; null when nothing of it is. */
export function inEnglish(text: string): string | null {
  const language = languageOf(text)
  if (!language) return null
  const said: string[] = []
  let known = 0
  for (const printed of text.match(/\p{L}+|[\d$][\d.,/-]*/gu) ?? []) {
    const word = inTrade(printed.toLowerCase(), language)
    if (word) {
      said.push(word)
      if (!CONNECTING.has(word)) known++
    } else if (/^[$\d]/.test(printed) || isKept(printed, said.length > 0)) said.push(printed)
  }
  if (!known) return null
  const words = said.join(' ')
  const asks = !/^(?:thanks|hello)$|\b(?:fill|write|make|prepare|send|call|pay|i need|summarize|explain|find)\b/.test(
    words,
  )
  const asksCoverage =
    asks && /\bcover(?:ed)?\b|\bexcluded?\b/.test(words) && !/^(?:what|how|who|when|where)/.test(words)
  return `${asksCoverage ? 'Is ' : ''}${words}${asksCoverage && !/\bcovered\b|\bexcluded\b/.test(words) ? ' covered' : ''}${asks ? '?' : ''}`
}

const CONNECTING = new Set(['for', 'to', 'to the', 'with', 'of the', 'and', 'by', 'what', 'what is', 'are there'])

/** Names, and words of the trade that are English already. */
const isKept = (word: string, isInside: boolean) =>
  (isInside && /^\p{Lu}/u.test(word)) || /^(?:cyber|umbrella|auto|acord|coi|gl|wc|bop|binder)$/i.test(word)

/** Said before an answer to a message in another language, and alone where its words are not known. */
const IN_ENGLISH: Record<Language, string> = {
  Spanish: 'Respondo en inglés, con las palabras de los documentos.',
  French: 'Je réponds en anglais, avec les mots des documents.',
  Portuguese: 'Respondo em inglês, com as palavras dos documentos.',
  German: 'Ich antworte auf Englisch, mit den Worten der Unterlagen.',
}

export const answersInEnglish = (language: Language) => IN_ENGLISH[language]
