/** Documents of every kind of element, attribute and character that a draft may hold, the same for the same seed. */
export function writtenDocument(seed: number): string {
  let state = seed * 2654435761 + 1
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const many = (most: number, make: (at: number) => string, between = '') =>
    Array.from({ length: 1 + upTo(most - 1) }, (_, at) => make(at)).join(between)
  const gap = () => one(['', '', '\n', '\n  ', ' \n\n'])

  const word = () =>
    one([
      ...[
        'premium',
        'Zürich',
        'naïve',
        'предел',
        '保险',
        'تأمين',
        '🏠',
        '👩‍🔧',
        'limit-of-liability',
        `x${'long'.repeat(upTo(40))}`,
      ],
      ...[
        '&amp;',
        '&nbsp;',
        '&#8217;',
        '&quot;',
        '"',
        "'",
        '&mdash;',
        '&lt;b&gt;',
        '\u00a0',
        '\u200b',
        '&#x1F600;',
        '& ',
        '>',
        '$1,000,000',
        'a&b',
      ],
    ])
  const color = () => one(['#b42318', 'rgb(29, 95, 174)', 'red', '#def', 'rgba(10,20,30,.5)'])
  const style = (more: readonly string[] = []) =>
    one([
      ...[
        '',
        '',
        '',
        ` style="color: ${color()}"`,
        ` style="background-color:${color()};"`,
        ' style="text-align: right"',
      ],
      ...[` style="text-align:center;color:${color()}"`, ...more],
    ])
  const look = (more: readonly string[] = []) =>
    style(more) + one(['', '', ` class="note a${String(upTo(9))}"`]) + one(['', '', '', ` id="p${String(upTo(999))}"`])

  const inline = (depth: number): string =>
    many(
      5,
      () => {
        const kind = upTo(12)
        if (kind < 6 || depth > 3) return many(4, word, one([' ', ' ', '  ', '\n   ']))
        if (kind === 6) return one(['<br>', '<br />'])
        const tag = one(['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'span', 'a'])
        if (tag === 'a')
          return `<a href="${one(['https://example.com/?a=1&amp;b=2', 'mailto:mae@example.com', 'http://example.org/ü'])}">${many(2, word, ' ')}</a>`
        if (upTo(14) === 0) return `<${tag}></${tag}>`
        return `<${tag}${look()}>${inline(depth + 1)}</${tag}>`
      },
      one([' ', '']),
    )

  const item = (depth: number) => {
    const nested = depth < 3 && upTo(2) === 0 ? gap() + list(depth + 1) : ''
    return one([
      () => `<li${look()}>${inline(1)}${nested}</li>`,
      () => `<li><p${look()}>${inline(1)}</p>${nested}</li>`,
      () => `<li>${gap()}<h4>${inline(2)}</h4>${gap()}<p>${inline(2)}</p></li>`,
    ])()
  }
  const list = (depth: number): string => {
    const tag = one(['ul', 'ol'])
    const start = tag === 'ol' ? one(['', '', ' start="4"']) : ''
    return `<${tag}${start}${look()}>${many(4, () => gap() + item(depth))}${gap()}</${tag}>`
  }

  const table = (depth: number): string => {
    const columns = 1 + upTo(3)
    const cell = (tag: string, span = 1) =>
      `<${tag}${span > 1 ? ` colspan="${String(span)}"` : ''}${tag === 'th' ? one(['', ' scope="col"']) : ''}${look([' style="width: 30%"', ' style="width:120px;color:red"'])}>${
        upTo(5) === 0 && depth < 2
          ? gap() + block(depth + 1)
          : upTo(4) === 0
            ? `<p>${inline(2)}</p><p>${inline(2)}</p>`
            : inline(2)
      }</${tag}>`
    const row = (tag: string) => {
      const merged = columns > 1 && upTo(3) === 0
      const cells = Array.from({ length: merged ? columns - 1 : columns }, (_, at) =>
        cell(tag, merged && at === 0 ? 2 : 1),
      )
      return `<tr${look()}>${cells.map((made) => gap() + made).join('')}${gap()}</tr>`
    }
    const tall = () =>
      `<tr><td rowspan="2">${inline(2)}</td>${'<td>x</td>'.repeat(columns - 1)}</tr>${gap()}<tr>${'<td>y</td>'.repeat(columns - 1)}</tr>`
    const rows = (tag: string) =>
      many(3, () => gap() + (tag === 'td' && columns > 1 && upTo(5) === 0 ? tall() : row(tag)))
    const caption = one(['', `<caption>${inline(3)}</caption>`])
    const width = () =>
      one(['<col>', '<col style="width: 25%">', '<col style="width: 140px">', '<col style="width:80.5px;" />'])
    const cols = one([
      '',
      `<colgroup${one(['', ' class="c"'])}>${Array.from({ length: columns }, width).join('')}</colgroup>`,
    ])
    const body = one([
      () => rows('td'),
      () => `<tbody>${rows('td')}${gap()}</tbody>`,
      () => `<thead${look()}>${row('th')}</thead>${gap()}<tbody>${rows('td')}</tbody>`,
      () =>
        `<thead>${gap()}${row('th')}</thead><tbody${look()}>${rows('td')}</tbody>${gap()}<tbody>${rows('td')}</tbody><tfoot>${row('td')}</tfoot>`,
    ])()
    return `<table${look([' style="width: 60%"', ' style="width:500px"'])}>${gap()}${caption}${gap()}${cols}${gap()}${body}${gap()}</table>`
  }

  const block = (depth: number): string =>
    one([
      () => `<p${look()}>${one(['', ' ', '\n'])}${inline(0)}${one(['', ' ', '\n'])}</p>`,
      () => `<p${look()}>${inline(0)}</p>`,
      () => `<p>${one(['', ' ', '&nbsp;', '<br>'])}</p>`,
      () => {
        const level = String(1 + upTo(5))
        return `<h${level}${look()}>${inline(1)}</h${level}>`
      },
      () => list(depth),
      () => table(depth),
      () => one(['<hr>', '<hr />', '<hr class="page-break">']),
      () =>
        `<pre${look()}>${one(['', '<code>'])}`.replace(
          /(<code>)?$/,
          (open) => `${open}${many(3, word, '\n  ')}${open && '</code>'}</pre>`,
        ),
      () =>
        depth < 3
          ? `<blockquote${look()}>${gap()}${many(3, () => block(depth + 1), gap())}${gap()}</blockquote>`
          : `<p>${word()}</p>`,
      () =>
        depth < 3 ? `<div${look()}>${one([gap(), inline(2)])}${block(depth + 1)}${gap()}</div>` : `<p>${word()}</p>`,
    ])()

  return one(['', '', '\n', inline(1)]) + many(8, () => block(0) + gap()) + one(['', inline(2)])
}
