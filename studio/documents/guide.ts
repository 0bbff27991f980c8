/** The connection guide and the data sheet for the tool kit. */
import { INK } from '../../catalog/brand.ts'
import { connectionGuideText } from '../../catalog/connection-joints.ts'
import { boltInto, boltThrough, chord, frame, type SetThread } from '../../catalog/fasteners.ts'
import { NOT_IN_KIT, softTorques, toolKit } from '../../catalog/tool-kit.ts'
import { documentUrls } from '../../catalog/urls.ts'
import { boltSizes, clampLb, torqueFtLb } from '../../engineering/torque.ts'
import { formatInches, formatNumber, formatQuantity } from '../../engineering/units.ts'
import type { Part } from '../geometry/part.ts'
import { partOf } from '../library.ts'
import { backLeaf } from './catalog.ts'
import { badgeOf, contactLine, cover, type DocumentHead, documentHtml, NOTICE, sheetHead, tile } from './house.ts'
import { type Html, html, markup } from './html.ts'
import { type Joint, joints } from './joints.ts'
import { type Leaf, leaf } from './leaves.ts'
import { figureCells, knownParts, partName, weightOf } from './parts.ts'
import { picture } from './pictures.ts'
import type { Press, Printable } from './printable.ts'

const BODY_HEAD = 'Connection Guide'

export const connectionGuide = (): Printable => {
  const head: DocumentHead = {
    key: documentUrls.connectionGuide,
    title: 'Connection Guide',
    number: 'CG-01',
    hasRunningHeads: true,
  }
  return { ...head, content: (press) => guide(head, press) }
}

async function guide(head: DocumentHead, press: Press): Promise<string> {
  const all = await joints()
  const patterns = await patternLeaves(press)
  // The joints start after the cover and the pages for contents, rules, bolt patterns, and torque.
  const first = 4 + patterns.length + 1
  const moved = all.filter(({ page }, index) => page !== first + index)
  if (moved.length > 0) throw new Error(`catalog/connection-joints.ts: ${moved[0]?.id} is on another page`)
  const contents: [string, string, number][] = [
    ['Five rules', 'rules', 3],
    ['Bolt patterns', 'patterns', 4],
    ['Torque', 'torque', 4 + patterns.length],
    ...all.map(({ title, id, page }): [string, string, number] => [title, id, page]),
    ['Before loading', 'checks', first + all.length],
    ['Inspection and retirement', 'inspection', first + all.length + 1],
    ['Inspection record', 'record', first + all.length + 2],
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
    ...all.map((joint) => jointLeaf(joint, press)),
    checksLeaf(),
    inspectionLeaf(),
    recordLeaf(),
    backLeaf(),
  ]
  const image =
    (await picture('banners/plates', 'A gusset plate across the corner of two trusses', 1600)) ??
    markup(whiteOnInk(press.pictorial(coverPart(all))))
  return documentHtml(
    head,
    html`${cover('Connection Guide', connectionGuideText, image, head)}${leaves.map((each) => each.html)}`,
  )
}

/** Returns the bolted corner for the cover. It shows most of the system in one image. */
function coverPart(all: readonly Joint[]): Part {
  const found = all.find(({ id }) => id === 'corner')?.steps.at(-1)?.part
  if (!found) throw new Error('The corner joint is missing')
  return found
}

const whiteOnInk = (svg: string): string =>
  svg
    .replace('<svg ', '<svg style="width:7in;height:auto;filter:invert(1)" ')
    .replaceAll(`stroke="${INK}"`, 'stroke="#000"')

/**
 * Joints by grip, which is the thickness between the bolt head and the nut. The bolt length for each joint leaves two
 * threads past the nut.
 */
const grips: readonly (readonly [through: string, layers: readonly number[], thread?: SetThread])[] = [
  ['Chord and a 3/16 or 1/4 in plate', [0.25, chord]],
  ['Chord and a 3/8 in plate', [0.375, chord]],
  ['Two end frames', [frame, frame]],
  ['End frame and a 3/8 in plate', [0.375, frame]],
  ['End frame and a 1/2 in plate', [0.5, frame]],
  ['Two end frames and a 1/2 in spacer', [frame, 0.5, frame]],
  ['3 in truss, both walls, with spacer tube', [3]],
  ['3 in truss and a 1/4 in plate on either side', [0.25, 3, 0.25]],
  ['Box-truss adapter and a 3/8 in box-truss plate', [frame, 0.375], '5/8-11'],
]

