/** A document of ours with invented words, in which a style is shown. */
export const SAMPLE_TITLE = 'Insurance proposal for Willow & Wren Bakery'

const ROWS = [
  ['Commercial property', 'Building and contents', '$1,250,000', '$4,180'],
  ['General liability', 'Each occurrence', '$1,000,000', '$2,960'],
  ['Workers compensation', 'Statutory', '$500,000', '$3,415'],
  ['Commercial auto', 'Combined single limit', '$1,000,000', '$2,240'],
  ['Umbrella', 'Each occurrence', '$2,000,000', '$1,890'],
]

export const SAMPLE_HTML = `<h1>${SAMPLE_TITLE.replace('&', '&amp;')}</h1>
<p>Thank you for the time you took to walk us through the new kitchen. This proposal covers what you have today and what changes when the second shop opens.</p>
<h2>What we recommend</h2>
<p>Keep the property and liability lines with one carrier, and raise the umbrella. Three points decide it:</p>
<ul><li><p>The ovens are covered at replacement cost, not at their present value.</p></li><li><p>Both shops stand on one policy, with one deductible for one event.</p></li><li><p>The delivery vans are covered from the first day they are driven.</p></li></ul>
<h2>Coverage at a glance</h2>
<table><tbody><tr><th><p>Line</p></th><th><p>What it covers</p></th><th><p>Limit</p></th><th><p>Premium</p></th></tr>
${ROWS.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('\n')}
</tbody></table>
<h3>What is not covered</h3>
<p>Flood and earth movement are excluded. We can quote both; each needs a separate application.</p>
<blockquote><p>You told us that a closed shop costs more than a broken oven. That is why business income stands first.</p></blockquote>
<h2>Who looks after you</h2>
<p>Your account manager knows both shops, and answers on the same day. Claims go to one person, from the first call to the payment.</p>
<h2>Next steps</h2>
<ol><li><p>Tell us which umbrella limit you want.</p></li><li><p>Sign the application on the last page.</p></li><li><p>We bind the coverage and send the certificates your landlord asks for.</p></li></ol>
<p>Questions? Call us, or answer this e-mail.</p>`
