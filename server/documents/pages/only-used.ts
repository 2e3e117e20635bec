import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
  PDFRawStream,
} from '@cantoo/pdf-lib'

const [RESOURCES, SUBTYPE] = ['Resources', 'Subtype'].map((name) => PDFName.of(name)) as [PDFName, PDFName]
/** What a page draws with, by the names its contents call. */
const CALLED = ['XObject', 'Pattern', 'Shading', 'ExtGState', 'ColorSpace', 'Properties', 'Font'] as const
/** These colors are used without being called. */
const UNCALLED = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'].map((name) => PDFName.of(name))

/** What has resources, and the contents that call them. */
type Drawing = { holder: PDFDict; contents: PDFRawStream[] }

/**
 * Leaves a page the resources that it and its annotations draw, all the way down: pages of one file often share a list of everything that any
 * of them shows. Contents that cannot be read keep their whole list.
 */
export function keepOnlyUsed(page: PDFPageLeaf, annotations: readonly PDFDict[]) {
  const resources = page.Resources()
  if (resources) page.set(RESOURCES, resources)
  const seen = new Set<PDFDict>()
  const drawings = [{ holder: page, contents: streamsIn(page.Contents()) }, ...annotations.flatMap(appearancesOf)]
  for (let next = drawings.pop(); next; next = drawings.pop()) {
    if (seen.has(next.holder)) continue
    seen.add(next.holder)
    drawings.push(...prune(next))
  }
}

/** Prunes the resources of one drawing; returns what it draws that has resources of its own. */
function prune({ holder, contents }: Drawing): Drawing[] {
  const resources = holder.lookup(RESOURCES)
  if (!(resources instanceof PDFDict)) return []
  const { context } = holder
  const kept = context.obj({ ProcSet: resources.get(PDFName.of('ProcSet')) ?? [] })
  const [own, seen, called] = [[] as Drawing[], new Set<PDFDict>(), new Set(UNCALLED)]
  // What has no resources of its own calls those of what draws it.
  for (let waiting = contents; waiting.length; ) {
    for (const stream of waiting) {
      const names = namesIn(stream)
      if (!names) return []
      for (const name of names) called.add(name)
    }
    waiting = []
    for (const category of CALLED) {
      const all = resources.lookup(PDFName.of(category))
      if (!(all instanceof PDFDict)) continue
      const used = all.keys().length < called.size ? all.keys().filter((key) => called.has(key)) : [...called]
      const found = used.filter((key) => all.has(key))
      if (!found.length) continue
      const list = kept.lookup(PDFName.of(category)) ?? context.obj({})
      kept.set(PDFName.of(category), list)
      for (const key of found) {
        ;(list as PDFDict).set(key, all.get(key)!)
        for (const drawing of drawingsOf(all.lookup(key))) {
          if (seen.has(drawing.holder)) continue
          seen.add(drawing.holder)
          if (drawing.holder.has(RESOURCES)) own.push(drawing)
          else waiting.push(...drawing.contents)
        }
      }
    }
  }
  holder.set(RESOURCES, kept)
  return own
}

/** Forms, patterns, masks and drawn letters have contents. */
function drawingsOf(object: PDFObject | undefined): Drawing[] {
  if (object instanceof PDFRawStream)
    return object.dict.lookup(SUBTYPE) === PDFName.of('Image') ? [] : [{ holder: object.dict, contents: [object] }]
  if (!(object instanceof PDFDict)) return []
  const mask = object.lookup(PDFName.of('SMask'))
  if (mask instanceof PDFDict) return drawingsOf(mask.lookup(PDFName.of('G')))
  const letters = object.lookup(PDFName.of('CharProcs'))
  if (!(letters instanceof PDFDict)) return []
  return [{ holder: object, contents: letters.values().flatMap((one) => streamsIn(object.context.lookup(one))) }]
}

/** How an annotation looks, in each of its states. */
function appearancesOf(annotation: PDFDict): Drawing[] {
  const looks = annotation.lookup(PDFName.of('AP'))
  if (!(looks instanceof PDFDict)) return []
  const { context } = annotation
  const states = looks.values().flatMap((entry) => {
    const look = context.lookup(entry)
    return look instanceof PDFDict ? look.values().map((one) => context.lookup(one)) : [look]
  })
  return states.flatMap((state) => (state instanceof PDFRawStream ? drawingsOf(state) : []))
}

function streamsIn(object: PDFObject | undefined): PDFRawStream[] {
  if (object instanceof PDFRawStream) return [object]
  if (!(object instanceof PDFArray)) return []
  return Array.from({ length: object.size() }, (_, at) => object.lookup(at)).filter(
    (found) => found instanceof PDFRawStream,
  )
}

/** The names that contents call, and perhaps more that only look like names; null when they cannot be read. */
function namesIn(stream: PDFRawStream): Set<PDFName> | null {
  try {
    const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    const names = new Set<string>()
    for (const [name] of text.matchAll(/(?<=\/)[^\0\t\n\f\r ()<>[\]{}/%]+/g)) names.add(name)
    return new Set([...names].map((name) => PDFName.of(name)))
  } catch {
    return null
  }
}
