/** The connection guide and the tool kit sheet. */
import { toolKit } from '../../catalogue/tool-kit.ts'
import { documentUrls } from '../../catalogue/urls.ts'
import { boltSizes, clampLb, torqueFtLb } from '../../engineering/torque.ts'
import { formatInches, formatNumber, formatQuantity } from '../../engineering/units.ts'
import { directions, viewOf } from '../drawing/view.ts'
import type { Part } from '../geometry/part.ts'
import { partOf } from '../library.ts'
import { pictorialSvg } from './cached-view.ts'
import { backLeaf } from './catalog.ts'
import { badgeOf, contactLine, cover, type DocumentHead, documentHtml, NOTICE, sheetHead, tile } from './house.ts'
import { type Html, html, markup } from './html.ts'
import { type Joint, joints } from './joints.ts'
import { type Leaf, leaf } from './leaves.ts'
import { figureCells, knownParts, partName, weightOf } from './parts.ts'
import { picture } from './pictures.ts'
import type { Printable } from './print.ts'
import { patternSvg } from './technical-drawing.ts'

const BODY_HEAD = 'Connection Guide'

export const connectionGuide = (): Printable => {
  const head: DocumentHead = {
    key: documentUrls.connectionGuide,
    title: 'Connection Guide',
    number: 'CG-01',
    hasRunningHeads: true,
  }
  return { ...head, content: () => guide(head) }
}

async function guide(head: DocumentHead): Promise<string> {
  const all = await joints()
  const patterns = await patternLeaves()
  // Cover, contents, rules, patterns, torque.
  const first = 4 + patterns.length + 1
  const contents: [string, string, number][] = [
    ['Five rules', 'rules', 3],
    ['Bolt patterns', 'patterns', 4],
    ['Torque', 'torque', 4 + patterns.length],
    ...all.map(({ title, id }, index): [string, string, number] => [title, id, first + index]),
    ['Before it is loaded', 'checks', first + all.length],
  ]
  const leaves: Leaf[] = [
    leaf(
      'Contents',
      BODY_HEAD,
      html`<h1>Contents</h1><div class="block">${contents.map(
        ([name, anchor, page]) =>
          html`<div class="toc-group toc" style="columns:1"><a class="first" href="#${anchor}"><span class="name">${name}</span><span class="at">${page}</span></a></div>`,
      )}</div><p class="small">${NOTICE}</p>`,
    ),
    rulesLeaf(),
    ...patterns,
    torqueLeaf(),
    ...all.map(jointLeaf),
    checksLeaf(),
    backLeaf(),
  ]
  const image =
    (await picture('banners/plates', 'A gusset plate across the corner of two trusses', 1600)) ??
    markup(whiteOnInk(pictorialSvg(coverPart(all))))
  return documentHtml(
    head,
    html`${cover('Connection Guide', 'Bolt patterns, torque values and step-by-step joints for every part on the grid.', image, head)}${leaves.map((each) => each.html)}`,
  )
}

/** The bolted corner, which shows most in one picture. */
function coverPart(all: readonly Joint[]): Part {
  const found = all.find(({ id }) => id === 'corner')?.steps.at(-1)?.part
  if (!found) throw new Error('There is no corner joint')
  return found
}

const whiteOnInk = (svg: string): string =>
  svg
    .replace('<svg ', '<svg style="width:7in;height:auto;filter:invert(1)" ')
    .replaceAll('stroke="#0d0e0f"', 'stroke="#000"')