const slots: readonly (readonly [through: string, layer: number])[] = [
  ['1/8 in wall on a slot nut', 0.125],
  ['3/16 in plate on a slot nut', 0.1875],
  ['1/4 in plate on a slot nut', 0.25],
  ['3/8 in plate on a slot nut', 0.375],
]

const rulesLeaf = (): Leaf =>
  leaf(
    'Five rules',
    BODY_HEAD,
    html`<h1 id="rules">Five rules</h1>
<div class="block prose">
<h2>1. Grid holes are 9/16 in and take 1/2-13 bolts</h2><p>Use Grade 8 bolts, which have six radial lines on the head. Joints with 3/8-16 or 5/8-11 bolts list the size. Never hammer a bolt. If it does not fit, find out why.</p>
<h2>2. A hardened washer under each head and each nut</h2><p>Washers cover the round holes and corner slots of an end frame, and let the torque stretch the bolt instead of scraping the chord. Use a washer plate on wood and on slots longer than 1 1/4 in.</p>
<h2>3. Use every bolt in a pattern, or get an engineer’s written approval</h2><p>Ratings assume all bolts. A joint with missing bolts is not rated.</p>
<h2>4. Snug all, then tighten all</h2><p>Start every bolt by hand. Snug them in a crisscross pattern. Then use a torque wrench to tighten in the same order to the torque in the table.</p>
<h2>5. Inspect, mark, and inspect again</h2><p>At each tightened bolt, draw a witness mark across the nut and the chord. If the mark no longer lines up, retighten the bolt. Before each use, inspect joints that vibrate, move, or travel.</p></div>
<section class="block"><h2>Bolt lengths</h2><table><thead><tr><th>Through</th><th>Grip</th><th>Bolt</th></tr></thead><tbody>${grips.map(
      ([through, layers, thread]) =>
        html`<tr><td>${through}</td><td>${formatInches(layers.reduce((sum, each) => sum + each, 0))} in</td><th>${boltThrough(layers, thread)}</th></tr>`,
    )}${slots.map(
      ([through, layer]) =>
        html`<tr><td>${through}</td><td>${formatInches(layer)} in</td><th>${boltInto('slotNut', [layer])}</th></tr>`,
    )}</tbody></table><p class="small">At least two threads must show past each nut. In a slot, keep the tip of the bolt at least 1/32 in off the bottom.</p></section>`,
    ['rules'],
  )