const rulesLeaf = (): Leaf =>
  leaf(
    'Five rules',
    BODY_HEAD,
    html`<h1 id="rules">Five rules</h1>
<div class="block prose">
<h2>1. Every hole is 9/16 in, every bolt 1/2-13</h2><p>Grade 8, head marked with six radial lines. A bolt that needs a hammer is in the wrong hole: find out why before you drive it.</p>
<h2>2. A washer under each head and each nut</h2><p>On aluminum always, on slots and wood a washer plate. The washer lets the torque stretch the bolt instead of scraping the chord.</p>
<h2>3. All bolts of a pattern, or an engineer’s word</h2><p>Patterns are drawn with all their bolts. A joint with bolts left out has not been calculated.</p>
<h2>4. Snug all, then tighten all</h2><p>Start every bolt by hand. Snug them crosswise. Tighten in the same order to the torque of the table, with a torque wrench.</p>
<h2>5. Look, mark, look again</h2><p>Mark a tightened bolt across nut and chord. A mark that has moved is a bolt to tighten again. Joints that shake, move or travel are looked at before each use.</p></div>
<section class="block"><h2>Lengths of bolts</h2><table><thead><tr><th>Through</th><th>Grip</th><th>Bolt</th></tr></thead><tbody>${(
      [
        ['Chord and 1/4 in plate', 0.375, 'BS-HW8-050-125'],
        ['Two end frames', 0.5, 'BS-HW8-050-125'],
        ['Two end frames and a 1/2 in base plate', 1, 'BS-HW8-050-200'],
        ['3 in truss, both walls, with spacer tube', 3, 'BS-HW8-050-400'],
        ['3 in truss and a 1/4 in plate on either side', 3.5, 'BS-HW8-050-450'],
      ] as const
    ).map(
      ([through, grip, partNumber]) =>
        html`<tr><td>${through}</td><td>${formatInches(grip)} in</td><th>${partNumber}</th></tr>`,
    )}</tbody></table></section>`,
    ['rules'],
  )

/** Patterns of frames and plates, seen from their face, with their gauges. */
async function patternLeaves(): Promise<Leaf[]> {
  const figures = async (numbers: readonly (readonly [string, string])[]) =>
    Promise.all(
      numbers.map(async ([partNumber, text]) => {
        const it = await partOf(partNumber)
        return html`<figure class="step"><div>${markup(patternSvg(viewOf(it, directions.top)))}</div><h3>${partName(partNumber)}</h3><p>${partNumber}. ${text}</p></figure>`
      }),
    )
  const first = await figures([
    [
      'BS-TR-EF12',
      'End frame of the 12 in series: two holes on each edge at 3 in, 1 in from the edge, and a slot in each corner that takes the bolt either way round.',
    ],
    ['BS-PL-SP12', 'Splice plate: two rows of four at the gauge of the chords, 10 in.'],
    ['BS-PL-SP06', 'Splice plate of the 6 in series: gauge 4 1/2 in.'],
    ['BS-PL-SP03', 'Splice plate of the 3 in series: one row on the center line, as the slots of extrusion.'],
  ])
  const second = await figures([
    ['BS-PL-G90-12', 'Gusset 90: three holes along each arm, the first 1 1/2 in from the corner of the members.'],
    ['BS-PL-G180-12', 'Gusset 180: a stem on a run; the run’s row goes through.'],
    ['BS-PL-BS12', 'Base plate: the pattern of the frame, countersunk from below, and four holes for anchors.'],
    ['BS-TR-RP1206', 'Reducer plate: both series on one center.'],
  ])
  return [
    leaf(
      'Bolt patterns',
      BODY_HEAD,
      html`<h1 id="patterns">Bolt patterns</h1><p class="lead">Holes are 9/16 in. All patterns are symmetrical: a part fits in four positions.</p><div class="steps block">${first}</div>`,
      ['patterns'],
    ),
    leaf('Bolt patterns', BODY_HEAD, html`<div class="steps">${second}</div>`),
  ]
}

const torqueLeaf = (): Leaf =>
  leaf(
    'Torque',
    BODY_HEAD,
    html`<h1 id="torque">Torque</h1><p class="lead">SAE J429 Grade 8 bolts, coarse thread, hardened washers, tightened to 75% of proof load.</p>
<section class="block"><table><thead><tr><th>Thread</th><th class="num">Stress area</th><th class="num">Clamp load</th><th class="num">Torque, dry</th><th class="num"></th><th class="num">Torque, lubricated</th><th class="num"></th></tr></thead><tbody>${boltSizes.map(
      (bolt) => {
        const clamp = formatQuantity(Math.round(clampLb(bolt) / 10) * 10, 'lb')
        const [dry, lubricated] = (['dry', 'lubricated'] as const).map((surface) =>
          formatQuantity(Math.round(torqueFtLb(bolt, surface)), 'ft·lb'),
        )
        return html`<tr><th>${bolt.thread}</th><td class="num">${formatNumber(bolt.stressAreaIn2, 4)} in²</td><td class="num">${clamp.us}</td><td class="num"><b>${dry?.us ?? ''}</b></td><td class="num muted">${dry?.metric ?? ''}</td><td class="num"><b>${lubricated?.us ?? ''}</b></td><td class="num muted">${lubricated?.metric ?? ''}</td></tr>`
      },
    )}</tbody></table></section>
<section class="block prose"><h2>Where the values come from</h2><p>T = K D F. F is the clamp load: 75% of the proof load, 120,000 psi (SAE J429) on the tensile stress area of the thread (ASME B1.1). D is the diameter. K is 0.20 for bolts as received, dry, and 0.15 with oil, wax or anti-seize on thread and washer (short-form torque equation, Shigley’s Mechanical Engineering Design, section 8-8).</p>
<h2>Dry or lubricated</h2><p>Use one or the other on a whole structure and write down which. A lubricated bolt at the dry torque is overloaded by a third. Stainless, zinc plated and used bolts vary: try one, measure, decide.</p>
<h2>Into nut bars, insert nuts and slot nuts</h2><p>Nut bars and insert nuts in tube take the same torques with their full depth of thread engaged. Slot nuts take 30 ft·lb: the lips of the slot set the limit, not the bolt. Insert nuts in plywood take 25 ft·lb: snug, not tight.</p>
<h2>Order</h2><p>Crosswise, from the stiffest part of the joint outwards: corner to opposite corner in a frame, from the joint outwards on a splice plate. Go round twice.</p></section>
<section class="block"><h2>Wrenches</h2><table><thead><tr><th>Thread</th><th>Across flats</th><th>Wrench</th><th>Socket</th></tr></thead><tbody>
<tr><th>1/2-13</th><td>3/4 in</td><td>BS-TK-CW34</td><td>BS-TK-SK34</td></tr>
<tr><th>3/8-16</th><td>9/16 in</td><td>BS-TK-CW916</td><td>BS-TK-SK916</td></tr></tbody></table></section>`,
    ['torque'],
  )

const jointLeaf = ({ id, title, lead, takes, steps, check }: Joint): Leaf =>
  leaf(
    title,
    BODY_HEAD,
    html`<h1 id="${id}">${title}</h1><p class="lead">${lead}</p>
<div class="rows block" data-count="${steps.length}">${steps.map(
      (step, index) =>
        html`<div class="step">${tile(markup(pictorialSvg(step.part)))}<div><h3><b>${index + 1}</b>${step.title}</h3><p>${step.text}</p></div></div>`,
    )}</div>
<div class="columns"><section class="block"><h2>Takes</h2><table><tbody>${takes.map(
      ([count, partNumber]) =>
        html`<tr><td class="num">${count}</td><th>${partNumber}</th><td>${partName(partNumber)}</td></tr>`,
    )}</tbody></table></section>
<section class="block"><h2>Check</h2><ul class="notes">${check.map((line) => html`<li>${line}</li>`)}</ul></section></div>`,
    [id],
  )

const checksLeaf = (): Leaf =>
  leaf(
    'Before it is loaded',
    BODY_HEAD,
    html`<h1 id="checks">Before it is loaded</h1><p class="lead">Go round the structure with the drawing in hand. Tick, sign, date.</p>
<section class="block"><table><thead><tr><th></th><th>What</th><th>How</th></tr></thead><tbody>${(
      [
        ['Parts', 'Part numbers are those of the drawing; no bent chord, cracked weld or worn hole'],
        ['Holes', 'All bolts of each pattern are in; none is forced or at an angle'],
        ['Bolts', 'Grade 8 by the marks on the head; two threads or more out of each nut; washers under head and nut'],
        [
          'Torque',
          'A tenth of the bolts tried with the wrench at the torque of the table; if one turns, all are tried',
        ],
        ['Splices', 'Plates on both upright sides wherever lengths meet in a span'],
        ['Bearings', 'Feet and bases bear fully; nothing stands on a lacing tube'],
        ['Bracing', 'Diagonals or stiff corners in both directions; pins clipped'],
        ['Loads', 'Within the load table: static, as placed, with the structure’s own weight'],
        ['Record', 'Who, when, dry or lubricated, what was changed since last time'],
      ] as const
    ).map(([what, how]) => html`<tr><td>☐</td><th>${what}</th><td>${how}</td></tr>`)}</tbody></table></section>
<section class="block"><h2>Take out of use</h2><ul class="notes"><li>Chords bent by more than 1/8 in over 3 ft, or dented at a hole.</li><li>Holes longer than 5/8 in in any direction.</li><li>Welds with cracks, lacing that rattles.</li><li>Bolts and nuts that were tightened dry more than five times, or whose thread binds.</li></ul></section>
<p class="small">${NOTICE}</p>`,
    ['checks'],
  )