/** Bolt patterns in frames and plates, viewed face-on, with their gauges. */
async function patternLeaves({ pattern }: Press): Promise<Leaf[]> {
  const figures = async (numbers: readonly (readonly [string, string])[]) =>
    Promise.all(
      numbers.map(async ([partNumber, text]) => {
        const it = await partOf(partNumber)
        return html`<figure class="step"><div>${markup(pattern(it))}</div><h3>${partName(partNumber)}</h3><p>${partNumber}. ${text}</p></figure>`
      }),
    )
  const first = await figures([
    [
      'BS-TR-EF12',
      '12 in series end frame: two holes along each edge, 3 in apart and 1 in from the edge, and a slot in each corner for a bolt on either row.',
    ],
    ['BS-PL-SP12', 'Splice plate: two rows of four holes at the 10 in chord gauge.'],
    ['BS-PL-SP06', '6 in series splice plate: 4 1/2 in gauge.'],
    [
      'BS-PL-SP03',
      '3 in series splice plate: one row of holes on the centerline, to match the center slot of an extrusion.',
    ],
  ])
  const second = await figures([
    ['BS-PL-G90-12', 'Gusset 90: three holes along each arm, the first 1 1/2 in from the corner of the members.'],
    ['BS-PL-G180-12', 'Gusset 180 connects a stem to a run. The bolt row on the run continues across the plate.'],
    ['BS-PL-BS12', 'Base plate: the frame pattern, with countersinks on the underside, and four anchor holes.'],
    ['BS-TR-RP1206', 'Reducer plate: the patterns of both series on a common center.'],
  ])
  return [
    leaf(
      'Bolt patterns',
      BODY_HEAD,
      html`<h1 id="patterns">Bolt patterns</h1><p class="lead">Holes are 9/16 in. End frames and end plates fit in four orientations, and splice plates in two. Gussets flip to fit either side.</p><div class="steps block">${first}</div>`,
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
<section class="block prose"><h2>Where the values come from</h2><p>T = K D F. F is the clamp load: 75% of the proof load, 120,000 psi (SAE J429) on the tensile stress area of the thread (ASME B1.1). D is the diameter. K is 0.20 for dry, as-received bolts and 0.15 with oil, wax, or anti-seize on the thread and washer (short-form torque equation, Shigley’s Mechanical Engineering Design, section 8-8).</p>
<h2>Dry or lubricated</h2><p>Use the same lubrication throughout the structure and record it. Dry torque overtightens a lubricated bolt by one-third. The friction of stainless, zinc-plated, and used bolts varies. Test a sample before you set the wrench.</p>
<h2>Into nut bars, insert nuts, and slot nuts</h2><p>With full thread engagement, nut bars and insert nuts in tube use the torques in the table. For slot nuts, use ${softTorques['slot nuts']} ft·lb: the slot lips govern, not the bolt. For insert nuts in plywood, use ${softTorques['insert nuts in plywood']} ft·lb: snug, not tight. For the swivel hoist ring, use ${softTorques['hoist ring']} ft·lb.</p>
<h2>Order</h2><p>Tighten in a crisscross pattern, from the stiffest part of the joint outward: corner to opposite corner on a frame, and from the joint outward on a splice plate. Then check every bolt a second time: the first ones loosen as the last ones are tightened.</p></section>
<section class="block"><h2>Wrenches</h2><table><thead><tr><th>Thread</th><th>Across flats</th><th>Wrench</th><th>Socket</th></tr></thead><tbody>
<tr><th>3/8-16</th><td>9/16 in</td><td>BS-TK-CW916</td><td>BS-TK-SK916</td></tr>
<tr><th>1/2-13</th><td>3/4 in</td><td>BS-TK-CW34</td><td>BS-TK-SK34</td></tr>
<tr><th>5/8-11</th><td>15/16 in</td><td>BS-TK-CW1516</td><td>BS-TK-SK1516</td></tr></tbody></table></section>`,
    ['torque'],
  )

const jointLeaf = ({ id, title, lead, takes, steps, check }: Joint, { pictorial }: Press): Leaf =>
  leaf(
    title,
    BODY_HEAD,
    html`<h1 id="${id}">${title}</h1><p class="lead">${lead}</p>
<div class="rows block" data-count="${steps.length}">${steps.map(
      (step, index) =>
        html`<div class="step">${tile(markup(pictorial(step.part)))}<div><h3><b>${index + 1}</b>${step.title}</h3><p>${step.text}</p></div></div>`,
    )}</div>
<div class="columns"><section class="block"><h2>Hardware</h2><table><tbody>${takes.map(
      ([count, partNumber]) =>
        html`<tr><td class="num">${count}</td><th>${partNumber}</th><td>${partName(partNumber)}</td></tr>`,
    )}</tbody></table></section>
<section class="block"><h2>Inspect</h2><ul class="notes">${check.map((line) => html`<li>${line}</li>`)}</ul></section></div>`,
    [id],
  )

const checksLeaf = (): Leaf =>
  leaf(
    'Before loading',
    BODY_HEAD,
    html`<h1 id="checks">Before loading</h1><p class="lead">Walk around the structure with the drawing in hand. Check, sign, and date.</p>
<section class="block"><table><thead><tr><th></th><th>What</th><th>How</th></tr></thead><tbody>${(
      [
        ['Parts', 'Part numbers match the drawing; no bent chord, cracked weld, or worn hole'],
        ['Holes', 'Every bolt in each pattern is installed; none is forced or crooked'],
        ['Bolts', 'Grade 8 head marks; at least two threads past each nut; washers under every head and nut'],
        [
          'Torque',
          'Check one bolt in ten, and at least two per joint, at the torque in the table; if one turns, check all',
        ],
        ['Splices', 'Plates on both vertical faces at every splice in a span'],
        ['Bearings', 'Feet and bases bear fully; nothing rests on a lacing tube'],
        ['Bracing', 'Diagonals or stiff corners in both directions; pins clipped'],
        ['Loads', 'Within the load table: static, as placed, including self-weight'],
        ['Record', 'Name, date, dry or lubricated, changes since the last inspection'],
      ] as const
    ).map(([what, how]) => html`<tr><td>☐</td><th>${what}</th><td>${how}</td></tr>`)}</tbody></table></section>
<p class="small">${NOTICE}</p>`,
    ['checks'],
  )

/** ANSI E1.2-2021 requires initial, regular, and periodic inspections. We chose the intervals. */
const inspectionLeaf = (): Leaf =>
  leaf(
    'Inspection',
    BODY_HEAD,
    html`<h1 id="inspection">Inspection and retirement</h1><p class="lead">Every section and fitting must be inspected by a competent person who knows how the structure is used.</p>
<section class="block"><h2>Interval</h2><table><thead><tr><th>When</th><th>By whom</th><th>What</th><th>Record</th></tr></thead><tbody>
<tr><th>On receipt</th><td>Receiving staff</td><td>Every part, against its spec sheet</td><td>Part numbers, date</td></tr>
<tr><th>Before each use</th><td>Crew</td><td>Visual: chords, holes, welds, bolts, pins</td><td>Checklist</td></tr>
<tr><th>Once a year, and every three months in touring or daily use</th><td>Competent person</td><td>Every part, disassembled and cleaned; straightness, holes, welds</td><td>Inspection record</td></tr>
<tr><th>After an overload, fall, fire, or storm</th><td>Competent person</td><td>Every affected part, before reuse</td><td>Inspection record</td></tr></tbody></table></section>
<section class="block"><h2>Welds</h2><ul class="notes"><li>No cracks of any length in or next to any weld. If you suspect a crack, use dye penetrant testing on aluminum and magnetic particle testing on steel.</li><li>Full length and original profile: no undercut deeper than 0.010 in where the weld is transverse to the stress, and no missing or ground-down bead.</li><li>Lacing is tight on both legs, with no gap and no rattle when tapped.</li><li>Never repair welds in the field. Heat removes more than one-third of the strength of 6061-T6. Repairs need the manufacturer’s procedure and a new inspection.</li></ul></section>
<section class="block"><h2>Retire</h2><ul class="notes"><li>Chords bent by more than 1/8 in over 3 ft, or dented at a hole.</li><li>Truss sections out of straight by more than 1/8 in per 10 ft, or twisted by more than 1/4 in over their length.</li><li>Holes larger than 5/8 in in any direction, or cracks at any hole.</li><li>Wall or leg worn or corroded by more than 10% of its thickness.</li><li>Parts that were heated, straightened, drilled, or welded after delivery.</li><li>Bolts and nuts that were tightened dry more than five times or that bind, and bent or grooved pins.</li></ul><p>Make retired parts unusable: cut the part, or saw through its end frame.</p></section>`,
    ['inspection'],
  )

const RECORD_ROWS = 14

const recordLeaf = (): Leaf =>
  leaf(
    'Inspection record',
    BODY_HEAD,
    html`<h1 id="record">Inspection record</h1><p class="lead">Copy this page. Keep the record for as long as the parts are in use.</p>
<section class="block"><table><tbody><tr><th>Structure or inventory</th><td style="width:40%"></td><th>Date</th><td style="width:16%"></td></tr>
<tr><th>Inspected by</th><td></td><th>Next due</th><td></td></tr>
<tr><th>Reason</th><td>☐ receipt  ☐ yearly  ☐ three months  ☐ event</td><th>Torque</th><td>☐ dry  ☐ lubricated</td></tr></tbody></table></section>
<section class="block"><table><thead><tr><th>Part number</th><th>Mark or serial</th><th>Straight</th><th>Holes</th><th>Welds</th><th>Hardware</th><th style="width:24%">Found</th><th>Use / retire</th></tr></thead><tbody>${Array.from(
      { length: RECORD_ROWS },
      () =>
        html`<tr><td style="height:.26in"></td><td></td><td>☐</td><td>☐</td><td>☐</td><td>☐</td><td></td><td></td></tr>`,
    )}</tbody></table></section>
<section class="block"><table><tbody><tr><th style="width:14%">Signed</th><td style="width:36%"></td><th style="width:14%">Approved</th><td></td></tr></tbody></table></section>`,
    ['record'],
  )

// The data sheet for the tool kit.

export const toolKitSheet = (): Printable => {
  const head: DocumentHead = { key: documentUrls.toolKit, title: 'Tool Kit 1 SAE', number: 'TK-01' }
  return { ...head, content: () => kit(head) }
}

async function kit(head: DocumentHead): Promise<string> {
  const item = knownParts.get('BS-TK-KIT1')?.item
  if (!item) throw new Error('The tool kit is missing')
  const image = await picture(item.image, item.alt)
  const total = toolKit.reduce((sum, { count }) => sum + count, 0)
  const tools = await Promise.all(
    toolKit.map(async ({ count, partNumber, use }): Promise<Html> => {
      const known = knownParts.get(partNumber)
      if (!known) throw new Error(`No part ${partNumber}`)
      const { us, metric } = weightOf(partNumber)
      return html`<tr><td class="num">${count}</td><th>${partNumber}</th><td>${partName(partNumber)}</td><td>${use}</td><td class="num">${us}</td><td class="num muted">${metric}</td></tr>`
    }),
  )
  return documentHtml(
    head,
    html`${sheetHead('TOOL KIT', head)}<div class="title"><div><h1>${item.name}</h1><p class="lead">${item.partNumber}. ${NOT_IN_KIT}</p></div>${badgeOf('tools')}</div>
<div class="part"><div>${image ? tile(image) : ''}</div><div><p>${item.description}</p><dl class="figures">${figureCells(item)}</dl></div></div>
<section class="block"><h2>Contents: ${total} tools</h2><table><thead><tr><th class="num">Qty</th><th>Part number</th><th>Tool</th><th>Use</th><th class="num">Each, lb</th><th class="num">kg</th></tr></thead><tbody>${tools}</tbody></table></section>
<section class="block whole"><h2>Which tool for which connection</h2><table><thead><tr><th>Connection</th><th>Thread</th><th>Hold</th><th>Turn</th><th class="num">Dry</th><th class="num">Lubricated</th></tr></thead><tbody>${(
      [
        ['Truss, plates, hinges, corner blocks', '1/2-13', 'BS-TK-CW34', 'BS-TK-SK34, BS-TK-TW12'],
        ['Nut bars, insert nuts in tube', '1/2-13', '–', 'BS-TK-SK34, BS-TK-TW12'],
        ['Gates, skins', '3/8-16', 'BS-TK-CW916', 'BS-TK-SK916, BS-TK-TW12'],
        ['Box-truss adapter', '5/8-11', 'BS-TK-CW1516', 'BS-TK-SK1516, BS-TK-TW12'],
      ] as const
    ).map(([connection, thread, hold, turn]) => {
      const bolt = boltSizes.find((size) => size.thread === thread)
      if (!bolt) throw new Error(`No torque for ${thread}`)
      return html`<tr><td>${connection}</td><th>${thread}</th><td>${hold}</td><td>${turn}</td><td class="num">${Math.round(torqueFtLb(bolt, 'dry'))} ft·lb</td><td class="num">${Math.round(torqueFtLb(bolt, 'lubricated'))} ft·lb</td></tr>`
    })}</tbody></table></section>
<section class="block whole"><h2>Care</h2><ul class="notes"><li>Return the torque wrench to its lowest setting before you store it. Have it calibrated at least once a year and after any drop.</li><li>Check the foam for missing tools before you close or lift a structure.</li><li>Tether every tool used overhead.</li></ul></section>
${contactLine}`,
  )
}