// The tool kit

export const toolKitSheet = (): Printable => {
  const head: DocumentHead = { key: documentUrls.toolKit, title: 'Tool Kit 1 SAE', number: 'TK-01' }
  return { ...head, content: () => kit(head) }
}

async function kit(head: DocumentHead): Promise<string> {
  const item = knownParts.get('BS-TK-KIT1')?.item
  if (!item) throw new Error('There is no tool kit')
  const image = await picture(item.image, item.alt)
  const total = toolKit.reduce((sum, { count }) => sum + count, 0)
  const tools = await Promise.all(
    toolKit.map(async ({ count, partNumber, use }): Promise<Html> => {
      const known = knownParts.get(partNumber)
      if (!known) throw new Error(`There is no ${partNumber}`)
      const { us, metric } = weightOf(partNumber)
      return html`<tr><td class="num">${count}</td><th>${partNumber}</th><td>${partName(partNumber)}</td><td>${use}</td><td class="num">${us}</td><td class="num muted">${metric}</td></tr>`
    }),
  )
  return documentHtml(
    head,
    html`${sheetHead('TOOL KIT', head)}<div class="title"><div><h1>${item.name}</h1><p class="lead">${item.partNumber}. Two wrench sizes, one torque wrench, two drift pins: one kit builds everything.</p></div>${badgeOf('tools')}</div>
<div class="part"><div>${image ? tile(image) : ''}</div><div><p>${item.description}</p><dl class="figures">${figureCells(item)}</dl></div></div>
<section class="block"><h2>What is in the case: ${total} tools</h2><table><thead><tr><th class="num">Qty</th><th>Part number</th><th>Tool</th><th>What for</th><th class="num">Each, lb</th><th class="num">kg</th></tr></thead><tbody>${tools}</tbody></table></section>
<section class="block whole"><h2>Which tool for which connection</h2><table><thead><tr><th>Connection</th><th>Thread</th><th>Hold</th><th>Turn</th><th class="num">Dry</th><th class="num">Lubricated</th></tr></thead><tbody>${(
      [
        ['Truss, plates, hinges, corner blocks', '1/2-13', 'BS-TK-CW34', 'BS-TK-SK34, BS-TK-TW12'],
        ['Nut bars, insert nuts in tube', '1/2-13', '–', 'BS-TK-SK34, BS-TK-TW12'],
        ['Gates, light hinges, skins', '3/8-16', 'BS-TK-CW916', 'BS-TK-SK916, BS-TK-TW12'],
      ] as const
    ).map(([connection, thread, hold, turn]) => {
      const bolt = boltSizes.find((size) => size.thread === thread)
      if (!bolt) throw new Error(`There is no torque for ${thread}`)
      return html`<tr><td>${connection}</td><th>${thread}</th><td>${hold}</td><td>${turn}</td><td class="num">${Math.round(torqueFtLb(bolt, 'dry'))} ft·lb</td><td class="num">${Math.round(torqueFtLb(bolt, 'lubricated'))} ft·lb</td></tr>`
    })}</tbody></table></section>
<section class="block whole"><h2>Care</h2><ul class="notes"><li>Turn the torque wrench back to its lowest setting before it goes into the case. Have it calibrated once a year, or after a fall.</li><li>Each tool has its place in the foam: look for an empty one before a structure is closed or lifted.</li><li>Tools above people hang on lanyards.</li></ul></section>
<p class="small">${NOTICE}</p>${contactLine}`,
  )
}
