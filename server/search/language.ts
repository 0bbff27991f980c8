/**
 * The vocabulary of the field: spelling variants, phrases, synonyms and stop words. Data only; the tokenizer (`terms.ts`)
 * applies it to entries and queries alike.
 */

/** Words without information. Left out of entries and queries. */
export const STOP_WORDS = new Set(
  (
    'a an and any are as at be been by can could did do does for from get had has have how i if in into is it its ' +
    'know make me my need of on or our please should so some that the their them there these they this to us use ' +
    'want was we were what when where which who why will with would you your am hi hello lets thats whats hows wheres im ive id'
  ).split(' '),
)

/** Spelling variants of a word; all are indexed as the stem of the first. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['aluminum', 'aluminium', 'alu', 'ali', 'ally', 'alum', 'alloy'],
  ['color', 'colour'],
  ['catalog', 'catalogue', 'catalogs', 'catalogues', 'brochure'],
  ['center', 'centre', 'centers', 'centres'],
  ['theater', 'theatre', 'theaters', 'theatres', 'theatrical'],
  ['caster', 'castor', 'casters', 'castors'],
  ['gray', 'grey'],
  ['meter', 'metre', 'meters', 'metres'],
  ['inch', 'inches'],
  ['inquiry', 'enquiry', 'inquiries', 'enquiries'],
  ['email', 'e-mail', 'emails', 'mail'],
  ['leveling', 'levelling', 'leveler', 'leveller', 'levelers', 'levellers'],
  ['program', 'programme'],
  ['mold', 'mould'],
  ['fiber', 'fibre'],
  ['license', 'licence'],
  ['tire', 'tyre'],
  ['jewelry', 'jewellery'],
  ['stainless', 'inox'],
  ['multiuse', 'multi-use'],
  ['tradeshow', 'tradeshows', 'trade-show'],
  ['handrail', 'handrails', 'hand-rail'],
  ['guardrail', 'guardrails', 'guard-rail'],
  ['mezzanine', 'mezz'],
  ['weight', 'weights', 'weigh', 'weighs', 'weighing'],
  ['pdf', 'pdfs'],
  ['kit', 'kits'],
  ['foot', 'feet'],
  ['shipment', 'shipping', 'shipments'],
]

/** Spelling variant to canonical spelling. */
export const CANONICAL: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
)

/** Things, not what one does: these words keep their ending. */
export const UNSTEMMED = new Set([
  'railing',
  'decking',
  'flooring',
  'bearing',
  'tubing',
  'staging',
  'shoring',
  'rigging',
])

/** Phrases for one concept. In an entry they are indexed as this term too; in a query they become it. */
export const PHRASES: readonly (readonly [term: string, phrases: readonly string[]])[] = [
  [
    'udl',
    [
      'uniformly distributed load',
      'uniform distributed load',
      'evenly distributed load',
      'distributed load',
      'uniform load',
    ],
  ],
  ['cpl', ['center point load', 'center load', 'mid span load', 'midspan load', 'load at center']],
  ['tradeshow', ['trade show']],
  ['handrail', ['hand rail']],
  ['guardrail', ['guard rail']],
  ['ledwall', ['led wall', 'video wall', 'led screen', 'led panel wall']],
  ['specsheet', ['spec sheet', 'data sheet', 'cut sheet', 'specification sheet', 'product sheet', 'tech sheet']],
  ['sketchup', ['sketch up']],
  ['loadtable', ['load table', 'load chart']],
]

/**
 * Words of a query that say little: they count less than the others, and alone they are searched for as they are. What is
 * asked is in the other words: 'how many bolts for a piece of truss'.
 */
export const WEAK_WORDS = new Set(
  (
    'much many long piece part item thing something anything kind type sort find show give tell look looking search best ' +
    'good great right new one available sell sold stock offer provide supply made make making work works working using used ' +
    'use take takes help like way there able allowed possible between information info detail about ten product company ' +
    'other another request maximal maxima maximale maximo must may might need needs required require able safely maximum minimum max min exact exactly each per every only also ' +
    'than then complete whole entire while round past right through get gets getting put puts no not but whats go goes going come comes big small large size sizes dimension dimensions standard regular typical ' +
    'normal common table chart graph spec specs specification specifications boltspan bs system modular page website site link online document'
  ).split(' '),
)

/** What is asked of a thing that follows 'for': in 'torque for 1/2 in bolts' the bolts matter, in 'washers for bolts' not. */
export const ATTRIBUTE_WORDS = new Set(
  (
    'torque weight load loadtable capacity price quote specsheet picture photo drawing model hardware fee pitch spacing size ' +
    'height width length thickness diameter span instruction guide manual catalog warranty training finish table chart cad'
  ).split(' '),
)

/** Little words of German, French and Spanish. */
export const FOREIGN_STOP_WORDS = new Set(
  (
    'der das den dem des ein eine einer eines fur und mit von zu zum zur wie viel ist im am auf bei ich kann wo was ' +
    'le la les un une de du au aux pour et avec dans sur par est quel quelle combien comment ou je ' +
    'el los las una uno y con para en por del al es cuanto cual como donde que'
  ).split(' '),
)

/** One thing in the words of the text, and in those of visitors: trade, British, lay; German, French, Spanish. */
export interface Concept {
  /** Words or phrases of the text; any of them. */
  readonly means: readonly string[]
  readonly words: readonly string[]
}

const concept = (means: string, words: string): Concept => ({ means: list(means), words: list(words) })
const list = (text: string) => text.split(',').map((each) => each.trim())

/** Reviewed; `language.test.ts` holds that each word leads to something. Applied to queries only. */
export const CONCEPTS: readonly Concept[] = [
  // Products
  concept(
    'truss',
    'girder, lattice, lattice beam, lattice girder, box girder, trussing, spaceframe, space frame, traverse, ' +
      'traversen, fachwerk, fachwerktrager, gittertrager, alutraverse, poutre, poutres, poutre treillis, ' +
      'treillis, structure alu, pont, cercha, celosia, viga, vigas, estructura, cerchas, lattice truss, ' +
      'box lattice, stage truss, lighting truss, lighting bar, lighting beam, square truss, quad truss, ' +
      'ladder beam, aluminum beam, aluminiumtraverse, poutre aluminium, ' +
      'box beam, aluminum girder, truss beam, truss section, triangulated beam, space truss, roof truss, ' +
      'stage beam, trussing system, bolt plate truss, bolted truss, plated truss, ' +
      'stahltraverse, gittertraeger, fachwerktraeger, rasterelement, riggtraverse, rahmentraverse, ' +
      'armature, poutre carree, structure scenique, truco, estructura de aluminio, cercha de aluminio, ' +
      'torre de estructura, viga de celosia, meccano, erector set, big lego',
  ),
  concept(
    'extrusion',
    'tslot, t slot, t-slot, t slotted, slotted profile, profile, 8020, 80 20, 80/20, strut channel, ' +
      'unistrut, strut, aluprofil, profil, strangpressprofil, nutprofil, profile alu, profile aluminium, ' +
      'profiles, perfil, perfiles, perfil de aluminio, aluminiumprofil, aluminiumprofile, nutprofile, ' +
      'bosch rexroth, rexroth, bosch, maytec, minitec, item profile, construction profile, aluminum section, ' +
      'profilschiene, slotted section, perfil ranurado, strutsystem, ' +
      'aluminum framing, modular framing, t slot framing, framing system, slotted framing, ' +
      'slotted channel, slotted rail, slotted aluminum, makerbeam, misumi, bosch profile, 80 20 framing, ' +
      'eighty twenty, kanya, alusic, norcan, elcom, montageprofil, systemprofil, konstruktionsprofil, ' +
      'profile rainure, rail aluminium, perfileria, perfil estructural, b rail, jig frame',
  ),
  concept(
    'extrusion, truss',
    'beam, post, column, upright, rail member, stick, sticks, ' +
      'strut member, box column, pillar, colonne, columna, saule, saulen, stutze, stutzen, pilier, balken, ' +
      'trager, spar',
  ),
  concept('plate', 'platte, platten, plaque, plaques, placa, placas, chapa, flat bar, sheet'),
  concept(
    'gusset plate, gusset',
    'corner plate, corner bracket, angle plate, l plate, knee brace, triangle plate, triangular plate, knotenblech, ' +
      'eckblech, gousset, goussets, cartela, cartelas, escuadra, winkelblech',
  ),
  concept(
    'splice plate',
    'joining plate, fishplate, fish plate, connector plate, coupling plate, stossblech, stossplatte, ' +
      'eclisse, placa de empalme, empalme, connecting plate, jointing plate, lasche, laschen, ' +
      'verbindungsplatte, verbindungsplatten, plaque de jonction, plaque d assemblage, placa de union, ' +
      'placas de union, strap plate, butt plate, link plate, coupler plate, mending plate, butt strap, ' +
      'join two trusses, flat joining strap, joining strap, tie plate, stossplatten, ' +
      'connect two lengths, join two lengths, join truss end to end, end to end joint, end to end plate, ' +
      'joiner plate, butt joint plate, connecting strap, extend truss, make truss longer, link two beams, ' +
      'couvre joint, placa de conexion, placa union, stossverbinder, verbindungsblech, flachverbinder',
  ),
  concept(
    'base plate',
    'foot plate, footplate, floor plate, grundplatte, bodenplatte, fussplatte, platine, embase, semelle, ' +
      'placa base, fussplatten, ankerplatte, ankerplatten, placa de anclaje, placas de anclaje, anchor plate, ' +
      'anchor plates, bolt to the floor, bolt to floor, bolt down to floor, bolt to concrete, concrete, ' +
      'holding down plate, holding down, column base, column foot, sole plate, floor flange plate, ' +
      'mounting flange floor, floor fixing plate, floor fixing, pie de columna, platine de sol, platines, ' +
      'bodenplatten, placas base, pied de poteau, plate under post, floor mounting plate, ' +
      'post base, column base plate, post foot, pole base, mounting foot, screw to the floor, ' +
      'anchor to floor, anchor to concrete, fix to floor, fasten to floor, pin to floor, bolt to slab, ' +
      'baseplate, column shoe, pied de colonne, plaque de base, plaque de sol, base de columna, ' +
      'anclar al suelo, anclaje al suelo, pfostenfuss, saulenfuss, stutzenfuss, bodenbefestigung, ' +
      'fixation au sol, fijacion al suelo',
  ),
  concept(
    'bent plate',
    'angle bracket, l bracket, angle iron, angle cleat, cleat, folded plate, l plate folded, kantblech, ' +
      'kantbleche, winkelblech gebogen, abgewinkelte, abgewinkelte platte, gebogen, tole pliee, pliee, ' +
      'placa doblada, doblada, angle clip, right angle plate, gekantet, angle brackets, plegada, cornier, ' +
      'corniere, cornieres, ' +
      'angle piece, angle section plate, angled plate, 90 degree bracket, 90 bracket, ' +
      '90 degree angle plate, right angle bracket, l shaped bracket, l shaped plate, elbow bracket, ' +
      'shelf bracket, corner iron, corner clip, bent bracket, winkelhalter, winkeleisen, winkelverbinder, ' +
      'konsolwinkel, equerre pliee, plaque pliee, escuadra doblada, placa angular, angular, ' +
      'angulo de acero, folded bracket',
  ),
  concept(
    'washer plate',
    'backing plate, backer plate, load spreader, spreader plate, unterlegplatte, unterlegplatten, ' +
      'contreplaque, contre plaque, big washer, large washer, penny washer, penny washers, square washer, ' +
      'rectangular washer, arandela cuadrada, plate washer, repair washer, fender washer, ' +
      'thick washer, oversize washer, plate under bolt head, plate under nut, pressure plate, ' +
      'reinforcing plate, doubler plate, spreads the load of a bolt, spread load under bolt, ' +
      'bolt pulling through, druckplatte, verstarkungsplatte, plaque de renfort, plaquette, ' +
      'placa arandela, placa de refuerzo, coach washer, bearing plate',
  ),
  concept('spacer', 'shim, shims, packer, packing, standoff'),
  concept(
    'weld blank',
    'weld plate, weldable plate, blank plate, anschweissplatte, anschweissplatten, plaque a souder, souder, ' +
      'placa para soldar, soldar, weld on adapter, weld on adapter plate, weld on plate, plate for welding, ' +
      'welding plate, weld on, welding, ' +
      'weld to existing, weld to steel, weld to building, weld to column, weld to truck, weld to vehicle, ' +
      'weld to trailer, weldable, weld tab, weld pad, bare plate, raw steel plate, uncoated plate, ' +
      'unpainted plate, embed plate, adapter to weld, schweissplatte, schweissplatten, schweissen, ' +
      'anschweissen, soudable, plaque brute, soldable, plate to weld to existing steel',
  ),
  concept(
    'joist hanger',
    'joist bracket, joist support, timber hanger, timber connector, lumber hanger, beam hanger, wood hanger, ' +
      'balkenschuh, etrier, estribo, simpson, sabot, sabots, sabot de charpente, wood beam bracket, ' +
      'bracket for timber floor beams, timber beam, wooden beam, wood beam, balkenschuhe, estribos, ' +
      'soporte de viga, joist shoe, etriers, solive, solives, ' +
      'joist holder, joist seat, joist clip, joist stirrup, hang joists, floor joist, ceiling joist, ' +
      'deck joists, wooden joist, timber joist, hold floorboards, lumber bracket, bracket for lumber, ' +
      'bracket for timber, bracket for wood, wood to truss, timber to truss, attach wood, attach lumber, ' +
      'attach timber, attach wood beams, hold wood beams, simpson strong tie, strong tie, bois, ' +
      'poutre bois, holzbalken, holztrager, holz, madera, vigueta, viga de madera, balkentrager, ' +
      'carpinteria, kantholz, rafter',
  ),
  concept('2', 'two, double, doubled, pair'),
  concept('3', 'three, triple'),
  concept('4', 'four, quad'),
  concept('6', 'six'),
  concept('1', 'single'),
  concept(
    'pipe adapter',
    'tube adapter, pipe clamp, pipe connector, pipe coupler, pipe flange, half coupler, cheeseborough, ' +
      'cheeseboro, conduit adapter, rohradapter, rohrverbinder, adaptateur de tube, adaptateur, adaptador, ' +
      'adaptador de tubo, scaffold clamp, scaffold tube, scaff tube, scaff clamp, scaff, scaffold clamps, ' +
      'half burger, half burgers, doughty, doughty clamp, barrel clamp, barrel clamps, bar clamp, ' +
      'swivel coupler, swivel couplers, putlog, putlogs, rohrschellen, attach pipe, connect pipe, ' +
      'rohradapters, rohranschluss, adaptador de tuberia, gerustrohr, hook clamp, hook clamps, truss clamp, ' +
      'c clamp, pole, poles, scaffold pole, pole holder, pole adapter, ' +
      'pipe bracket, pipe holder, pipe mount, pipe socket, pipe sleeve, hold a pipe, mount pipe, ' +
      'fit pipe to truss, pipe to truss, tube to truss, lighting pipe, lighting pole, electric pipe, ' +
      'drape pipe, pipe and drape, curtain pipe, curtain rail, curtain track, curtain rod, hang curtains, ' +
      'hang drapes, hang lights, hang lamps, batten, banner pole, flag pole, flagpole, mast foot, ' +
      'boom arm, scaffold pole bracket, scaffolding pipe, rigging pipe, water pipe, gas pipe, steel pipe, ' +
      'plumbing pipe, rohrhalter, rohrhalterung, rohrhalterungen, rohrstutzen, rohraufnahme, ' +
      'rohraufnahmen, rohrklemme, rohrklemmen, fahnenmast, vorhang, vorhangstange, rideau, rideaux, ' +
      'support de tube, porte tube, collier de tube, tube echafaudage, cortina, soporte de tubo, ' +
      'soporte para tubo, abrazadera, tubo de andamio',
  ),
  concept('square adapter', 'box section adapter, square tube clamp, rhs adapter'),
  concept(
    'hinge',
    'pivot, knuckle, articulated joint, folding joint, scharnier, scharniere, gelenk, charniere, charnieres, ' +
      'articulation, bisagra, bisagras, hinged joint, book hinge, gelenkverbinder, gelenke, rotule, rotules, ' +
      'gozne, goznes, pivoting connector, knuckle joint, tilting joint, pivoting, klappgelenk, swivel joint, ' +
      'folding connection, ' +
      'folding, foldable, fold up, fold flat, fold down, fold truss, fold in half, folding leg, ' +
      'folding wall, tilt up, tip up, swing open, swing out, swinging joint, flap, angle joint, ' +
      'variable angle joint, adjustable angle, adjustable angle joint, odd angle, gelenkstuck, klappbar, ' +
      'klappen, schwenkbar, aufklappen, pliant, pliable, plegable, articulado, articulada, articule, ' +
      'articulee, bisagra de cercha, truss hinge, hinged corner, bookcorner, book corner, scissor joint, ' +
      'pivot joint, drawbridge, bend truss, raise tower on hinge, tilting tower',
  ),
  concept(
    'hitch pin',
    'clevis pin, r clip, lynch pin, linch pin, cotter pin, steckbolzen, splint, goupille, pasador, chaveta, ' +
      'cotter, cotters, split pin, federstecker, splinte, goupilles, pasadores, tractor pin, r pin, ' +
      'drop nose pin, retaining pin, hinge pin, pivot pin, ' +
      'safety pin, bent pin, hairpin, hair pin, hairpin clip, hairpin cotter, trailer pin, trailer hitch, ' +
      'lynchpin, linchpin, pin with clip, spring clip pin, bolzensicherung, sicherungsstift, ' +
      'sicherungssplint, anhangerbolzen, axe de charniere, goupille beta, goupille clips, ' +
      'pasador de enganche, pasador con seguro, perno de bisagra, bulon de enganche',
  ),
  concept(
    'quick release pin',
    'ball lock pin, pip pin, detent pin, push button pin, quick pin, kugelsperrbolzen, pull pin, pull pins, ' +
      'goupille a billes, broche a billes, broches a billes, billes, pasador de bolas, aircraft pin, ' +
      'tool free pin, pit pin, pit pins, avibank, carr lane, schnellspannbolzen, pasador rapido, ' +
      'pasador de liberacion rapida, ' +
      'quick lock pin, fast pin, ball pin, ball detent pin, positive lock pin, button pin, ring pin, ' +
      'release pin, spring loaded pin, spring pin, fast release, pin without tools, pin with button, ' +
      'pin with balls, pin with ring, quick disconnect, steckstift, schnellverschluss, ' +
      'schnellverschlussbolzen, kugelbolzen, absteckbolzen, axe a billes, goupille rapide, ' +
      'pasador con bola, perno rapido, cierre rapido, attache rapide',
  ),
  concept(
    'caster',
    'wheel, wheels, roller, rollers, castor, caster wheel, trolley wheel, lenkrolle, lenkrollen, rolle, ' +
      'rollen, laufrolle, roulette, roulettes, roue, roues, rueda, ruedas, ruedas giratorias, ' +
      'wheels for truss, dolly wheels, wheelset, rolling base, schwenkrolle, schwenkrollen, ruedas pivotantes, ' +
      'roulettes pivotantes, ruedas con freno, roulettes a frein, mecanum, ' +
      'swivel wheel, rollers for truss, furniture wheel, put on wheels, wheels under, wheels underneath, ' +
      'wheels for stage, wheel kit, heavy duty wheel, industrial wheel, rolling legs, mobile base, ' +
      'movable base, moveable base, wheeled base, fahrbar, rollbar, rader, rad, bremsrolle, bremsrollen, ' +
      'transportrolle, transportrollen, apparaterolle, roulettes industrielles, sur roulettes, rodachina, ' +
      'con ruedas, rueda loca, rodajas, garruchas con freno, castors with brake, colson',
  ),
  concept('swivel caster', 'swiveling wheel, rotating wheel, locking wheel, wheel with brake, braked wheel'),
  concept(
    'brake',
    'lock, locks, locking, lockable, bremse, frein, freno, ' +
      'stop rolling, stay in place, parking brake, wheel lock, feststeller, festellbremse, bloqueo',
  ),
  concept(
    'rigid caster',
    'fixed caster, fixed castor, fixed wheel, bockrolle, non swivel caster, non swivel, rueda fija, ' +
      'ruedas fijas, roulette fixe, roulettes fixes, non steering castor, non steering, ' +
      'wheel that does not turn, straight wheel, bockrollen, ' +
      'wheel that goes straight, wheels that go straight, unidirectional wheel, one direction wheel, ' +
      'straight rolling, feste rolle, feste rollen, roue fixe, rueda recta',
  ),
  concept(
    'head block',
    'pulley, pulleys, sheave, sheaves, loft block, umlenkrolle, seilrolle, poulie, polea, diverter, ' +
      'diverters, diverter pulley, rea, mule block, cable wheel, rope wheel, turning block, snatch block, ' +
      'snatch blocks, return block, counterweight block, garrucha, garruchas, counterweight, ' +
      'deflection pulley, deflector pulley, wire rope wheel, seilrollen, umlenkrollen, poulies, poleas, ' +
      'fly system, flying pulley, ' +
      'cable pulley, rope pulley, wire rope pulley, pulley block, pulley wheel, grooved pulley, ' +
      'block and tackle, rigging pulley, rigging sheave, drop pulley, line set, fly loft, fly tower, ' +
      'fly lines, spot line, lead line, lift line, rope system, hemp, hemp house, hauling, haul up, arbor, ' +
      'batten hoist, winch line, wire rope, steel cable, steel rope, steel wire rope, redirect rope, ' +
      'redirect cable, redirect line, change direction of rope, rope over, wheel for rope, ' +
      'wheel for cable, stahlseil, drahtseil, seil, seilblock, oberflansch, schnurboden, zugrolle, ' +
      'cable acier, cable d acier, moufle, reenvio, cable de acero, polea de reenvio, poulie de renvoi, ' +
      'cintre, hanger des cintres, seilzug',
  ),
  concept(
    'screw jack',
    'leveling jack, spindle, jackscrew, jack screw, spindel, verin, gato, base jack, base jacks, ' +
      'scaffold jack, scaffold jacks, adjustable base jack, gewindespindel, gewindespindeln, fussspindel, ' +
      'fussspindeln, husillo, husillos, jackleg, collar jack, acrow, acrow prop, acrow props, jacking screw, ' +
      'verin a vis, gato de tornillo, screw prop, ' +
      'jacking leg, jack post, adjustable jack, adjustable base, adjustable prop, house jack, floor jack, ' +
      'jack up, jack stand, bottle jack, lifting screw, lead screw, leadscrew, acme, acme screw, ' +
      'acme thread, threaded jack, raise off wheels, lift off casters, lift off wheels, ' +
      'take weight off casters, take weight off wheels, take load off casters, trapezgewinde, ' +
      'trapezspindel, hubspindel, hubspindeln, spindelheber, spindelfuss, wagenheber, anheben, ' +
      'vis trapezoidale, etai, etais, cric a vis, husillo roscado, gato mecanico, puntal, levantar, ' +
      'soulever, lever une charge',
  ),
  concept('jack', 'lifter, raise'),
  concept(
    'leveling foot',
    'adjustable foot, leveler foot, levelling pad, machine foot, stellfuss, pied, pied reglable, pata, ' +
      'patas, feet, adjuster, machine mount, machine mounts, maschinenfuss, maschinenfusse, pie nivelador, ' +
      'pies niveladores, uneven floor, uneven ground, adjustable leg, adjustable legs, jack pads, jack pad, ' +
      'nivellierfuss, nivellierfusse, vis de reglage, pied de nivellement, verin de reglage, pieds, ' +
      'stellfusse, pata niveladora, sloping floor, out of level, glide, glides, ' +
      'levelling leg, level the floor, making it level, wobble, wobbly, rocking table, screw foot, ' +
      'threaded foot, adjusting foot, swivel foot, rubber foot, non slip foot, bumpy ground, bumpy floor, ' +
      'unlevel floor, unlevel ground, unlevel, rough ground, grass, slope, sloped ground, sloping stage, ' +
      'raked floor, hillside, height adjust, height adjustment, fine adjustment, verstellfuss, ' +
      'stellschraube, ausgleichsfuss, nivellierung, nivellieren, ausrichten, unebener boden, unebenheiten, ' +
      'pied a vis, mise a niveau, sol inegal, pies regulables, nivelador, nivelacion, nivelar, ' +
      'suelo irregular, machine leveling',
  ),
  concept(
    'roller sleeve',
    'sleeve block, tower carriage, carriage, tower trolley, schlitten, chariot de levage pour tour, ' +
      'carro deslizante, sleeve blocks, ground support sleeve block, moving head sleeve, laufwagen, ' +
      'tower sleeve, sleeve that slides on tower, chariot de tour, ' +
      'climbing carriage, sliding carriage, lift carriage, carriage on rollers, trolley on truss, ' +
      'trolley along truss, truss trolley carriage, slides along truss, sliding on truss, ' +
      'rolls along truss, runs along truss, travels along truss, climb tower, tower lift, ' +
      'climbing tower sleeve, lifting tower, tower sled, sled, linear slide, linear guide, linear motion, ' +
      'elevator, lift column, up and down the tower, hubschlitten, linearfuhrung, fahrschlitten, ' +
      'turmschlitten, hulsenblock, chariot coulissant, glissiere, elevador, corredera, carro de torre, ' +
      'tour de levage, torre de elevacion, liftturm, hubturm',
  ),
  concept(
    'telescoping sleeve',
    'telescopic tube, slider, slide tube, sliding tube, adjustable length leg, teleskop, teleskoprohr, ' +
      'teleskoprohre, tubo telescopico, tube telescopique, telescopico, telescopique, tube that slides, ' +
      'sliding sleeve, ' +
      'telescopic leg, telescoping leg, telescopic sleeve, telescopic, telescoping tube, extendable leg, ' +
      'extending leg, extendable, adjustable height leg, height adjustable leg, slide over tube, ' +
      'slips over tube, sleeve over tube, outer tube, outer sleeve, slip joint, ausziehbar, teleskopbein, ' +
      'teleskophulse, teleskopstutze, coulissant, pied telescopique, pata telescopica, extensible',
  ),
  concept(
    'slewing ring',
    'turntable, turntable bearing, lazy susan, rotating platform, revolve, revolving stage, rotary table, ' +
      'drehkranz, drehscheibe, drehbuhne, couronne, plateau tournant, plataforma giratoria, corona, ' +
      'drehteller, anillo giratorio, mesa giratoria, rotating base, rotating stage, rotating table, rotate, ' +
      'rotates, rotating, spin, spins, spinning, rotary bearing, slew bearing, swivel bearing, carousel, ' +
      'carrousel, turn table, karussell, drehverbindung, plateforme tournante, plateforme rotative, ' +
      'rotational, rotator, rotating stage floor, turn around, revolver, revolving floor, ' +
      'revolving platform, rotating bearing, crane bearing, crane ring, ball bearing ring, ring bearing, ' +
      'swivel base, swivel plate, swivel ring, swings around, pivot base, spin a car, car turntable, ' +
      'vehicle turntable, display turntable, merry go round, 360 rotation, drehen, drehbar, drehend, ' +
      'drehlager, drehplattform, drehteller auto, kugeldrehkranz, tourner, tournant, rotatif, rotative, ' +
      'couronne d orientation, couronne a billes, girar, gira, giratorio, giratoria, corona de giro, ' +
      'tornamesa, escenario giratorio, scene tournante, plateaux tournants, tournette',
  ),
  concept(
    'pillow block',
    'bearing, bearings, plummer block, shaft support, lager, stehlager, palier, rodamiento, cojinete, ' +
      'lagerbock, lagerbocke, chumacera, chumaceras, axle, axle bearing, axle mount, soporte de eje, eje, ' +
      'achse, shaft bearing, stehlagergehause, ' +
      'pillar block, bearing block, bearing housing, shaft mount, shaft holder, shaft, spindle bearing, ' +
      'roller bearing, ball bearing, self aligning bearing, trunnion, seesaw, see saw, teeter totter, ' +
      'swing frame, swings, rocking frame, rotating shaft, rotating axle, turning axle, tipping axis, ' +
      'rotation axis, axis, tumble, tumbler, tumbling room, rolling room, wellenlager, welle, wellen, ' +
      'wippe, schaukel, arbre, essieu, axe de rotation, roulement, balancoire, columpio, balancin, ' +
      'arbol de transmision',
  ),
  concept(
    'angle track',
    'rail track, track rail, camera track, floor track, laufschiene, schiene, carril, rail for wheels, ' +
      'v track, rail de guidage, rails de guidage, dolly track, camera dolly track, track for wheels, ' +
      'track for v wheels, floor rail, train track, guide rail, guide rails, schienen, laufschienen, carriles, ' +
      'rails, ' +
      'running rail, track system, rail system, guide track, rolling track, sliding track, steel track, ' +
      'straight track, track for dolly, track for camera, track for gate, track for cart, tracks, railway, ' +
      'tram rail, rolling gate track, sliding gate track, sliding door track, v rail, spurschiene, ' +
      'fuhrungsschiene, fuhrungsschienen, bodenschiene, bodenschienen, winkelschiene, kameraschiene, ' +
      'rail au sol, rail de travelling, rail de roulement, riel, via de travelling, riel en angulo, ' +
      'carril guia',
  ),
  concept(
    'v-groove wheel',
    'track wheel, grooved wheel, v wheel, spurrolle, spurrollen, galet, galets, galet a gorge, roue a gorge, ' +
      'rueda acanalada, rueda en v, rolling gate wheel, train wheel, flanged wheel, spurkranz, rail wheel, ' +
      'v shaped wheel, railway wheel, wheel for track, wheel for rail, wheels that run on track, ' +
      'wheel on angle iron, sliding gate wheel, gate wheel, dolly wheels on track, rillenrad, rillenrolle, ' +
      'rillenrollen, rad mit nut, laufrad, roue de rail, roue sur rail, galet de roulement, galet en v, ' +
      'rueda de carril, rueda con ranura, ruedas para riel',
  ),
  concept(
    'lifting mount',
    'pick point, pickup point, hang point, hanging point, suspension point, lift point, anschlagpunkt, ' +
      'point de levage, punto de izaje, lift lug for truss, point d accroche, points d accroche, ' +
      'punto de anclaje, puntos de anclaje, hanging bracket, hanging brackets, flying point, flying points, ' +
      'flybar, fly bar, rigging point, rigging points, pickup, pick up point, truss pick, hang truss, ' +
      'fly truss, flying truss, flying bracket, truss hanger, truss hangers, anschlagpunkte, aufhangepunkt, ' +
      'aufhangung, pick, ' +
      'lifting bracket, lifting plate, hoist point, hanging mount, hanging plate, suspension bracket, ' +
      'suspend truss, suspend from ceiling, hang from ceiling, hang from roof, hang beam, lift truss, ' +
      'flown truss, truss suspension, truss pickup, truss lifting, top pick, center pick, rigging bracket, ' +
      'rigging mount, attachment point for hoist, attachment point, attach hoist, aufhangen, aufhanger, ' +
      'traversenaufhangung, hebepunkt, lastaufnahme, lastpunkt, suspension de poutre, accrochage, ' +
      'suspendre, accroche, colgar, colgante, colgar cercha, suspension, suspender, punto de suspension, ' +
      'punto de elevacion, point de suspension',
  ),
  concept(
    'hoist ring',
    'swivel eye, lifting ring, anneau de levage, ' +
      'swivel ring, eye that swivels, eye that turns, rotating ring, pivoting ring, ring that swivels, ' +
      'ring that turns, ring that pivots, load ring, hoisting eye, angled lift, angle pull, side load, ' +
      'pulls from any angle, pull from any direction, anschlagwirbel, drehbare ose, wirbelose, ' +
      'anneau tournant, anneau orientable, anilla giratoria, argolla giratoria, cancamo de elevacion, ' +
      'anillo de elevacion',
  ),
  concept(
    'eye bolt',
    'eyebolt, ringbolt, ring bolt, osenschraube, ringschraube, oese, piton, anneau, cancamo, armella, ' +
      'augenschraube, augenschrauben, lifting eye bolt, lifting eye bolts, ringschrauben, osenschrauben, ' +
      'pitons, cancamos, dynamo eye, ' +
      'eye screw, screw eye, bolt with eye, bolt with a loop, bolt with ring, ' +
      'bolt with a ring on the end, loop bolt, shoulder eye, shouldered eyebolt, collared eyebolt, ' +
      'threaded eye, lifting eyebolt, machinery eye bolt, osenbolzen, ring schraube, ' +
      'anneau de levage male, anneau a vis, vis a oeil, tige a oeil, boulon a oeil, tornillo de ojo, ' +
      'perno de ojo, tornillo con ojo, tornillo con argolla',
  ),
  concept(
    'pad eye',
    'padeye, d ring plate, deck eye, deck eyes, augplatte, augplatten, pontet, pontets, placa con ojo, ' +
      'bolt on eye, osenplatte, lifting pad, screw on eye, ' +
      'tie point plate, ring plate, eye plate, eyeplate, plate with ring, plate with loop, plate with eye, ' +
      'half ring, staple on plate, safety point, safety cable point, safety wire point, ' +
      'secondary suspension, secondary attachment, safety bond, anchor eye, anchor loop, wall eye, ' +
      'platte mit ose, sicherungspunkt, sicherungsose, anneau sur platine, anneau sur plaque, ' +
      'point d ancrage, placa con argolla, placa con anillo, cancamo de placa',
  ),
  concept(
    'shackle',
    'd shackle, bow shackle, anchor shackle, schakel, schaekel, manille, grillete, crosby, clevis, clevises, ' +
      'bow shackles, schackel, green pin, manilles, grilletes, ' +
      'u bolt with pin, u shaped link, u shaped hook, horseshoe hook, d ring with pin, screw pin shackle, ' +
      'screw pin, dee shackle, omega shackle, lifting shackle, van beest, schakeln, ' +
      'schaekeln, wirbel schakel, manille lyre, manille droite, manille de levage, grillete lira, ' +
      'grillete de ancla, grilletes de izaje, sling, rigging sling, steel sling, spanset, roundsling, ' +
      'round sling, rundschlinge, anschlagmittel, elingue, eslinga',
  ),
  concept(
    'chain hoist mount',
    'motor mount, chain motor, motor bracket, kettenzug, palan, polipasto, hoist bracket, hoist brackets, ' +
      'motorhalterung, motorhalterungen, support moteur, support palan, lodestar, chain block, ' +
      'chain block bracket, chain blocks, chain fall, half ton motor, hang the motor, motor, motors, ' +
      'electric hoist, kettenzughalterung, soporte de motor, cm hoist, ' +
      'motor hanger, motor clamp, motor hook, motor point, hoist mounts, hoist hanger, chain hoists, ' +
      'chain hoist bracket, hoist inside truss, motor in truss, hoist attachment, mount hoist, ' +
      'hang a hoist, one ton motor, 1 ton motor, 1t motor, half ton hoist, stagemaker, liftket, ' +
      'chainmaster, prostar, block and chain, motoraufnahme, kettenzugaufnahme, hebezeug, ' +
      'elektrokettenzug, palan electrique, palan a chaine, moteur, moteur a chaine, accroche moteur, ' +
      'polipasto electrico, diferencial de cadena, motor de cadena, polipasto de cadena, tecle',
  ),
  concept(
    'i-beam mount',
    'beam clamp, girder clamp, i beam, h beam, steel beam clamp, tragerklemme, rsj, rsj clamp, rsj bracket, ' +
      'pince a poutre, pinces a poutre, mordaza, mordazas, mordaza de viga, crab, ceiling beam, ' +
      'building steel, hang from steel, roof steel, ub clamp, joist clamp, universal beam, grip clamp, ' +
      'roof beam, house steel, hallentrager, tragerklemmen, stahltrager, steel girder, steel beam, ' +
      'steel beam bracket, steel beam mount, clamp to beam, clamp to steel beam, clamp onto beam, ' +
      'attach to beam, hang from beam, hang from a steel beam, hang from building, hang from ceiling beam, ' +
      'hang from roof steel, hang from roof beam, fix to roof beam, w beam, wide flange, wide flange beam, ' +
      'flange clamp, beam bracket, beam hanger clamp, overhead beam, overhead steel, structural steel, ' +
      'bar joist, lindapter, beam trolley, hea, heb, ipe, hea profil, doppel t trager, deckentrager, ' +
      'tragerklammer, stahltragerklemme, dachtrager, ipn, hem, poutrelle, poutre acier, poutre metallique, ' +
      'griffe a poutre, crapaud, charpente metallique, viga de acero, viga metalica, viga de techo, ' +
      'viga doble t, abrazadera de viga, perfil ipe',
  ),
  concept(
    'bridle plate',
    'bridle, delta plate, sling plate, masterlink plate, master link, triangle link plate, ' +
      'plaque de repartition, gear plate, anchor plate for ropes, bear paw, pear plate, collector plate, ' +
      'rigging plate, rigging plates, three hole rigging plate, placa de distribucion, monkey paw, ' +
      'verteilerplatte, ' +
      'two to one plate, two legs one point, bridle point, bridle legs, delta, triangular rigging plate, ' +
      'triangle rigging plate, triangle plate with holes, triangle with three holes, flounder plate, ' +
      'shamrock plate, tri plate, triplate, yoke plate, equalizer plate, join two slings, join two cables, ' +
      'combine two slings, combine two legs, two slings to one hook, bridle junction, dreiecksplatte, ' +
      'dreieckplatte, hahnepot, hahnepoten, triangle de levage, plaque triangulaire, patte d oie, ' +
      'placa triangular, triangulo de izaje, brida de carga',
  ),
  concept(
    'stair',
    'stairs, stairway, staircase, steps, step unit, treads, treppe, treppen, escalier, escaliers, escalera, ' +
      'escaleras, treppenstufe, treppenstufen, treppenaufgang, marche, marches, escalon, escalones, ' +
      'get off steps, portable stairs, stage steps, stage stairs, stage treads, treads stage, ' +
      'flight of stairs, way up on stage, step up, stufen, stufe, stringer, ' +
      'stair unit, stair set, stair kit, set of stairs, set of steps, bolt on stairs, aluminum stairs, ' +
      'metal stairs, steel stairs, platform stairs, platform steps, access stairs, access steps, ' +
      'warehouse stairs, mezzanine stairs, mobile steps, boarding stairs, air stairs, airstairs, ' +
      'bleacher steps, entry steps, stoop, porch steps, walk up, walk up to stage, get up on stage, ' +
      'get onto stage, climb onto stage, climb to platform, get up to platform, stair tread, ' +
      'stair riser, risers and treads, buhnentreppe, buhnentreppen, podesttreppe, treppenmodul, ' +
      'stahltreppe, alutreppe, aufgang, aufstieg, escalier de scene, escalier modulaire, ' +
      'escalier aluminium, escalier metallique, marchepied, escalera de escenario, escalera modular, ' +
      'escalera de aluminio, peldano, grada',
  ),
  concept('ladder', 'leiter, echelle, rungs, climbing'),
  concept(
    'guardrail',
    'railing, railings, fence, barrier, balustrade, banister, edge protection, fall protection, gelander, ' +
      'garde corps, garde-corps, barandilla, barandillas, baranda, handrails for platform, safety rail, ' +
      'safety rails, safety railing, stop people falling, falling off, absturzsicherung, quitamiedos, balcony, ' +
      'balcony railing, catch rail, seitenschutz, rambarde, rambardes, stage rail, stage rails, crowd barrier, crash barrier, ' +
      'fence around platform, gelandern, schutzgelander, lifesaver rail, fall guard, ' +
      'guard rails, guard railing, perimeter rail, perimeter railing, protective railing, protective rail, ' +
      'deck railing, deck rail, platform railing, platform rail, mezzanine railing, safety fence, ' +
      'safety barrier, parapet, waist high rail, top rail and mid rail, midrail, mid rail, ' +
      'keep people from falling, prevents falls, prevent people falling, stop someone falling, ' +
      'people falling off, people falling, fall off stage, fall off platform, falling off the edge, ' +
      'fall over the edge, falling, fall prevention, working at height, edge rail, ' +
      'leading edge protection, collective protection, railing for stage, stage railing, chair rail, ' +
      'chair stop, schutzgitter, umwehrung, bruestung, brustung, brustungen, gelander buhne, ' +
      'buhnengelander, fallschutz, sturzsicherung, garde fou, garde fous, lisse, protection antichute, ' +
      'antichute, protection contre les chutes, barriere de securite, proteccion contra caidas, caidas, ' +
      'anticaidas, barandales, baranda de seguridad, valla, vallado, balaustrada',
  ),
  concept(
    'handrail, stair rail',
    'handlauf, main courante, pasamanos, banister, ' +
      'hand hold, handhold, hand rails, rail to hold, something to hold on to, thing to hold on stairs, ' +
      'hold on to stairs, grabrail, bannister, haltegriff, handlauf treppe, agarradera, ' +
      'rampe d acces main courante',
  ),
  concept(
    'rail fittings',
    'kee klamp, key clamp, keyclamp, pipe fitting, pipe fittings, structural pipe fittings, speed rail, tube clamp, rohrschelle, ' +
      'pipe clamp fitting, pipe joint, pipe railing, pipe railing fittings, pipe rail, pipe rail fitting, ' +
      'railing fittings, railing connector, railing joint, handrail fittings, handrail connector, ' +
      'handrail clamp, grub screw fitting, set screw fitting, slip on fitting, tubular fitting, ' +
      'tube joint, no weld railing, weldless railing, grid clamp, doughty fittings, key klamp, ' +
      'gelanderfitting, rohrfitting, klemmfitting, temperguss, raccord main courante, raccord garde corps, ' +
      'noix de serrage, conector de tubo, accesorios de tuberia, accesorios para barandilla, union de tubos',
  ),
  concept(
    'toe board',
    'toeboard, kickboard, kick board, kick plate, kickplate, toe kick, bordbrett, plinthe, rodapie, ' +
      'fussleiste, fussleisten, stop tools falling, stop tools falling off, stops tools, tools rolling off, ' +
      'tools falling, rolling off edge, skirting, skirting board, kicker, kickers, bordbretter, plinthes, ' +
      'rodapies, toe guard, falling objects, dropped objects, scuff board, ' +
      'toe plate, toe rail, toe strip, kick strip, keep tools from falling, keep tools on the deck, ' +
      'stop tools rolling, stops things rolling off, things rolling off, tools kicked off, edge strip, ' +
      'edge board, edge lip, deck edge, fussbrett, fussleiste podest, schrammbord, gardepied, garde pied, ' +
      'plinthe de securite, zocalo, rodapie de seguridad',
  ),
  concept(
    'deck panel',
    'decking, deck, stage deck, floor panel, flooring, floor, platform panel, walkway, riser, plywood deck, ' +
      'podest, bodenplatten, plancher, plateau, piso, plataforma, tarima, litedeck, steeldeck, steel deck, ' +
      'metrodeck, rostra, rostrum, buhnenpodest, buhnenpodeste, podeste, praticable, praticables, ' +
      'stage platform, stage platforms, stage floor, risers, walk surface, walking surface, floor board, ' +
      'floor boards, deck board, deck boards, 4x8 platform, catwalk, catwalks, plywood top, suelo, suelos, ' +
      'boden, fussboden, planchers, tarimas, buhnenboden, laufsteg, laufstege, passerelle, pasarela, walkways, ' +
      'gangway, stage board, stage boards, deck sheet, deck sheets, ' +
      'floor plate deck, floor surface, floor for platform, stage panel, stage module, stage unit, ' +
      'plywood panel, plywood floor, plywood stage, plywood platform, plywood sheet, wood panel, ' +
      'wooden floor, wooden deck, wood floor, timber floor, timber deck, something to walk on, ' +
      'something to stand on, place to stand, surface to stand on, walkable, walking platform, floorboard, ' +
      'floor tile, floor section, dance floor, dancefloor, drum riser, band riser, choir riser, podium, ' +
      'podia, dais, thrust, catwalk model, fashion show, fashion runway, runway, modular stage, ' +
      'modular staging, modular floor, portable stage, portable floor, temporary floor, temporary stage, ' +
      'raised stage, raised platform floor, wenger, stageright, bil jax, sico, staging deck, ' +
      'staging panel, intellistage, quattrostage, multiplex, birch, birch plywood, sperrholz, ' +
      'siebdruckplatte, siebdruckplatten, multiplexplatte, holzboden, tanzflache, tanzboden, bodenelement, ' +
      'podestplatte, podestplatten, belag, bodenbelag, contreplaque bouleau, piste de danse, estrade, ' +
      'plancher de scene, panneau de plancher, panneaux de plancher, plateforme de scene, caillebotis, ' +
      'contrachapado, pista de baile, panel de piso, paneles de suelo, tablero, entarimado, tablado, ' +
      'practicable',
  ),
  concept('gate', 'door, tor, portillon, puerta, safety gate'),
  concept(
    'pad, edge guard',
    'padding, foam, cushion, bumper, bumpers, corner protector, edge protector, protection padding, polster, mousse, espuma, ' +
      'protective foam, soft foam, schaum',
  ),
  concept(
    'bolt',
    'screw, screws, fastener, fasteners, cap screw, hex bolt, machine bolt, schraube, schrauben, bolzen, boulon, boulons, vis, perno, pernos, tornillo, tornillos, bulon',
  ),
  concept(
    'short bolt',
    'stub bolt, slot bolt, stubby bolt, kurze schraube, kurze schrauben, boulon court, boulons courts, ' +
      'tornillo corto, tornillos cortos, perno corto, t slot bolt, bolt for slot nut, bolt for extrusion, ' +
      'bolts for extrusion, slot bolts, ' +
      'shorter bolt, bolt too long, bolt bottoms out, bottoming out, short screw, profile bolt, ' +
      'extrusion bolt, vis courte',
  ),
  concept('nut', 'mutter, muttern, ecrou, ecrous, tuerca, tuercas'),
  concept(
    'slot nut',
    'drop in nut, roll in nut, t nut, tnut, t-nut, sliding nut, spring nut, channel nut, nutenstein, ' +
      'hammermutter, ecrou en t, tee nuts for slot, zebedee, zeb nut, zeb nuts, gleitmutter, gleitmuttern, ' +
      'ecrou pour rainure, ecrou marteau, tuerca en t, tuercas en t, tuerca para ranura, tuercas para ranura, ' +
      'slot key, captive nut for slot, hammer nut, nutensteine, nut for t track, nuts drop in groove, ' +
      't slot nut, tee nut for extrusion, nut for extrusion, nut for profile, nut for slot, ' +
      'nut for t slot, nut that slides, nut slides in slot, slides in groove, slides in the slot, ' +
      'unistrut nut, strut nut, profile nut, economy t nut, fastener for extrusion, nut in channel, ' +
      'nut in groove, t nutenstein, hammermuttern, schiebemutter, nutmutter, einlegemutter, ' +
      'ecrou coulissant, ecrou rainure, ecrous pour rainure, lardon, tuerca corredera, tuerca deslizante, ' +
      'tuerca martillo, tuerca de ranura',
  ),
  concept(
    'insert nut',
    'threaded insert, tee nut, rampa, einschlagmutter, einpressmutter, rampamuffe, rampamuffen, ' +
      'einschraubmutter, einschraubmuttern, rosan, rivnut, rivnuts, helicoil, thread in wood, ' +
      'bolt into plywood, bolt into wood, screw into wood, wood insert, inserto, insertos, insert bois, ' +
      'insert filete, pronged nut, einschlagmuttern, inserts filetes, ' +
      'screw in nut, press in nut, knurled nut, knurled insert, blind nut, blind rivet nut, rivet nut, ' +
      'nutsert, t nut for wood, tee nuts for wood, nut in plywood, nut for wood, thread in plywood, ' +
      'threaded hole in wood, threaded hole in plywood, einsatzmutter, gewindeeinsatz, einnietmutter, ' +
      'blindnietmutter, nietmutter, ecrou a sertir, ecrou noye, ecrou a griffes, insert a visser, ' +
      'douille filetee, tuerca remachable, tuerca de insercion, inserto roscado, tuerca de garra, ' +
      'tuerca insertada',
  ),
  concept('washer', 'unterlegscheibe, unterlegscheiben, scheibe, rondelle, rondelles, arandela, arandelas'),
  concept(
    'nut bar',
    'nut strip, tapped bar, threaded bar, nut plate, threaded plate, anchor nut strip, anchor nut, ' +
      'anchor nuts, anchor nut rail, gewindeleiste, gewindeleisten, gewindeschiene, gewindeplatte, ' +
      'barra roscada taladrada, plate with threaded holes, plate with nuts, gang channel, captive nut, ' +
      'captive nuts, tapped strip, nut rail, floating nut, floating nuts, cannot reach the nut, ' +
      'spanner on the back, wrench on the back, nutplate, nutplates, barre taraudee, backing nuts, ' +
      'tapped plate, bar with threads, bar with threaded holes, bar with nuts, bar with tapped holes, ' +
      'nuts in a row, row of nuts, strip of nuts, backing bar, backer bar, backing strip, ' +
      'bolts without nuts, no nut needed, one wrench, one spanner, can t reach nut, hold the nut, ' +
      'nuts inside tube, nut inside truss, nut behind, nuts behind chord, mutternleiste, mutternschiene, ' +
      'mutternplatte, muttern leiste, lochleiste gewinde, gewindestreifen, barrette filetee, ' +
      'barre filetee percee, plaquette filetee, plaque filetee, plaque taraudee, regleta roscada, ' +
      'placa roscada, pletina roscada, barra con roscas, barra de tuercas',
  ),
  concept(
    'threaded rod',
    'all thread, allthread, threaded stud, stud bolt, studding, gewindestange, tige filetee, ' +
      'varilla roscada, gewindebolzen, esparrago, esparragos, screwed rod, threaded bar, ceiling rod, ' +
      'ceiling rods, gewindestangen, tiges filetees, varillas roscadas, barra roscada, stud rod, drop rods, ' +
      'studs, threaded bars, ' +
      'screwed bar, hanger rod, hanging rod, tie rod, rod with thread, long thread, long stud, ' +
      'fully threaded, full thread, acme rod, all thread rod, redi rod, ready rod, continuous thread, ' +
      'zugstange, zugstangen, stehbolzen, barre filetee, tige a fileter, tirant, varilla, vara roscada, ' +
      'barra roscada continua, esparrago roscado',
  ),
  concept(
    'coupling nut',
    'long nut, rod coupler, rod connector, stud connector, connector nut, langmutter, langmuttern, ' +
      'gewindemuffe, gewindemuffen, verbindungsmutter, verbindungsmuttern, manchon filete, tuerca de union, ' +
      'tuerca larga, tuercas largas, extend threaded rod, join threaded rod, join two threaded rods, ' +
      'studding connector, rod joiner, rod joiners, ecrou long, ecrous longs, ecrou de raccordement, ' +
      'coupler nut, rod nut, hex coupling, hex coupler, rod coupling, rod extension, extension nut, ' +
      'tall nut, sleeve nut, threaded coupling, threaded coupler, threaded sleeve, join rods, ' +
      'join two rods, connect two rods, extend rod, connects threaded rods, muffe, muffen, muffenmutter, ' +
      'distanzmutter, manchon taraude, manchon hexagonal, ecrou manchon, tuerca de acople, ' +
      'tuerca de acoplamiento, cople, manguito roscado, acoplamiento',
  ),
  concept(
    'hand knob',
    'thumb screw, thumbscrew, wing nut, star knob, drehknopf, sterngriff, hand wheel knob, wing bolt, ' +
      'wing bolts, randelschraube, randelschrauben, bouton etoile, bouton, molette, molettes, pomo, pomos, ' +
      'perilla, perillas, tool free knob, finger tight, thumbwheel, knobs, flugelschraube, papillon, ' +
      'sterngriffe, tool free, ' +
      'plastic knob, hand nut, hand screw, hand tighten, tighten by hand, knob with thread, ' +
      'knob with stud, knob with a screw, threaded knob, clamping knob, lobe knob, four lobe knob, ' +
      'thumb knob, thumb nut, thumb bolt, turn by hand, without tools, without a wrench, toolless, ' +
      'tool less, griffschraube, griffmutter, handrad, kreuzgriff, knauf, bouton a visser, bouton molete, ' +
      'bouton de serrage, poignee, ecrou papillon, vis papillon, sans outil, manija, pomo roscado, mando, ' +
      'tornillo de mariposa, mariposa, sin herramientas, werkzeuglos',
  ),
  concept(
    'tool kit, tools',
    'toolbox, tool box, tool set, tool bag, toolset, werkzeug, werkzeugkoffer, werkzeugsatz, outil, outils, trousse, caisse a outils, herramienta, herramientas, caja de herramientas',
  ),
  concept('wrench', 'spanner, spanners, schraubenschlussel, schlussel, cle, cles, llave, llaves'),
  concept(
    'torque wrench',
    'torque spanner, clicker, click wrench, drehmomentschlussel, cle dynamometrique, llave dinamometrica, ' +
      'tension wrench, torque tool, dynamometric wrench, dynamometric, cles dynamometriques, ' +
      'llaves dinamometricas, ' +
      'wrench that clicks, clicks at the right torque, click at torque, set the torque, measures torque, ' +
      'measuring tightness, how tight tool, tightening tool, torque meter, calibrated wrench, ' +
      'drehmomentschluessel, cle a couple, torquimetro, llave de torque, llave de par',
  ),
  concept(
    'hex key',
    'allen key, allen wrench, allen, allen keys, hex wrench, inbus, inbusschlussel, cle allen, llave allen, ' +
      'innensechskant, innensechskantschlussel, sechskantschlussel, cle 6 pans, cles 6 pans, llave hexagonal, ' +
      'llaves hexagonales, alan key, allan key, allan keys, cle six pans, cle hexagonale, cles allen, ' +
      'llaves allen, ' +
      'hex key set, allen keys set, allen set, l key, l wrench, hexagon key, hexagonal key, hex driver, ' +
      'unbrako, unbrako key, key for set screws, key for grub screw, grub screw key, inbusschlussel satz, ' +
      'stiftschlussel, cle btr, cle male, llave bristol, llave l, llaves en l',
  ),
  concept(
    'drift pin',
    'podger, spud, alignment pin, line up pin, bull pin, tapered punch, line up bar, lining bar, ' +
      'durchschlag, dorn, broche, broches, botador, punzon, tommy bar, pinch bar, sleever bar, pry bar, ' +
      'crowbar, line up holes, lines up holes, line holes up, align holes, aligning pin, alignment tool, ' +
      'alignment, centering pin, pin punch, podgers, locating pin, ' +
      'driftpin, drift, line up punch, lineup pin, line up tool, lineup tool, lining up bolt holes, ' +
      'holes do not line up, holes don t line up, holes out of line, holes not aligned, misaligned, ' +
      'misaligned holes, misalignment, align bolt holes, aligning tool, aligning punch, alignment punch, ' +
      'alignment bar, spike, spike for holes, tapered pin, tapered spike, tapered bar, marlin spike, ' +
      'marlinspike, fid, spud bar, spud wrench, sleever, podging, hole aligner, ausrichtdorn, fluchtdorn, ' +
      'lochdorn, zentrierdorn, richtdorn, aligner les trous, alignement, chasse goupille, pointeau, ' +
      'broche d alignement, broche d assemblage, alinear agujeros, alinear, alineacion, alineador, ' +
      'puntero, botador conico, punzon de alineacion',
  ),
  concept('socket', 'nut driver, impact socket, steckschlussel, nuss, douille'),
  concept(
    'ratchet',
    'knarre, cliquet, carraca, trinquete, ratsche, ratschen, umschaltknarre, cle a cliquet, socket wrench, ' +
      'ratchet wrench, socket handle, rattle gun, llave de carraca, half inch drive, speed wrench, ' +
      'ratchet spanner, ratchet handle, socket driver, crank handle, rochet, cle a rochet, matraca, ' +
      'chicharra, llave de trinquete',
  ),
  concept(
    'forklift pocket',
    'fork pocket, fork pockets, forklift, fork lift, forktruck, fork truck, lift truck, pallet jack, ' +
      'gabelstapler, stapler, chariot elevateur, montacargas, fork tube, fork sleeve, fork sleeves, ' +
      'move with forklift, staplertasche, staplertaschen, gabeltasche, gabeltaschen, fourreau de fourche, ' +
      'fourreaux de fourche, fourche, fourches, passage de fourches, tine, tines, tine pockets, tyne, tynes, ' +
      'tyne pockets, telehandler, telehandlers, fork slot, fork slots, forks, fork channels, horquilla, ' +
      'horquillas, carretilla elevadora, bolsillos para montacargas, ' +
      'fork lift pocket, forklift tube, forklift sleeve, forklift channel, forklift slots, ' +
      'fork pocket for truss, lift with a forklift, carry with forklift, pick up with forklift, ' +
      'forklift can pick up, forkliftable, fork liftable, fork truck pockets, pallet truck, ' +
      'pallet truck pockets, pallet forks, stacker truck, hyster, jcb, loadall, reach truck, ' +
      'staplertransport, staplergabel, staplergabeln, staplerschuhe, gabelschuhe, hubwagen, ' +
      'staplerlaschen, gabelzinken, elevateur, chariot a fourches, transpalette, transpaleta, carretilla, ' +
      'bolsas de montacargas, unas, porta horquillas',
  ),
  concept(
    'lifting lug',
    'lifting eye, crane eye, crane lug, crane point, hebeose, patte de levage, oreja, crane lifting point, ' +
      'kranose, kranosen, hebeosen, oreille, oreilles, oreille de levage, oreilles de levage, oreja de izaje, ' +
      'orejas, orejas de izaje, lug, lugs, crane hook, ' +
      'lifting tab, lifting ear, crane pick, crane pick point, crane lift, lift by crane, ' +
      'pick up by crane, move by crane, hook for crane, craneable, kranbar, krananschlagpunkt, kranhaken, ' +
      'kranen, krantransport, anschlagose, anschlagosen, hebelasche, hebelaschen, patte d elingage, ' +
      'crochet de grue, levage par grue, oreja de levante, orejetas, gancho de grua, izar con grua',
  ),
  concept(
    'truss dolly',
    'trolley, dolly, hand truck, transport cart, wagen, rollwagen, chariot, carro, carrito, skate, skates, ' +
      'truss skate, wheel board, wheel boards, rollbrett, rollbretter, plateau roulant, roll truss, ' +
      'roll truss around, move truss, moving truss, truss cart, truss trolley, meat rack, ' +
      'plataforma con ruedas, set dolly, dollies, traversenwagen, truss on wheels cart, carrying truss, ' +
      'truss mover, truss transport, transport truss, move truss around, moving stacks of truss, ' +
      'roll a stack of truss, cart for truss, trolley for truss, dolly for truss, flat cart, flatbed cart, ' +
      'flatbed trolley, moving board, furniture dolly, piano dolly, moving dolly, platform dolly, ' +
      'traversen rollbrett, transportroller, mobelroller, rollhund, traversentransport, chariot a truss, ' +
      'chariot de truss, chariot de transport, chariot pour poutres, plateau a roulettes, ' +
      'carro para truss, carro de transporte, plataforma rodante, diablo',
  ),
  concept(
    'parts cart',
    'cart, trolley, wagon, tool cart, werkstattwagen, wagen, transportwagen, servante, servantes, carrito, ' +
      'carritos, carro de piezas, bins on wheels, hardware cart, push cart, carts, trolleys, ' +
      'trolley for parts, workshop trolley, desserte, materialwagen, ' +
      'parts trolley, plates cart, cart for plates, cart for parts, cart for bolts, bolt cart, ' +
      'fittings trolley, hardware trolley, service cart, utility cart, work cart, rolling cart, ' +
      'rolling shelf, shop cart, mechanics cart, warehouse cart, carry parts, carry plates, ' +
      'transport plates, store plates, kleinteilewagen, plattenwagen, teilewagen, regalwagen, ' +
      'chariot d atelier, chariot pour pieces, carro de herramientas, carro de taller, carrito de taller, ' +
      'carro portapiezas',
  ),
  concept(
    'stacking saddle',
    'stacker, stacking block, storage cradle, stapelhilfe, stapelhilfen, stapelsattel, calage, empilage, ' +
      'apilado, soporte de apilado, apilar, gerbage, stack truss, stacking truss, store truss, storing truss, ' +
      'truss storage, dunnage, keep trusses apart, keep truss apart, stack trusses, ' +
      'stacking bracket, stacking pad, stackable, pile truss, pile up truss, truss stacker, ' +
      'truss stacking, truss spacer for storage, storage spacer, storage saddle, storage block, ' +
      'keep truss from scratching, between stacked truss, between layers of truss, ' +
      'protect truss in storage, stacking chock, chock, bolster, stapeln, stapelbar, stapelklotz, ' +
      'stapelblock, stapler sattel, lagerung traversen, empiler, empilable, empilement, ' +
      'berceau de stockage, apilable, apilamiento, apilador, silleta, almacenar',
  ),
  concept(
    'tie-down',
    'lashing, lash, tie down point, anchor point, cargo, zurrpunkt, zurrose, arrimage, sangle, amarre, ' +
      'secure load, load securing, load restraint, cargo control, cargo lashing, secure in truck, ' +
      'secure truss in truck, strap down, tie to truck, tie to trailer, tie down truss, truck bed, ' +
      'trailer bed, fixing load, ladungssicherung, verzurren, zurren, sichern, festzurren, arrimer, ' +
      'amarrage, sangler, fixer la charge, sujecion de carga, sujetar carga, trincar, trincaje, amarrar, ' +
      'asegurar carga',
  ),
  concept(
    'strap winch',
    'ratchet strap, web winch, strap, straps, spanngurt, truck winch, gurtwinde, gurtwinden, spanngurtwinde, ' +
      'treuil, treuils, treuil a sangle, tensor, tensor de correa, correa, correas, malacate, malacates, ' +
      'trinquete de correa, ratchet straps, spanngurte, webbing winch, sangles, cabrestante, ' +
      'winch strap, cargo winch, flatbed winch, trailer winch, web strap, webbing, cargo strap, ' +
      'ratchet tie down, tie down strap, tightens strap, tension strap, tensioner, strap tensioner, ' +
      'strap tightener, truck strap, belt tensioner, gurt, gurtratsche, gurtspanner, zurrgurt, ' +
      'ratschengurt, sangle a cliquet, tendeur de sangle, tendeur, treuil de sangle, cinta, ' +
      'cinta de amarre, cincha, tensor de cinta, eslinga de trinquete',
  ),
  concept(
    'mitchell mount',
    'mitchell, camera mount, camera plate, camera head, fluid head, head mount, kamerahalterung, kamera, support camera, soporte de camara, ' +
      'mitchell plate, mitchell adapter, flat mount, camera adapter, camera adapter plate, ' +
      'camera mounting plate, camera base, camera support, camera stand, camera holder, ' +
      'camera platform plate, camera bracket plate, put camera on truss, mount camera, ' +
      'mount camera on truss, attach camera, camera rigging, tripod plate, tripod mount, tripod adapter, ' +
      'arri, arrihead, panther, sachtler, cartoni, o connor, oconnor, geared head, remote heads, ' +
      'pan and tilt head, jib mount, jib arm, jib, camera jib, slider mount, bowl mount, bowl adapter, ' +
      '150 mm bowl, euro mount, kamerahalter, kameraadapter, kamerabefestigung, kamerakopf, ' +
      'kameraaufnahme, stativkopf, stativ, tete fluide, tete de camera, tete camera, trepied, ' +
      'embase mitchell, porte camera, fixation camera, soporte de la camara, cabeza de camara, ' +
      'cabezal de camara, cabezal fluido, montura mitchell, montar camara',
  ),
  concept(
    'end cap',
    'cover cap, cover, plastic cap, plug cap, abdeckkappe, endkappe, bouchon, embout, tapa, tapon, capuchon, ' +
      'capuchons, blanking cap, cap for cut end, sharp end, sharp ends, endkappen, abdeckkappen, tapa final, ' +
      'tapones, ' +
      'endcap, end cover, cap for extrusion, extrusion cap, profile cap, plastic cover, cover for end, ' +
      'cover cut ends, close the end, close off end, plug for end, sharp cut edges, profilkappe, ' +
      'profilkappen, endabdeckung, abdeckung, abdeckungen, verschlusskappe, verschlusskappen, capot, ' +
      'cache extremite, capuchon plastique, tapones plasticos, tapa plastica, remate',
  ),
  concept(
    'corner block',
    'corner, cube, 6 way, six way, six-way, corner cube, box corner, corner piece, eckwurfel, eckverbinder, ' +
      'ecke, coin, esquina, cubo de esquina, cube d angle, node, node block, junction block, ' +
      'sleeve block corner, corner junction, corner for truss, truss corner, eckwuerfel, angle 6 voies, ' +
      'wurfelecke, ' +
      'corner box, truss cube, truss corner block, six way corner, 6 way corner, six way block, ' +
      '6 way block, six way cube, three way corner, 3 way corner, two way corner, 2 way corner, ' +
      'four way corner, 4 way corner, t junction block, cube corner, corner connector, corner node, ' +
      'connection cube, crossroads, hub, turn a corner, go around a corner, truss at right angles, ' +
      'right angle truss, 90 degree truss corner, traversenecke, boxcorner, eckstuck, eckblock, ' +
      'eckelement, kreuzungswurfel, angle de structure, angle de truss, cube de jonction, piece d angle, ' +
      'noeud, cubo, cubo de union, nudo, bloque de esquina, esquina de truss',
  ),
  concept(
    'box-truss adapter',
    'adapter plate, other brands, other manufacturers, compatible with, compatibility, tomcat, prolyte, ' +
      'eurotruss, tyler truss, thomas truss, global truss, litec, james thomas, other truss, other make, ' +
      'stage truss adapter, fremdfabrikat, ' +
      'adapter to other truss, adapts other truss, connect to other truss, other brands of truss, ' +
      'different brand, different truss, another manufacturer, another brand, competitor, competing truss, ' +
      'existing truss, truss i already have, old truss, house truss, conventional truss, mix brands, ' +
      'fits other truss, slick, total structures, total fabrications, xsf, xtreme structures, ' +
      'applied truss, milos, alutruss, h30v, naxpro, duratruss, penn fabrication, prolyte truss, ' +
      'traditional truss, plated box truss, traversenadapter, kompatibel, kompatibilitat, kompatibilitaet, ' +
      'andere hersteller, fremdhersteller, autre marque, compatibles avec, compatibilite, ' +
      'adaptateur de truss, adaptateur structure, otra marca, otro fabricante, compatibilidad, ' +
      'adaptador de truss',
  ),
  concept(
    'ground base',
    'ground plate, ground support base, floor base, tower base, standfuss, totem base, totem foot, ' +
      'truss tower foot, big foot, goal post base, goalpost base, truss stand, outrigger, outriggers, ballast, ' +
      'bodenplatte traverse, tower foot, standfusse, pie de torre, embase de tour, foot for totem, ' +
      'base for upright truss, ' +
      'truss base, truss foot, base for tower, base for totem, base for truss, free standing base, ' +
      'freestanding base, freestanding, free standing, stand truss up, stand truss upright, ' +
      'standing truss, stand alone tower, upright truss base, upright truss, tower stand, totem stand, ' +
      'vertical truss, vertical truss base, counter weight, weighted base, ballast base, sand bags, ' +
      'sandbag, water weights, tip over, stop tower tipping, falling over, keep from tipping, ' +
      'ballastplatte, bodenfuss, traversenfuss, turmfuss, standplatte, standplatten, stehend, umfallen, ' +
      'kippen, kippsicher, freistehend, lester, autoportant, embase lestee, pied de structure, ' +
      'base autoportante, base para torre, base de torre, base lastrada, lastre, contrapeso, volcar, ' +
      'autosoportado',
  ),
  concept(
    'tapered truss',
    'conical truss, transition, taper, reducing truss, truss that gets smaller, narrowing truss, ' +
      'adapter truss, konisch, konische, conique, ' +
      'truss taper, pointed truss, 12 to 6 truss, cone truss, transition truss, konische traverse, ' +
      'verjungt, verjungung, verjungend, reduzierstuck, poutre conique, structure conique, retrecissement, ' +
      'cercha conica, conico, conica, estructura conica, trapecio',
  ),
  concept(
    'spigot',
    'conical connector, internal connector, inner sleeve, insert tube, manchon, manchons, inner connector, ' +
      'internal sleeve, inside joiner, inside sleeve, conical coupler, tube joiner, tube connector, ' +
      'innenverbinder, rohrverbinder innen, joiner for 3 in tube, ' +
      'internal splice, inside splice, internal joiner, inner joiner, inner coupler, inside connector, ' +
      'inside coupler, insert connector, tube insert, tube coupler, tube splice, tube coupling, ' +
      'join tubes, join two tubes, connect tubes, connect two tubes, plug connector, stub, ' +
      'rohrverlangerung, einsteckverbinder, steckverbinder, verbinder innen, manchon interieur, ' +
      'manchon d assemblage, raccord interieur, espiga, conector interno, union interna, manguito',
  ),
  concept(
    'slot cover',
    'slot filler, cover strip, slot strip, channel cover, cover profile, nutabdeckung, nutabdeckungen, ' +
      'abdeckprofil, abdeckprofile, abdeckleiste, cache rainure, tapa ranura, slot infill, t slot infill, ' +
      'infill strip, groove strip, groove cover, slot trim, dirt, couvre rainure, groove filler, ' +
      'slot cap, slot closing, close slot, cover slot, fill slot, slot insert strip, t slot cover, ' +
      't slot strip, dust cover, dust strip, dustproof, keep dust out, keep dirt out, hide cables, ' +
      'hide wires, cable cover, cable channel, cable duct, cable management, cable trunking, cable tray, ' +
      'wire management, wiring duct, nutprofil abdeckung, nutenabdeckung, kabelkanal, kabelfuhrung, ' +
      'staubschutz, couvercle de rainure, goulotte, passe cable, cache cable, cubre ranura, ' +
      'tapa para ranura, canaleta, pasacables',
  ),
  concept(
    'frame rail',
    'panel frame, panel rail, frame profile, sign frame, banner frame, rahmenprofil, rahmenprofile, ' +
      'panel holder, panel holders, cadre, cadre panneau, sign, sign holder, graphic panel, graphic, graphics, ' +
      'fabric frame, fabric, plexiglass, plexiglas, polycarbonate, perspex, acrylic, glazing, marco, ' +
      'marco de panel, panel groove, klemmprofil, ' +
      'panel holder rail, hold panels, panel insert, hold plexiglass, hold sheet, sheet holder, ' +
      'hold glass, glass panel, window frame, picture frame, screen frame, poster frame, posters, ' +
      'billboard, backdrop, back drop, step and repeat, photo wall, wall frame, wall panel frame, ' +
      'wall panels, partition, partition wall, room divider, dividers, cladding, infill panel, mesh panel, ' +
      'wire mesh, expanded metal, perforated sheet, clear panel, lexan, seg frame, seg fabric, ' +
      'tension fabric, printed fabric, light box, lightbox, framed panel, scenic flat, flattage, ' +
      'hollywood flat, broadway flat, stage flat, bilderrahmen, rahmen, rahmenleiste, plattenhalter, ' +
      'trennwand, scheibe einsetzen, werbebanner, plakat, fenster, panneau, panneaux, cloison, vitrage, ' +
      'vitre, chassis, chassis decor, affiche, toile, fenetre, mampara, tabique, vidrio, cristal, ventana, ' +
      'bastidor, metacrilato, policarbonato, lona, cartel, pancarta, metal mesh, maschendraht, gitter, ' +
      'plexi',
  ),
  concept(
    'inside corner bracket',
    'inside bracket, corner bracket, angle bracket, winkel, equerre, equerres, escuadra interior, ' +
      'small l bracket, innenwinkel, profilwinkel, internal bracket, ' +
      'inside corner, inner corner bracket, inner bracket, gusset bracket, bracket for extrusion, ' +
      'extrusion bracket, extrusion corner bracket, join extrusion, join two extrusions, ' +
      'connect extrusion, connect two extrusions, connect profiles, join profiles, profile bracket, ' +
      'extrusion to extrusion, corner connector for extrusion, profilverbinder, winkel profil, ' +
      'equerre de fixation, equerre d assemblage, escuadra de union, escuadras, conector de perfil',
  ),
  concept('pipe, tube', 'tubing, rohr, rohre, tuyau, tubo, ' + 'tubes acier, tuyaux, tuberia, cano, schlauch rohr'),
  // Materials and finishes
  concept(
    'steel',
    'stahl, acier, acero, iron, mild steel, a36, carbon steel, ' +
      'stahlern, stahlbau, en acier, de acero, ferrous, magnetic, hierro, eisen',
  ),
  concept(
    'aluminum',
    'ali, aluminio, light alloy, lightweight, 6061, ' +
      'aluminio ligero, leichtmetall, metal leger, leicht, leger, ligero, ligera, liviano',
  ),
  concept('stainless', 'edelstahl, inoxydable, inoxidable, rustproof, rust proof'),
  concept(
    'powder coated',
    'paint, painted, lacquer, painting, spray painted, lackiert, peint, pintado, color, black finish',
  ),
  concept(
    'finishes',
    'coating, coatings, surface, finish options, rust, corrosion, galvanized, galvanised, verzinkt, zinc, plating, ' +
      'surface finish, surface treatment, colours available, black truss, white truss, painted truss, ral, ' +
      'ral color, custom color, raw aluminum, brushed, brushed aluminum, polished, shiny, matt black, ' +
      'outdoor finish, weatherproof, weather resistant, weather proof, rusty, corrode, oberflache, ' +
      'oberflachen, farbe, farben, lackierung, beschichtung, pulverbeschichtung, pulverbeschichtet, rost, ' +
      'rostet, rostfrei, wetterfest, gebursted, geburstet, schwarz, weiss, finition, couleur, revetement, ' +
      'thermolaquage, thermolaque, rouille, noir, brosse, blanc, acabado, recubrimiento, pintura, ' +
      'pintura en polvo, oxido, oxidacion, oxida, negro, blanco, cepillado, intemperie',
  ),
  concept('anodized', 'eloxiert, anodise, anodised'),
  // Figures
  concept(
    'design factor',
    'safety factor, factor of safety, safety factors, safety coefficient, safety margin, sicherheitsfaktor, ' +
      'sicherheitsbeiwert, facteur de securite, coefficient de securite, factor de seguridad, coeficiente de seguridad',
  ),
  concept(
    'load, capacity, rated capacity, working load limit',
    'swl, wll, safe working load, load rating, rating, load bearing, load limit, weight limit, weight capacity, max load, ' +
      'strong, strength, hold, holds, carry, carries, support weight, bear, withstand, traglast, tragfahigkeit, belastung, nutzlast, ' +
      'charge, charge utile, capacite, carga, capacidad, resistencia, ' +
      'carry weight, weight bearing, load capacity, capable of holding, aguanta, aguantar, soporta, ' +
      'soportar, tragt, tragen, halt aus, supporter, porter, resiste, resistance, tragkraft, hochstlast, ' +
      'maximale last, limite de carga, limite de charge, cmu, charge maximale d utilisation, ' +
      'carga de trabajo, poids max',
  ),
  concept('weight', 'heavy, mass, gewicht, wiegt, poids, pese, peso, pesa'),
  concept(
    'load table, load tables',
    'span table, span chart, load chart, capacity chart, capacity table, weight chart, table de charge, ' +
      'table de charges, belastungstabelle, lasttabelle, traglasttabelle, tableau de charge, ' +
      'tableau des charges, abaque, tabla de cargas, calculator, load calculator, span calculator, ' +
      'engineering data, safe load chart, safe load charts, safe load table, safe load tables, ' +
      'structural data, traglasttabellen, lasttabellen, tablas de carga, loading chart, loading charts, ' +
      'loading tables, load data, ' +
      'load capacities, load tables pdf, load ratings table, structural tables, strength table, ' +
      'allowable load, permissible load, max span, maximum span, how far can it span, ' +
      'how much can it hold, how much can truss hold, how much weight can truss hold, ' +
      'how much weight can it hold, how much can it carry, how strong is truss, weight it can hold, ' +
      'carrying capacity, safe load, strength data, statik tabelle, belastungstabellen, belastungswerte, ' +
      'tragfahigkeitstabelle, zulassige last, zulassige belastung, tabellen, wie viel tragt, ' +
      'charges admissibles, tableaux de charge, resistance de la poutre, cargas admisibles, carga maxima, ' +
      'capacidad de carga, cuanto aguanta, cuanto soporta, charge maximale, charge maxi, maximallast',
  ),
  concept('span, spans', 'spannweite, portee, luz, unsupported length, bridging, reach, distance between supports'),
  concept(
    'torque',
    'ft lbs, ft lb, foot pounds, foot lbs, newton meters, nm, tighten, tightening, tight, tightness, drehmoment, anzugsmoment, couple de serrage, par de apriete, foot pounds, snug',
  ),
  concept(
    'pitch, hole pitch',
    'spacing, distance, hole spacing, hole distance, hole pattern, lochabstand, entraxe, paso',
  ),
  concept(
    'deflection',
    'sag, bend, bending, durchbiegung, fleche, flecha, ' +
      'flex, bounce, bouncy, stiffness, droop, durchhang, biegung, flexion, deformation, deformacion, ' +
      'pandea',
  ),
  concept('uniform load', 'udl, spread load, line load, streckenlast'),
  concept('center point', 'point load, midspan, middle load, single point load, einzellast, punktlast'),
  concept('cantilever, overhang', 'cantilevered, overhanging, kragarm, porte a faux, voladizo'),
  concept('thickness', 'thick, gauge, dicke, epaisseur, espesor'),
  concept('height', 'tall, high, hohe, hauteur, altura'),
  concept('width', 'wide, breite, largeur, ancho'),
  concept('length, lengths', 'lange, longueur, longitud'),
  concept('diameter', 'durchmesser, diametre, diametro'),
  // Documents and models
  concept(
    'spec sheet',
    'datasheet, data sheet, specs, spec, specification, specifications, technical data, technical sheet, tech sheet, cut sheet, submittal, datenblatt, fiche technique, ficha tecnica, hoja de datos, tearsheet',
  ),
  concept(
    'catalog',
    'katalog, brochure, prospekt, catalogo, booklet, price list, pricelist, leaflet, printed catalog, ' +
      'product list, kataloge, catalogos, catalogue papier, paper catalog, broschure, folleto, depliant, ' +
      'catalogue book, product book, product brochure, flyer, handout, product range, range of products, ' +
      'complete range, full range, assortment, sortiment, produktkatalog, produktliste, produktubersicht, ' +
      'lieferprogramm, gamme, gamme de produits, plaquette commerciale, gama de productos, gama, ' +
      'listado de productos',
  ),
  concept(
    'request catalog',
    'post paper catalog, paper catalog post, paper catalog mail, post catalog, mail catalog, mail paper catalog, send catalog, send paper catalog, ' +
      'catalog by post, catalog by mail, order catalog, printed catalog by mail, hard copy, ' +
      'catalog request, send me a book, free catalog, catalog free, catalog to my address, ' +
      'physical catalog, catalog on paper, catalog in print, paper copy, printed copy, printed version, ' +
      'printed book, hardcopy, katalog anfordern, katalog bestellen, katalog per post, gedruckter katalog, ' +
      'papierkatalog, demander catalogue, demander un catalogue, recevoir catalogue, ' +
      'recevoir le catalogue, catalogue par courrier, catalogue imprime, solicitar catalogo, ' +
      'pedir catalogo, pedir un catalogo, catalogo impreso, catalogo en papel, catalogo por correo',
  ),
  concept(
    'usb catalog',
    'usb stick, flash drive, thumb drive, memory stick, usb drive, ' +
      'pen drive, pendrive, usb key, offline catalog, offline, no internet, without internet, cle usb, ' +
      'memoria usb, speicherstick',
  ),
  concept(
    'digital catalog',
    'download catalog, catalog download, pdf catalog, ebook, downloads, brochures download, telecharger, ' +
      'descargar, descargas, herunterladen, ' +
      'online catalog, electronic catalog, e catalog, ecatalog, catalog file, catalog in pdf, ' +
      'catalog on computer, downloadable, downloadable catalog, full catalog, whole catalog, ' +
      'complete catalog, katalog pdf, katalog download, katalog herunterladen, catalogue en ligne, ' +
      'catalogue numerique, telechargement, telecharger catalogue, catalogo digital, catalogo en pdf, ' +
      'catalogo en linea, descargar catalogo',
  ),
  concept(
    '3d model, models',
    'cad, dwg, dxf, step file, stl, revit, bim, autocad, vectorworks, solidworks, 3d file, 3d files, cad files, cad file, cad drawings, skp, sketchup, modell, zeichnung, modele, modelo, plano, ' +
      '3d drawing, 3 d model, stp, iges, ifc, fbx, 3ds, c4d, cinema 4d, rhino, rhinoceros, inventor file, ' +
      'fusion 360, onshape, catia, drawing library, block library, cad block, cad library, cad model, ' +
      'cad data, cad download, library of parts, symbols, symbol library, wysiwyg, capture, blender, ' +
      'render, 3d printing, design software, drawing software, design program, software, plugin, ' +
      '3d warehouse, model library, cad daten, cad dateien, cad datei, cad modelle, 3d modelle, ' +
      'zeichnungen, konstruktionsdaten, bibliothek, modeles 3d, fichier cao, cao, dao, bibliotheque, ' +
      'dessin, modelos 3d, archivos cad, dibujo, biblioteca, conception assistee',
  ),
  concept('drawing', 'drawings, blueprint, blueprints'),
  concept(
    'connection guide',
    'manual, manuals, instruction, instructions, instruction manual, assembly instructions, assembly guide, ' +
      'installation guide, how to assemble, assemble, assembly manual, handbook, user guide, anleitung, ' +
      'montageanleitung, aufbauanleitung, notice de montage, mode d emploi, manual de montaje, instrucciones, ' +
      'put together, bolt pattern, torque chart, torque charts, torque table, torque tables, torque settings, ' +
      'torque values, tightening torque, tightening torques, anziehdrehmoment, anziehdrehmomente, ' +
      'anzugsmomente, how to bolt, bolt truss together, bolting truss, bolting instructions, ' +
      'which bolts where, which bolt goes where, bolt chart, put truss together, how to put together, ' +
      'how to put up, installation, installation manual, installation instructions, mounting instructions, ' +
      'set up instructions, setup instructions, setup guide, build guide, build instructions, user manual, ' +
      'owners manual, step by step, step by step guide, self assembly, diy, where do bolts go, ' +
      'how many bolts per joint, number of bolts, bolting guide, bolt layout, bolt positions, ' +
      'bolting order, bolting sequence, tightening sequence, tightening order, how tight should bolts be, ' +
      'torque specs, aufbau, aufbauen, montage, montieren, zusammenbau, zusammenbauen, zusammenschrauben, ' +
      'verschrauben, bedienungsanleitung, anleitungen, handbuch, aufbauanleitungen, schraubplan, ' +
      'anleitung aufbau, anzugsmoment tabelle, notice, guide de montage, guide d assemblage, ' +
      'instructions de montage, monter, assembler, mode emploi, visser, couples de serrage, ' +
      'guia de montaje, guia de conexion, guia de conexiones, manual de instrucciones, ' +
      'instrucciones de montaje, montaje, montar, ensamblar, ensamblaje, armar, armado, atornillar, ' +
      'pares de apriete',
  ),
  concept(
    'inspection',
    'inspect, check list, checklist, wear, damage, maintenance, prufung, controle, inspeccion, ' +
      'annual inspection, loler, puwer, check for damage, retire, retirement, rejection, rejection criteria, ' +
      'discard, discard criteria, thorough examination, examination, inspections, ablegereife, worn out, ' +
      'inspektion, controles, ' +
      'inspector, check truss, check before use, pre use check, pre use inspection, safety check, ' +
      'safety inspection, safety checklist, periodic inspection, yearly inspection, yearly check, ' +
      'annual check, audit, wear and tear, dented, bent chord, cracked weld, hairline crack, corroded, ' +
      'maintenance check, condition check, is it still safe, tuv, dguv, igvw, sqp2, uvv, dekra, ' +
      'uvv prufung, prufen, uberprufung, uberprufen, prufliste, wartung, sicherheitsprufung, sichtprufung, ' +
      'verschleiss, verification, verifier, verification periodique, vgp, maintenance preventive, ' +
      'entretien, usure, revision, revisar, comprobar, comprobacion, mantenimiento, desgaste, ' +
      'lista de verificacion, inspeccionar, inspecciones',
  ),
  concept(
    'picture, gallery',
    'photo, photos, image, images, pictures, bilder, bild, fotos, photographie, imagen, imagenes, gallery',
  ),
  // Company and service
  concept(
    'contact, contact us',
    'get in touch, talk, speak, customer service, customer support, support, help desk, helpdesk, sales rep, ' +
      'kontakt, contacto, contactez, write, ring you, visit you, call you, reach you, contacter, contactar, ' +
      'kontaktieren, ' +
      'ask a question, question, ask an expert, speak to someone, speak to somebody, talk to someone, ' +
      'talk to somebody, talk to a person, talk to an engineer, speak to an engineer, real person, human, ' +
      'representative, salesperson, sales person, salesman, account manager, sales department, ' +
      'sales office, sales team, sales contact, technical support, tech support, application support, ' +
      'design help, design support, drawing help, help with design, assistance, advice, consult, ' +
      'consultation, complain, complaint, feedback, message, contact form, enquire, inquire, ' +
      'send a message, call back, callback, chat, whatsapp, jobs, career, vacancy, vacancies open, ' +
      'employment, recruitment, internship, intern, apprenticeship, apply for a job, media contact, ' +
      'press contact, journalist, partnership, supplier, vendor, beschwerde, beschwerden, beratung, frage, ' +
      'fragen, ansprechpartner, erreichen, nachricht, anfrage, anfragen, stellenangebote, karriere, ' +
      'arbeitsplatz, bewerbung, praktikum, vertrieb, kundendienst, kundenservice, plainte, ' +
      'question technique, conseil, joindre, service client, emploi, recrutement, carriere, ' +
      'service commercial, ayuda, consulta, queja, pregunta, atencion al cliente, servicio al cliente, ' +
      'empleo, trabajo, asesoria, asesoramiento, contactenos, hilfe, aide',
  ),
  concept(
    'phone',
    'telephone, call, phone number, number to call, hotline, fax, telefon, telefonnummer, telephone number, telefono, mobile, ' +
      'give you a call, dial, toll free, telefonnumber, telefonnr, rufnummer, anrufen, ' +
      'numero de telephone, tel, appeler, appel, numero de telefono, llamar, llamada',
  ),
  concept(
    'hours, mon-fri',
    'opening hours, office hours, business hours, opening times, opening, open, closed, when open, ' +
      'offnungszeiten, horaires, horario, time open, time close, opening time, what time open, hours of opening, ' +
      'working hours, store hours, shop hours, open on saturday, open on sunday, open weekends, weekend, ' +
      'saturday, sunday, holidays, closing time, business days, monday, friday, geschaftszeiten, ' +
      'burozeiten, geoffnet, heures d ouverture, heures, ouvert, ouverture, ferme, horario de atencion, ' +
      'abierto, cerrado',
  ),
  concept(
    'office, offices',
    'location, locations, headquarters, head office, hq, branch, where located, factory, plant, address, adresse, direccion, standort, bureau, oficina, directions, map, ' +
      'come visit, visit, visit factory, factory tour, tour factory, plant tour, showroom, drop in visit, ' +
      'pick up order, collect order, collection, warehouse address, street address, postal address, ' +
      'mailing address, zip code, postcode, post code, city, site map location, head quarters, ' +
      'main office, european office, american office, german office, subsidiary, local office, ' +
      'closest office, nearest office, business address, google maps, time zone, timezone, parking, ' +
      'hauptsitz, firmensitz, sitz, niederlassung, niederlassungen, zentrale, anschrift, anfahrt, buro, ' +
      'besuchen, besuch, wo seid, siege, siege social, bureaux, agence, localisation, lieu, plan d acces, ' +
      'ou etes vous, ou se trouve, sede, sede central, ubicacion, domicilio, sucursal, donde estan, ' +
      'visita, visitar, werk, usine, fabrica, almacen, ' +
      'boltspan based, company based, company located, boltspan located, firm based, business based, ' +
      'based in usa, based in europe, base of company',
  ),
  concept(
    'quote, quotes',
    'price, prices, pricing, cost, costs, buy, buying, purchase, order, ordering, rfq, estimate, quotation, preis, preise, angebot, kaufen, bestellen, prix, devis, acheter, commander, precio, precios, presupuesto, comprar, cotizacion, rent, rental, hire, shop, expensive, cheap, ' +
      'how much does it cost, cost estimate, ballpark, budget, budgetary, budget price, quick quote, ' +
      'free quote, ask for quote, ask for price, ask for an offer, place order, purchase order, ' +
      'order online, buy online, online store, webshop, shopping cart, checkout, add to cart, ' +
      'minimum order, minimum order quantity, moq, bulk, bulk price, bulk discount, discount, ' +
      'volume discount, volume pricing, quantity discount, rabatt, trade price, student discount, ' +
      'educational discount, bid, tender, proposal, bill of materials, bom, parts list, custom design, ' +
      'design service, custom order, bespoke, made to order, made to measure, free sample, second hand, ' +
      'used truss, secondhand, mieten, miete, leihen, vermietung, kostenvoranschlag, kosten, bestellung, ' +
      'preisliste, preisanfrage, ausschreibung, muster, tarif, cout, combien coute, demande de devis, ' +
      'demande de prix, commande, louer, location materiel, remise, acheter en ligne, boutique, ' +
      'echantillon, costo, cuanto cuesta, cuanto vale, valor, oferta, pedido, hacer pedido, encargar, ' +
      'alquilar, alquiler, descuento, tienda, muestra, cotizar',
  ),
  concept(
    'reseller',
    'dealer, dealers, distributor, distributors, stockist, retailer, wholesale, handler, revendeur, distributeur, distribuidor, where to buy, ' +
      'local dealer, local distributor, local supplier, dealer near me, become a dealer, ' +
      'become a reseller, become a distributor, dealership, sales partner, authorized dealer, agent, ' +
      'merchant, middleman, resell, fachhandler, fachhandel, vertriebspartner, wiederverkaufer, lieferant, ' +
      'bezugsquelle, point de vente, fournisseur, concessionnaire, detaillant, donde comprar, proveedor, ' +
      'revendedor, mayorista',
  ),
  concept(
    'warranty',
    'guarantee, guaranty, warrantee, garantie, garantia, gewahrleistung, broken, defect, faulty, damaged, ' +
      'guaranteed, warranted, under warranty, warranty period, warranty claim, claim, how long guarantee, ' +
      'cover if it breaks, broke, cracked, fails, failure, replace broken, liability, liable, ' +
      'product liability, insurance, insured, defective product, manufacturing defect, garantieanspruch, ' +
      'garantiefall, garantiezeit, defekt, kaputt, reparatur, haftung, casse, cassee, defaut, defectueux, ' +
      'reparation, sous garantie, rupture, defectuoso, roto, rota, defecto, reparacion, reclamo',
  ),
  concept('live load, live loads', 'psf, kpa, floor load, people load, crowd load, floor rating'),
  concept(
    'defects, defective, report',
    'damaged, broken, faulty, damaged on arrival, arrived damaged, missing part, wrong part, ' +
      'damage in transit, transit damage, shipping damage, freight damage, damaged shipment, ' +
      'arrived broken, came broken, came damaged, arrived bent, received damaged, received broken, ' +
      'parts missing, missing pieces, something missing, items missing, short shipped, short shipment, ' +
      'incomplete delivery, incomplete shipment, wrong item, wrong parts sent, wrong order, ' +
      'got the wrong part, sent the wrong part, transportschaden, transportschaeden, beschadigt, ' +
      'beschadigung, fehlt, fehlende teile, falsche lieferung, mangel, endommage, endommagee, ' +
      'colis endommage, manquant, piece manquante, erreur de livraison, danado, danada, danos, ' +
      'falta pieza, faltan piezas, pieza equivocada, llego roto',
  ),
  concept(
    'return policy, returns',
    'refund, refunds, send back, exchange, give back, money back, ruckgabe, umtausch, retour, retours, devolucion, devoluciones, rma, cancel order, restocking, ' +
      'return goods, return parts, return an item, return label, return authorization, ' +
      'send something back, sending parts back, sent back, take back, bring back, hand back, swap, ' +
      'swap parts, exchange parts, exchange item, cancel, cancelling, cancellation, change my order, ' +
      'change my mind, ordered wrong, ordered too much, ordered too many, bought too many, too many parts, ' +
      'left over parts, leftover, leftover parts, surplus, unused parts, unused, buy back, buyback, ' +
      'credit note, refundable, reimburse, reimbursement, restocking fee, right of withdrawal, withdrawal, ' +
      'zuruckgeben, zurucksenden, zuruckschicken, rucksendung, rucksendungen, rucknahme, widerruf, ' +
      'widerrufsrecht, stornieren, stornierung, storno, erstattung, ruckerstattung, geld zuruck, ' +
      'umtauschen, rendre, renvoyer, renvoi, echange, echanger, remboursement, rembourser, annuler, ' +
      'annulation, retourner, retractation, devolver, devuelvo, cambio, cambiar, reembolso, cancelar, ' +
      'cancelacion, anular, retorno',
  ),
  concept(
    'payment, payments, credit',
    'pay, paying, payment terms, terms, visa, mastercard, amex, american express, paypal, invoice, ' +
      'wire transfer, deposit, down payment, zahlung, bezahlen, rechnung, paiement, pago, surcharge, net 30, ' +
      'cheque, check payment, on account, zahlungsbedingungen, conditions de paiement, condiciones de pago, ' +
      'bezahlung, ratenzahlung, zahlungsarten, paiements, ' +
      'credit card, creditcard, debit card, card payment, pay by card, pay with credit card, card fee, ' +
      'card surcharge, card charge, extra for card, fee for card, apple pay, google pay, discover card, ' +
      'bank transfer, bank details, bank account, iban, swift, ach, wire payment, cash, prepay, ' +
      'prepayment, prepaid, pay upfront, pay up front, pay in advance, upfront, advance payment, ' +
      'half up front, net thirty, net 60, 30 days, thirty days, payment on account, open account, ' +
      'credit account, trade account, account application, credit application, credit line, ' +
      'line of credit, po terms, ways to pay, payment method, payment options, means of payment, ' +
      'tax exempt, sales tax, vat, zahlen, vorkasse, anzahlung, auf rechnung, rechnungskauf, ' +
      'kauf auf rechnung, kreditkarte, kreditkarten, uberweisung, bankuberweisung, lastschrift, ' +
      'zahlungsart, zahlungsmethode, zahlungsziel, mehrwertsteuer, mwst, skonto, payer, carte bancaire, ' +
      'carte de credit, virement, virement bancaire, acompte, facture, facturation, moyens de paiement, ' +
      'mode de paiement, tva, pagar, tarjeta, tarjeta de credito, transferencia, transferencia bancaria, ' +
      'factura, facturacion, anticipo, forma de pago, metodos de pago, cheques bancarios, iva, adelanto',
  ),
  concept(
    'financing',
    'lease, leasing, loan, finance, installment, installments, instalments, monthly payments, finanzierung, financement, financiacion, credit terms, pay later, ' +
      'financial, financing options, pay by instalments, pay by installments, pay in parts, pay over time, ' +
      'pay overtime, pay monthly, pay it off, spread payments, spread the cost, split payment, monthly, ' +
      'monthly rate, instalment plan, installment plan, payment plan, equipment lease, equipment loan, ' +
      'equipment financing, lease to own, rent to own, lease purchase, hire purchase, borrow, ' +
      'borrow money, credit plan, raten, rate zahlen, raten zahlen, monatsrate, monatliche rate, abzahlen, ' +
      'abzahlung, kredit, darlehen, mietkauf, credit bail, paiement en plusieurs fois, ' +
      'payer en plusieurs fois, plusieurs fois, echelonne, paiement echelonne, mensualite, emprunt, pret, ' +
      'facilites de paiement, pago a plazos, pagar a plazos, cuotas, mensualidades, arrendamiento, ' +
      'prestamo, financiar, financiamiento, credito, ' +
      'ratenzahlung, ratenkauf, ratenzahlungen',
  ),
  concept(
    'delivery, lead time, faster lead times',
    'shipping, ship, shipment, freight, deliver, turnaround, how soon, lieferzeit, lieferung, livraison, delai, entrega, envio, in stock, fast, ' +
      'deliver abroad, ship abroad, ship overseas, ship internationally, international shipping, ' +
      'international delivery, worldwide, world wide, worldwide shipping, overseas, abroad, export, ' +
      'import duty, duties, tariff, incoterms, freight cost, shipping cost, shipping time, delivery time, ' +
      'delivery cost, delivery date, postage, courier, carrier, ups, fedex, dhl, ltl, truckload, ' +
      'container shipping, tracking number, track order, track shipment, order status, dispatch, despatch, ' +
      'how long does it take, how long until, arrival, receive order, urgent, urgently, rush, rush order, ' +
      'express, express delivery, expedite, emergency, same day, next day, overnight, availability, ' +
      'stock availability, out of stock, back order, backorder, off the shelf, waiting time, ' +
      'production time, manufacturing time, lieferzeiten, lieferfrist, lieferbar, lieferkosten, liefern, ' +
      'geliefert, versand, versandkosten, versenden, fracht, frachtkosten, ausland, auf lager, lagerware, ' +
      'eilig, eilauftrag, schnell, spedition, zoll ausfuhr, sendungsverfolgung, delais, ' +
      'delai de livraison, delais de livraison, livrer, livrez, frais de port, frais de livraison, ' +
      'expedier, transport a l etranger, etranger, international, en stock, rapide, rapidement, ' +
      'transporteur, douane, suivi de commande, plazo de entrega, tiempo de entrega, enviar, envian, ' +
      'envio internacional, gastos de envio, flete, extranjero, exportar, exportacion, aduana, ' +
      'en existencia, existencias, inventario, rapido',
  ),
  concept(
    'training',
    'course, courses, class, classes, workshop, seminar, certification, certified, certificate, learn, ' +
      'lesson, schulung, kurs, formation, stage de formation, capacitacion, formacion, curso, webinar, ' +
      'lehrgang, lehrgange, cours, stages de formation, toolbox talk, schulungen, formations, cursos, kurse, ' +
      'apprendre, lernen, aprender, ' +
      'train staff, train our crew, train people, teach, teacher training, learn how to build, ' +
      'learn truss, instruction course, hands on course, rigging course, rigging school, rigging class, ' +
      'safety course, education, educational, school, qualification, qualified course, licence course, ' +
      'sign up for a course, register for a course, book a course, enroll, enrol, enrolment, enrollment, ' +
      'attend, on site training, on site instruction, in person course, dates for course, next course, ' +
      'next class, ausbildung, ausbildungen, weiterbildung, fortbildung, fortbildungen, unterricht, ' +
      'schulungstermine, termin, zertifikat, anmeldung, anmelden, stage pratique, inscription, inscrire, ' +
      'prochaine session, atelier, entrenamiento, talleres, adiestramiento, aprendizaje, inscripcion, ' +
      'inscribirse, certificado, clases, ensenanza',
  ),
  concept(
    'leadership',
    'team, management, executives, ceo, president, owner, boss, founder, founders, who runs, who owns, ' +
      'geschaftsfuhrer, equipo, directors, chief, staff, managing director, geschaftsleitung ' +
      'direccion general, ' +
      'leader, person in charge, people in charge, boss of company, head of company, chief executive, ' +
      'chief executive officer, chief engineer, cto, coo, cfo, vp, vice president, executive team, ' +
      'board of directors, manager, management team, general manager, key people, people behind, ' +
      'people who run, who owns the company, company owner, proprietor, meet the team, bios, biography, ' +
      'chef, inhaber, eigentumer, vorstand, fuhrung, leitung, firmenleitung, unternehmensleitung, ' +
      'geschaftsfuhrung, geschaftsfuhrerin, leiter firma, mannschaft, mitarbeiter, dirigeant, directeur, ' +
      'directrice, patron, pdg, equipe, gerant, proprietaire, responsable, jefe, director general, ' +
      'gerente, gerencia, directivos, directiva, dueno, duena, propietario, encargado, quien dirige, ' +
      'liderazgo, wer leitet, wer fuhrt, qui dirige, ' +
      'in charge of boltspan, in charge of company, in charge of engineering, runs boltspan, ' +
      'runs the company, leads boltspan, leads the company, owns boltspan, head of boltspan, ' +
      'boss of boltspan, behind boltspan, top boss, big boss, wer ist der chef, chef der firma, ' +
      'jefe de la empresa, patron de l entreprise, ' +
      'charge',
  ),
  concept(
    'founder',
    'ceo, president, owner, boss, inventor, who started, started company, started boltspan, founded, ' +
      'creator, invented, grunder, gegrundet, erfinder, grundung, fondateur, fonde, inventeur, fondatrice, ' +
      'fundador, fundada, fundo, creador',
  ),
  concept(
    'engineering',
    'engineer, engineers, structural engineer, pe stamp, calculations, calc, ingenieur, ingeniero, ' +
      'head of engineering, lead engineer, licensed engineer, professional engineer, stamped drawing, ' +
      'stamped calculations, sealed drawings, engineer stamp, calculation package, structural calculation, ' +
      'structural analysis, static calculation, statik, statiker, berechnung, berechnungen, ' +
      'standsicherheit, prufstatik, note de calcul, bureau d etudes, calcul, calculo, calculista, ' +
      'calculo estructural, memoria de calculo, ingenieria, ingenieria estructural',
  ),
  concept(
    'about us, story',
    'history, company profile, uber uns, a propos, quienes somos, background, how it started, ' +
      'qui sommes nous, over ons, ' +
      'about the company, company history, company background, origins, how company started, year founded, ' +
      'established, vision, philosophy, company info, firmengeschichte, geschichte, unternehmen, firma, ' +
      'wer seid ihr, wer sind sie, entreprise, societe, histoire, notre histoire, historique, empresa, ' +
      'historia, nuestra historia, compania, quien es, sobre nosotros, sustainability, sustainable, ' +
      'green building, environment, environmental, recycling, recyclable, reusable, carbon footprint, ' +
      'eco friendly, ecological, nachhaltig, nachhaltigkeit, umwelt, wiederverwendbar, ' +
      'durable reutilisable, reutilisable, environnement, sostenible, sostenibilidad, reutilizable, ' +
      'medio ambiente',
  ),
  concept(
    'award, awards',
    'prize, prizes, medal, recognition, auszeichnung, prix, premio, ' +
      'won, winner, winning, trophy, honors, honours, accolade, innovation prize, preise gewonnen, ' +
      'preistrager, ausgezeichnet, auszeichnungen, recompense, distinction, galardon, premiado, ' +
      'reconocimiento',
  ),
  concept(
    'patent, patented',
    'patents, intellectual property, patente, brevet, ' +
      'patent number, patent pending, patents held, ip rights, copyright, trademark, invention protected, ' +
      'licensing rights, patentiert, patentnummer, schutzrecht, gebrauchsmuster, brevetee, ' +
      'propriete intellectuelle, patentado, patentada, propiedad intelectual',
  ),
  concept(
    'privacy, cookies',
    'cookie, gdpr, data protection, personal data, tracking, datenschutz, confidentialite, privacidad, analytics, ' +
      'data privacy, privacy policy, private data, user data, delete my data, information you collect, ' +
      'collect data, spy, consent, opt out, ccpa, google analytics, datenschutzerklarung, ' +
      'personenbezogene, daten, einwilligung, vie privee, donnees, donnees personnelles, rgpd, ' +
      'politique de confidentialite, privacidad de datos, datos personales, proteccion de datos, ' +
      'politica de privacidad',
  ),
  concept(
    'made in the usa',
    'american made, us made, country of origin, origin, made in america, manufactured, ' +
      'made in china, chinese, american product, buy american, domestic, domestically, made in germany, ' +
      'hergestellt, herstellung, herkunft, herkunftsland, ursprung, fabrique, fabriquee, ' +
      'fabrication americaine, pays d origine, provenance, fabricado, fabricacion, hecho en, origen, ' +
      'pais de origen, procedencia',
  ),
  // Applications
  concept(
    'aircraft, aerospace',
    'airplane, aeroplane, plane, planes, jet, airliner, aviation, hangar, airframe, fuselage, helicopter, ' +
      'mro, airport, flugzeug, avion, aeronautica, rocket, satellite, wing support, aeroplane repair, ' +
      'aircraft jack, aircraft stand, flugzeuge, aviones, avions, aeronef, ' +
      'jetliner, fighter jet, drone, boeing, airbus, cessna, aeroplane maintenance, plane maintenance, ' +
      'aircraft maintenance, aircraft mechanic, mechanic platform, line maintenance, heavy check, ' +
      'fly zone, airline, nacelle, cowling, jet engine, spacecraft, space craft, spaceship, launcher, ' +
      'military aircraft, air force, flugzeugbau, flugzeugwartung, flugzeughalle, luftfahrt, raumfahrt, ' +
      'hubschrauber, luftfahrzeug, triebwerk, avions de ligne, aeronautique, maintenance aeronautique, ' +
      'reacteur, spatial, aeroespacial, aviacion, helicoptero, aeronave, motor de avion, avionica',
  ),
  concept(
    'aerospace dock, dock',
    'docking, docking system, maintenance stand, maintenance platform, work stand, workstand, ' +
      'maintenance docks, aircraft dock, work platform for aircraft, aircraft platform, aircraft access, ' +
      'access stand, b1 stand, b4 stand, work stage, scaffold for aircraft, scaffolding round a plane, ' +
      'scaffold around plane, platform for plane, wartungsdock, wartungsbuhne, wartungsplattform, ' +
      'arbeitsbuhne, arbeitsbuhnen, arbeitsplattform, plateforme de maintenance, plateforme de travail, ' +
      'docks avion, escabeau avion, plataforma de mantenimiento, plataforma de trabajo, ' +
      'muelle de mantenimiento',
  ),
  concept('shoring', 'prop, propping, cribbing, support tower, recovery'),
  concept(
    'film, grip',
    'movie, movies, cinema, cinematography, filming, hollywood, grip gear, kino, pelicula, cine, tournage, ' +
      'movie set, movie sets, green screen, green screen frame, blue screen, chroma key, process trailer, ' +
      'insert car, dreharbeiten, dreh, camera car, rodaje, rain rig, stunt, stunts, filmset, ' +
      'film set, film shoot, filmmaking, filmmaker, movie making, motion picture, grip rig, ' +
      'grip equipment, key grip, grip truck, dolly grip, car rig, car mount, special effects, sfx, fx rig, ' +
      'vfx, rain bar, wind machine, stunt rig, stuntman, wire work, commercials, music video, video shoot, ' +
      'photo shoot, photo studio, photography studio, photographer, location shoot, soundstage, ' +
      'sound stage, film studio, filmdreh, filmtechnik, filmproduktion, spezialeffekte, effekte, ' +
      'fotostudio, fotograf, cinema tournage, machiniste, machinerie, effets speciaux, cascade, ' +
      'plateau de tournage, studio photo, film equipe, efectos especiales, maquinista, set de filmacion, ' +
      'filmacion, plato de cine, grabacion, estudio fotografico, especialistas',
  ),
  concept(
    'television, broadcast',
    'tv, studio, sports broadcast, stadium, fernsehen, television studio, news set, esports, commentary, ' +
      'commentary platform, commentary box, commentary booth, commentary position, camera position, ' +
      'televisions, kommentatorenplatz, outside broadcast, ' +
      'tv stand, tv studio, tv set, tv show, news studio, news desk, newsroom, talk show, podcast, ' +
      'streaming studio, livestream, live stream, ob van, sports, sports event, football, soccer, ' +
      'baseball, arena, race track, golf, olympics, reporter, fernsehstudio, sport ubertragung, ' +
      'ubertragung, stadion, stadien, sportveranstaltung, stade, retransmission, plateau tv, emission, ' +
      'deporte, deportivo, estadio, transmision, retransmisiones, plato de television, ' +
      'estudio de television, futbol, televisivo',
  ),
  concept(
    'theatre, scenic',
    'stage set, scenery, drama, opera, theater, buhne, buhnenbau, teatro, escenario, scene, musical, ' +
      'broadway, set construction, flat scenery, decor, decors, escenografia, set piece, set pieces, kulisse, ' +
      'kulissen, stage design, panto, pantomime, ' +
      'stage carpenter, set builder, set building, set designer, scenery shop, scene shop, scenic shop, ' +
      'scenic carpenter, stagecraft, stage scenery, props theatre, theatre play, ballet, dance show, ' +
      'school play, school musical, high school musical, stage production, backstage, proscenium, ' +
      'theme park, amusement park, haunted house, escape room, buhnenbild, buhnenbilder, dekoration, ' +
      'dekorationen, theaterbau, oper, schauspiel, werkstatt theater, freizeitpark, theatre decor, ' +
      'decorateur, constructeur de decors, construction de decors, praticable theatre, comedie musicale, ' +
      'parc d attractions, decorado, escenografo, carpintero teatral, tramoya, tramoyista, obra de teatro, ' +
      'parque tematico',
  ),
  concept(
    'concert, touring',
    'live music, band, festival, rock and roll, tour, konzert, concierto, stage roof, live event, ' +
      'live events, event, events, gig, gigs, rock show, rock shows, lighting rig, pa tower, pa towers, ' +
      'konzerte, concerts, conciertos, delay tower, front of house, ' +
      'concert stage, outdoor stage, festival stage, outdoor concert, open air, live show, live sound, ' +
      'rock concert, music festival, music stage, touring rig, touring show, roadie, roadies, load out, ' +
      'stagehand, light show, stage lighting, lighting designer, lighting company, moving light, ' +
      'moving head, spotlight, followspot, follow spot, disco, nightclub, night club, club, dj, dj booth, ' +
      'dj stand, wedding, church, worship, house of worship, party, veranstaltung, veranstaltungen, ' +
      'veranstaltungstechnik, buhnentechnik, eventtechnik, lichttechnik, licht, beleuchtung, scheinwerfer, ' +
      'tournee, tourneen, freiluftbuhne, hochzeit, kirche, spectacle, evenement, evenementiel, eclairage, ' +
      'lumiere, projecteur, mariage, eglise, espectaculo, evento, iluminacion, luces, foco, gira, boda, ' +
      'iglesia, discoteca, musica en vivo',
  ),
  concept('stage', 'buhne, scene, escenario, staging, ' + 'stage frame, stage structure, buhnen, tarima escenario'),
  concept(
    'led wall, video wall',
    'led screen, led panel, video screen, jumbotron, digital signage, screen support, ledwand, mur led, pantalla led, videowand, display wall, led panels, screen, ' +
      'led tiles, led cabinet, led display, led modules, pixel wall, media wall, screen wall, tv wall, ' +
      'wall of tvs, big screen, giant screen, large screen, projection screen, projection, projector, ' +
      'projector mount, monitor wall, monitor, display screen, tv mount, tv bracket, hang tvs, hang tv, ' +
      'scoreboard, digital display, xr stage, virtual production, volume stage, ground stack, groundstack, ' +
      'absen, roe, leinwand, bildschirm, grossbildleinwand, videoleinwand, projektor, beamer, led wand, ' +
      'led kachel, monitorwand, ecran, ecran led, ecran geant, mur video, mur d images, dalle led, ' +
      'videoprojecteur, pantalla, pantalla gigante, pared led, muro led, videomuro, panel led, proyector, ' +
      'televisor',
  ),
  concept(
    'mezzanine, platforms',
    'loft, raised floor, second floor, upper level, platform, platforms, plattform, entresuelo, mezanine, ' +
      'storage level, elevated floor, warehouse floor, raised storage, zwischenboden, entreplanta, altillo, ' +
      'altillos, zwischengeschoss, mezzanina, ' +
      'mezannine, mezzanine floor, extra floor, additional floor, upstairs, upstairs floor, ' +
      'upstairs floor in a warehouse, upper floor, upper storey, upper story, second story, second storey, ' +
      'second level, two levels, intermediate floor, half floor, storage platform, storage floor, ' +
      'storage deck, office above, office over, space above, use height of warehouse, warehouse level, ' +
      'warehouse platform, raised area, raised walkway, raised office, equipment platform, equipment deck, ' +
      'machine platform, work platform, elevated platform, elevated walkway, service platform, ' +
      'roof platform, rooftop platform, hvac platform, galerie, empore, buhne lager, lagerbuhne, ' +
      'lagerbuhnen, stahlbuhne, hochparterre, obergeschoss, podestbuhne, zwischenetage, zwischenetagen, ' +
      'mezzanines industrielles, plateforme de stockage, etage, demi niveau, entrepot, entresol, ' +
      'sous pente, plancher sureleve, piso elevado, segundo piso, planta alta, nave industrial, bodega, ' +
      'plataforma elevada, plataforma industrial, tapanco, entrepiso, sobrepiso',
  ),
  concept(
    'tradeshow',
    'booth, exhibition, expo, exhibition stand, trade fair, convention, messe, messestand, messebau, salon, ' +
      'feria, exhibit booth, pop up, activation, stand d exposition, stand de feria, shell scheme, ' +
      'brand activation, exhibition booth, exhibition booths, exhibition build, exhibition builder, ' +
      'trade fair stand, ferias, messestande, exhibitor, ' +
      'tradeshow stand, trade shows, stand at an expo, stand at a fair, stand at a show, show stand, ' +
      'expo booth, expo stand, booth builder, stand builder, stand building, fair stand, fair booth, ' +
      'fairs, display booth, kiosk, promo stand, promotional stand, promotion, product launch, ' +
      'launch event, corporate event, conference, experiential, pop up store, pop up shop, popup, ' +
      'roadshow, road show, retail, retail display, store display, shop fitting, shopfitting, ' +
      'store fixture, brand event, marketing event, car show, motor show, auto show, car launch, ' +
      'messebauer, messen, standbau, ausstellungsstand, firmenveranstaltung, firmenevent, ' +
      'produktprasentation, ladenbau, kongress, stand d expo, salon professionnel, foire, standiste, ' +
      'evenement d entreprise, lancement de produit, congres, agencement de magasin, expositor, ' +
      'stand ferial, caseta, puesto de feria, evento corporativo, lanzamiento de producto, congreso, ' +
      'feria comercial, montador de stands, exposicion comercial',
  ),
  concept(
    'museums, exhibits',
    'museum, gallery wall, artwork, exhibition, display case, sculpture, ausstellung, musee, exposition, ' +
      'museo, exposicion, dinosaur, dinosaurs, display stand, display stands, skeleton, ausstellungen, ' +
      'museum builder, museum fitter, museum fit out, exhibit builder, exhibit design, ' +
      'exhibit fabrication, art gallery, art show, art installation, hang art, hang painting, ' +
      'painting display, vitrine, showcase, artifact, artefact, statue, curator, conservator, ' +
      'conservation, heritage, historic object, planetarium, science center, science museum, ' +
      'whale skeleton, museumsbau, galerie wand, kunst, kunstwerk, exponat, vitrinen, sonderausstellung, ' +
      'ausstellungsbau, skulptur, skulpturen, oeuvre, oeuvre d art, museographie, scenographie, tableau, ' +
      'tableaux, museografia, obra de arte, exposiciones, exhibicion, exhibiciones, escultura, cuadro, ' +
      'vitrina de museo, dinosaurio, squelette',
  ),
  concept(
    'obstacle courses, aerial arts',
    'ninja, ninja warrior, obstacle course, climbing frame, circus, acrobat, trapeze, aerial, aerialist, ' +
      'gymnastics, playground, trampoline, zirkus, cirque, circo, parkour, lyra, lyras, aerial hoop, ' +
      'aerial silks, klettergerust, klettergeruste, pull up bar, pull up bars, pole dance, calisthenics, ' +
      'parcours, ninja rig, gym rig, ' +
      'obstacle, ninja course, ninja gym, warped wall, salmon ladder, monkey bar, gym frame, ' +
      'gym equipment, crossfit, crossfit rig, workout, workout rig, fitness, fitness rig, fitness frame, ' +
      'boot camp, assault course, mud run, spartan, ropes course, high ropes, rope climbing, jungle gym, ' +
      'climbing wall frame, boulder, boulder wall, rock climbing, rock wall, climbing holds, ' +
      'flying trapeze, aerial rigs, aerial frame, aerial stand, aerial straps, acrobatics, circus rig, ' +
      'circus tent, big top, hoop stand, silks, silks rig, aerial yoga, swing, swing set, gymnast, cheer, ' +
      'pole fitness, hindernis, hindernisse, hindernisparcours, hindernislauf, kletterwand, klettern, ' +
      'boulderwand, luftakrobatik, akrobat, akrobatik, turnen, turngerat, spielplatz, ' +
      'parcours du combattant, parcours d obstacles, obstacles parcours, mur d escalade, escalade, ' +
      'voltige, acrobatie, acrobaties, tissu aerien, trapeze volant, agres, cerceau, pista de obstaculos, ' +
      'carrera de obstaculos, obstaculos, rocodromo, escalada, muro de escalada, acrobacia, acrobata, ' +
      'trapecista, telas aereas, danza aerea, gimnasio, gimnasia, columpios',
  ),
  concept(
    'training simulators',
    'simulator, simulators, flight simulator, cockpit, rope tower, mock up, mockup, military training, ' +
      'firefighter training, flugsimulator, flugsimulatoren, burn tower, simulateur, simulateurs, simulador, ' +
      'simuladores, simulatoren, ' +
      'trainer rig, flight trainer, flight training, pilot training, pilot, cabin crew, cabin trainer, ' +
      'evacuation, evacuation trainer, evacuation training, crew training rig, driving simulator, ' +
      'driving sim, racing simulator, racing sim, sim rig, sim racing, motion platform, motion simulator, ' +
      'motion base, hexapod, vr, virtual reality, vr platform, mock ups, aircraft mockup, replica, ' +
      'fire training, firefighter, fire brigade, fire department, fire service, rescue, rescue training, ' +
      'rescue tower, army, military, soldiers, police, swat, rappel, rappel tower, rappelling, abseil, ' +
      'abseil tower, fast rope, shoot house, parachute, parachute training, confined space, ' +
      'confined space training, fall arrest training, wind turbine training, ubungsturm, ubungsanlage, ' +
      'feuerwehr, rettung, bundeswehr, militar, pilotentraining, fahrsimulator, attrappe, attrappen, ' +
      'abseilen, pompier, armee, militaire, sauvetage, entrainement, maquette, tour d entrainement, ' +
      'simulateur de vol, simulador de vuelo, bombero, rescate, ejercito, torre de entrenamiento, maqueta, ' +
      'piloto',
  ),
  concept(
    'industrial rigging, rigging',
    'machinery moving, machine moving, crane, gantry, gantries, gantry crane, lifting frame, hoist, hoisting, winch, kran, grue, levage, grua, izaje, heben, lifting, heavy lifting, a frame, portal crane',
  ),
  concept(
    'platform, tower',
    'scaffold, scaffolding, staging tower, gerust, echafaudage, andamio, ' +
      'scaffolding tower, work tower, access tower, mobile tower, rolling tower, rolling scaffold, ' +
      'tower scaffold, layher, rollgerust, fahrgerust, gerustturm, baugerust, turm, tour roulante, ' +
      'echafaudage roulant, andamio movil, andamio con ruedas, torre movil, torre',
  ),
  concept(
    'other applications',
    'workbench, work bench, bench, table frame, machine guard, machine guarding, rack, racking, shelving, shelf, storage, greenhouse, antenna mast, mast, robot, robot cell, enclosure, canopy, pergola, werkbank, etabli, banco de trabajo, ' +
      'home made, homemade project, garage project, diy project, projects, project ideas, ideas, examples, ' +
      'things to build, inspiration, treehouse, tree house, carport, shed, garden, telescope mount, ' +
      'trailer build, boat cradle, boat stand, bed frame, bunk bed, loft bed, test rig, test stand, ' +
      'test bench, test frame, test fixture, prototype, laboratory, lab frame, science project, ' +
      'student project, engineering student, university, formula student, makerspace, maker space, farm, ' +
      'agriculture, barn, dog kennel, chicken coop, prufstand, versuchsaufbau, gewachshaus, baumhaus, ' +
      'garten, schuppen, bastler, beispiele, banc d essai, serre, cabane, jardin, atelier bricolage, ' +
      'exemples, bricolage, idees, proyecto, banco de pruebas, invernadero, jardin casero, ejemplos, ' +
      'ideas de proyectos, laboratorio',
  ),
  concept(
    'connection',
    'joint, joints, connector, connectors, connecting, joining, join, attach, fasten, verbindung, verbinder, raccord, assemblage, conexion, union, ' +
      'connect together, bolt together, fasten together, attach together, fix together, assembled joint, ' +
      'coupler, verbinden, verbindungen, verbindungsteile, verbindungselement, raccorder, ' +
      'relier, jonction, fixation, conectar, conector, conexiones, unir, fijacion, fijaciones, sujecion',
  ),
  concept('splice', 'join, lengthen, extend'),
  // Single parts
  concept(
    '3 in truss',
    'box tube truss, perforated square tube, perforated tube, punched tube, square tube with holes, ' +
      'hollow section, telspar, lochrohr, vierkantrohr, square hollow section, tube carre perfore, ' +
      'tubo perforado',
  ),
  concept(
    'end frame',
    'end plate for truss, truss end plate, truss end, closing frame, stirnplatte, stirnplatten, endplatte, ' +
      'endplatten, plaque d extremite, ' +
      'end plate, loose end frame, face plate, faceplate, face frame, mounting frame, ' +
      'mounting ring, flange for truss, truss flange, abschlussplatte, abschlussrahmen, endrahmen, ' +
      'stirnrahmen, cadre d extremite, platine d extremite, marco final, marco de extremo, placa final, ' +
      'placa de extremo',
  ),
  concept(
    'reducer plate',
    '12 to 6 adapter plate, step down plate, size change plate, transition plate, reduction plate, ' +
      'reduzierplatte, plaque de reduction, placa de reduccion, reducer, 12 in truss to 6 in truss, ' +
      'adapter 12 to 6, adapt 12 to 6, 12 to 6 adapter, connect 6 in to 12 in truss, ' +
      'join 6 in truss to 12 in truss, 12 to 6 plate, change size, change truss size, step down, ' +
      'reduction, reduktion, reduzierung, reduziert, plaque reductrice, reductor, placa reductora, ' +
      'different sizes of truss, small truss to big truss, connect small truss to big truss',
  ),
  concept(
    'chord splice angle',
    'angle connector for chord, chord joiner, chord connector, gurtwinkel, ' +
      'splice angle, chord splice, chord angle, inside angle splice, angle splice, angle for chord, ' +
      'stossswinkel, stosswinkel, corniere de jonction, corniere d eclissage, angulo de empalme',
  ),
  concept(
    'tube cap',
    'bung, bungs, rohrkappe, rohrkappen, rohrstopfen, rohrstopsel, bouchon de tube, tapa de tubo, tube plug, ' +
      'tube stopper, ' +
      'tube end, post cap, pipe cap, cap for tube, cap for square tube, plug for tube, plug square tube, ' +
      'close tube end, rohrdeckel, lamellenstopfen, bouchon carre, bouchon pour tube, tapa para tubo, ' +
      'tapon para tubo, regaton',
  ),
  concept(
    'end plug',
    'endstopfen, stopfen, thread in end, threaded end, tapped end, foot on the end of extrusion, ' +
      'insert for end of profile, tapon roscado, bouchon filete, gewindestopfen, ' +
      'thread end plug, threaded plug, threaded insert for extrusion, end fastener, end connector, ' +
      'bolt into end of extrusion, extrusion end connector, attach end of extrusion, endverbinder, ' +
      'stirnverbinder, connecteur d extremite, bouchon taraude, tapon con rosca, conector final',
  ),
  concept(
    'frame rail corner',
    'mitre corner, miter corner, mitre joint, miter joint, corner key, gehrung, gehrungsverbinder, ' +
      'frame corner, frame corner key, miter key, corner for frame, picture frame corner, rahmenecke, ' +
      'rahmenecken, eckverbinder rahmen, rahmenverbinder, coin de cadre, angle de cadre, ' +
      'assemblage onglet, onglet, esquina de marco, inglete, escuadra de marco',
  ),
  concept(
    'slot nut bar',
    'double t nut, twin slot nut, double slot nut, two hole slot nut, slot nut with two holes, ' +
      't slot bar, slot bar, double nut for extrusion, slide in connector, bar nut, nutensteinleiste, ' +
      'doppelnutenstein, double ecrou rainure, doble tuerca ranura',
  ),
  concept('bent plate 45', '45 degree bracket, 45 bracket, 45 degree angle plate'),
  concept(
    'gusset plate',
    'corner brace, corner brace plate, triangular bracket, triangular brackets, triangle bracket, ' +
      'plate for corners, stiffener, stiffeners, stiffener plate, haunch, knee plate, brace plate, ' +
      'corner reinforcement, corner stiffener, versteifung, eckbleche, refuerzo, renfort, renforts, ' +
      'corner gusset, corner plates, reinforce corner, stiffen corner, brace a corner, bracing, ' +
      'cross bracing, diagonal brace, triangulation, triangle bracket plate, right angle joint, ' +
      'right angle corner, square corner, l joint, stop racking, stop swaying, sway, racking corner, ' +
      'rigid corner, stiff corner, make corner stiff, wackelig, wackelt, eckverstarkung, eckaussteifung, ' +
      'aussteifung, strebe, streben, knotenplatte, knotenplatten, plaque d angle, renfort d angle, ' +
      'contreventement, placa de esquina, refuerzo de esquina, arriostramiento, arriostrar, rigidizador',
  ),
  concept(
    'gusset plate 180',
    't joint plate, tee plate, t plate, t shaped plate, two sided gusset, double gusset, ' +
      'gusset for t junction, t junction, plate for tee joint, tee gusset, t gusset, t stoss',
  ),
  concept(
    'spacer plate',
    'packers, shims, shim plate, filler plate, infill plate, distanzplatte, distanzplatten, ' +
      'distanzstuck platte, cale, cales, cales d epaisseur, calzo, calzos, fill a gap, fill the gap, ' +
      'futterblech, placa espaciadora, furrure, ' +
      'gap filler, gap between plates, distanzblech, distanzrahmen, ausgleichsplatte, ausgleichsblech, ' +
      'plaque d espacement, suplemento, spacer ring, spacer frame, pack out, packing piece',
  ),
  concept(
    'joist hanger doubled',
    'two ply joist hanger, double joist hanger, twin joist hanger, hanger for double joist',
  ),
  concept('doubled', 'twin, two ply'),
  concept(
    'pipe adapters 90',
    'perpendicular pipe, pipe perpendicular, pipe sticking out, right angle pipe adapter, right angle pipe, ' +
      'upright pipe, pipe socket perpendicular, pipe out of truss',
  ),
  concept(
    'pipe adapters 0',
    'parallel pipe, pipe parallel, pipe along, pipe along truss, inline pipe, inline pipe adapter, ' + 'in line pipe',
  ),
  concept(
    'square tube adapter, square adapter',
    'box section adaptor, shs adapter, shs, rhs, rhs connector, square pipe adapter, square pipe, ' +
      'vierkantrohr adapter, adaptateur tube carre, adaptador tubo cuadrado, box tube adapter, tube carre, ' +
      'tubo cuadrado, box section adapter, adaptador de tubo cuadrado, ' +
      'two inch box, 2 in box section, square tubing bracket, square tubing adapter, ' +
      'square tubing connector, square post adapter, box tubing, drop leg, receiver tube, hitch receiver, ' +
      'quadratrohr, quadratrohradapter, vierkantadapter, adaptateur carre, adaptador cuadrado',
  ),
  concept('hinge assembly 180', 'complete hinge, full hinge, whole hinge, hinge set'),
  concept(
    'hinge half',
    'single hinge leaf, single hinge knuckle, single hinge, scharnierhalfte, scharnierhalften, ' +
      'demi charniere, demi charnieres, media bisagra, one side of a hinge, ' +
      'half hinge, hinge leaf half, hinge side, hinge part, replacement hinge, spare hinge half',
  ),
  concept(
    'flat hinge',
    'butt hinge, butt hinges, strap hinge, strap hinges, piano hinge, door hinge, door hinges, gate hinge, ' +
      'gate hinges, flap hinge, hinge for a panel, panel hinge, flachscharnier, flachscharniere, ' +
      'bisagra plana, bisagras planas, charniere plate, leaf hinge, ' +
      'table hinge, hatch hinge, trap door, trapdoor, lid hinge, lid, hatch, ramp hinge, barn door hinge, ' +
      'hang a door, hang a gate, turscharnier, turband, klappe, klappen scharnier, luke, trappe, ' +
      'charniere de porte, gond, abattant, bisagra de puerta, trampilla, escotilla',
  ),
  concept(
    'side crank jack',
    'trailer jack, trailer jacks, side winder, sidewinder, kurbelheber, jockey jack, drop leg jack, ' +
      'winding jack, lift and roll, gato de manivela, manivela, cric, cric a manivelle, manivelle, ' +
      'corner steady, kurbel, crank up, landing gear, kurbelstutze, ' +
      'side jack, crank leg, wind up jack, wind up leg, winding handle, wind up stand, winder, hand crank, ' +
      'handle jack, crank handle jack, tongue jack, caravan jack, caravan leg, boat trailer jack, rv jack, ' +
      'support leg, stabilizer jack, stabiliser, stabilizer, lower onto wheels, raise with a crank, ' +
      'kurbelfuss, stutzrad, stutzwinde, kurbelstutzen, wohnwagenstutze, ankurbeln, bequille, ' +
      'pied a manivelle, cric lateral, gato lateral, pata de apoyo, estabilizador',
  ),
  concept(
    'lifting saddle',
    '3 in truss hanger, lifting bracket 3 in, hang 3 in truss, ' +
      'saddle for 3 in truss, u shaped lifting bracket, lift a tube, lifting small truss, hang a tube, ' +
      'hang square tube',
  ),
  concept(
    'swivel hoist ring',
    'swivel lifting eye, wirbelbock, wirbelbocke, drehbarer anschlagpunkt, anneau pivotant, ' +
      'cancamo giratorio, swivel lifting point, rotating eye, side pull ring, lastbock, anneau articule, ' +
      'rotating lifting eye',
  ),
  concept('access', 'way up to a platform, access platform, access equipment, zugang, acces, acceso, accesos'),
  concept(
    'ship ladder',
    'alternating stair, alternating tread, companionway, companion ladder, schiffsleiter, schiffstreppe, ' +
      'escalera de barco, echelle de meunier, steep stair, steep stairs, steep steps, ships stair, ' +
      'paddle stair, sambastufen, ' +
      'boat ladder, boat stairs, steep ladder, ladder stair, attic ladder, attic stairs, ' +
      'loft ladder, loft stairs, space saving stair, space saver stairs, narrow stairs, crew ladder, ' +
      'crew stairs, steile treppe, raumspartreppe, leitertreppe, echelle de bateau, escalier raide, ' +
      'escalier echelle, escalier gain de place, escala de gato, escalera empinada, escalera marinera',
  ),
  concept(
    'ladder section',
    'ladder, ladders, leiter, leitern, echelle, echelles, cat ladder, caged ladder, vertical ladder, ' +
      'fixed ladder, crinoline, crinoline ladder, escalera de mano, escaleras de mano, climbing ladder, ' +
      'wall ladder, sprossen, sprosse, truss ladder, steigleiter, steigleitern, rungs, rung, ' +
      'wall mounted ladder, ' +
      'steel ladder, aluminum ladder, bolt on ladder, step ladder, stepladder, access ladder, ' +
      'tower ladder, roof ladder, ladder for tower, ladder on truss, climb a tower, climb tower ladder, ' +
      'climb up tower, climbing rungs, rungs on truss, hatch ladder, tank ladder, leitersegment, ' +
      'leiterteil, turmleiter, wandleiter, echelle fixe, echelle murale, echelle d acces, ' +
      'echelle a crinoline, barreau, barreaux, escalera vertical, escalera fija, escala fija, ' +
      'peldanos de escalera, escalera marina',
  ),
  concept(
    'stair landing',
    'treppenpodest, treppenpodeste, palier d escalier, descansillo, descansillos, rellano, rellanos, ' +
      'landing platform, turning platform, half landing, quarter landing, landing, ' +
      'intermediate landing, mid landing, corner landing, stair platform, stair corner, turn a stair, ' +
      'stairs that turn, stairs around a corner, l shaped stair, u shaped stair, dogleg stair, ' +
      'dog leg stair, switchback stair, zwischenpodest, eckpodest, podest treppe, palier de repos, ' +
      'palier intermediaire, plataforma de descanso, meseta',
  ),
  concept(
    'speed rail fittings',
    'kee clamp, kee clamps, kee, interclamp, rohrverbinder gelander, gelanderverbinder, raccord tube, ' +
      'raccords tube, raccord tubulaire, racor, racores, scaffold fitting, scaffold fittings, nu rail, ' +
      'hollaender, tube fitting, tube fittings, rail fitting, conectores de tubo',
  ),
  concept(
    'base flange',
    'railing flange, railing foot, flansch, flansche, bride, brides, brida, bridas, pipe flange, ' +
      'post flange, wall flange, rosette, handrail base, floor flange, fussflansch, ' +
      'round base, railing base, pipe foot, tube foot, post flange plate, floor mount flange, ' +
      'mounting flange, pipe to floor, pipe to deck, stand a pipe, rohrfuss, bodenflansch, gelanderfuss, ' +
      'platine de fixation, platine garde corps, base de tubo, base de barandilla',
  ),
  concept(
    'side-mount bracket',
    'wall bracket, wall brackets, side palm, fascia, fascia bracket, fascia mount, side fix, wandhalter, ' +
      'wandhalterung, ' +
      'side mount, side mounted post, mount post to side, post on side of deck, rail on side of deck, ' +
      'outside mount bracket, off the edge bracket, outside the deck, fixation laterale, montaje lateral, ' +
      'seitlich, seitliche montage, seitenhalter, sign post',
  ),
  concept(
    'tee',
    't piece, t pieces, t stuck, t stucke, te de tube, tee connector, ' +
      't joint, t connector, t fitting, three way fitting, three way pipe fitting, 3 way fitting, ' +
      'short tee, t verbinder, raccord en t, conector en t',
  ),
  concept(
    'elbow',
    'bogen, rohrbogen, winkelstuck, coude, coudes, codo, codos, pipe bend, pipe corner, bend for pipe, ' +
      '90 elbow, two way elbow, corner fitting, pipe corner fitting, railing corner, ' +
      'handrail corner, eckfitting, coude tube, esquina de tubo',
  ),
  concept(
    'cross',
    'four way fitting, 4 way pipe fitting, 4 way fitting, kreuzstuck, kreuz, croix, cruz, cruce, cruces, ' +
      'crossover fitting, crossover pipe, pipe cross, kreuzfitting, kreuzverbinder, croisillon',
  ),
  concept(
    'adjustable tee',
    'swivel tee, variable tee, variable angle fitting, variable angle, pivoting tee, angle tee, ' +
      'verstellbares t stuck, ' +
      'angled pipe fitting, adjustable angle fitting, swivel fitting, ramp fitting, sloped rail fitting, ' +
      'slope fitting, adjustable fitting, gelenkfitting, te articule, te ajustable, te orientable, ' +
      'raccord articule',
  ),
  concept(
    'self-closing gate',
    'swing gate, swing gates, tur, turen, tore, barrera, lift up gate, access gate, spring gate, portillons, ' +
      'puertas, door in railing, ' +
      'auto closing gate, automatic gate, gate that closes itself, gate that shuts itself, ' +
      'closes by itself, spring hinge, spring loaded gate, ladder gate, stair gate, baby gate, ' +
      'safety gates, ladder opening, opening in railing, opening in guardrail, door for ladder, ' +
      'mezzanine gate, selbstschliessend, sicherheitstor, schwingtur, federscharnier, ' +
      'portillon automatique, portillon de securite, fermeture automatique, barriere d echelle, ' +
      'puerta de seguridad, puerta automatica, cierre automatico, portilla',
  ),
  concept(
    'stair rail',
    'treppengelander, rampe, rampe d escalier, stair balustrade, grab rail, grab rails, grab bar, handlaufe, ' +
      'barandilla de escalera, stair railing, stair handrail',
  ),
  concept(
    'post socket',
    'post pocket, pfostenhalter, pfostenhulse, pfostenhulsen, poteau, poteau support, poste, porta poste, ' +
      'soporte de poste, post bracket, post holder, stanchion, stanchions, stanchion socket, pfosten, ' +
      'socket for post, removable post, removable column, post hole, post sleeve, drop in post, ' +
      'plug in post, pole socket, light post, lamp post, pfostenaufnahme, pfostenschuh, steckhulse, ' +
      'pied de poteau amovible, fourreau, fourreaux, poste removible, base para poste',
  ),
  concept(
    'truss pad',
    'padding, foam, foam padding, polster, polsterung, polsterungen, schaumstoff, rembourrage, acolchado, ' +
      'acolchados, soft cover, soft cover for truss, foam cover, crash pad, crash pads, crash mat, ' +
      'truss warmer, truss sleeve foam, padded cover, bumping, bumping head, head protection, schutzpolster, ' +
      'mousse, espuma, ' +
      'truss cover, truss wrap, padded truss, pole pad, post pad, column pad, beam pad, foam wrap, ' +
      'foam tube, foam sleeve, pipe foam, soft padding, soft edge, protective padding, impact pad, ' +
      'impact protection, safety padding, bang head, hit head, protect aircraft from scratches, ' +
      'protect from scratches, scratch protection, scratches, prallschutz, anprallschutz, aufprallschutz, ' +
      'polstermatte, schutzpolster traverse, coussin, matelassage, protection mousse, ' +
      'mousse de protection, acolchado de protection, proteccion acolchada, almohadilla, ' +
      'espuma de proteccion',
  ),
  concept(
    'edge guard',
    'kantenschutz, protege arete, arete, cantonera, cantoneras, protector de esquina, protector de borde, ' +
      'corner bumper, edge bumper, corner foam, eckenschutz, eckschutz, sharp edge, sharp edges, ' +
      'edge foam, edge cover, edge trim, edge protector, corner guard, corner pad, corner cushion, ' +
      'foam corner, soft corner, bumper strip, foam edge, foam strip, kantenpolster, kantenschutzprofil, ' +
      'eckenpolster, protege angle, cornier mousse, protection d angle, protector de cantos, ' +
      'perfil de espuma, esquinero',
  ),
  concept(
    'bolt set',
    'bolt, bolts, screws, fixing, fixings, bolt kit, hardware pack, sechskantschraube, sechskantschrauben, ' +
      'visserie, boulonnerie, tornilleria, high tensile, high tensile bolt, high tensile bolts, hex head bolt, ' +
      'hex head bolts, structural bolt, structural bolts, setscrew, set bolt, bolts to put truss together, ' +
      'befestigungsmaterial, verschraubung, pernos, hochfest, hochfeste, ' +
      'nuts and bolts, bolts and nuts, bolt and nut set, bolt nut washer, bolt pack, bolt assembly, ' +
      'fastener kit, fastener set, hardware kit, hardware set, hex screw, hex cap screw, hex head screw, ' +
      'high strength bolt, hardened bolt, truss bolts, replacement bolts, spare bolts, extra bolts, ' +
      'schraubensatz, schraubenset, schraubverbindung, sechskant, festigkeitsklasse, jeu de boulons, ' +
      'kit de boulons, kit visserie, boulon hexagonal, boulons hexagonaux, boulon haute resistance, ' +
      'juego de tornillos, juego de pernos, tornillo hexagonal, tornillo y tuerca, perno hexagonal, ' +
      'alta resistencia, tuercas y tornillos, ecrous et boulons',
  ),
  concept('5/8-11 bolt set', 'bolt for box truss, big bolt, big bolts, large bolt, heavy bolt'),
  concept(
    'hex nut',
    'nut, nuts, sechskantmutter, sechskantmuttern, hexagon nut, full nut, full nuts, ecrou hexagonal, ' +
      'tuerca hexagonal, plain nut, ' +
      'steel nut, spare nuts, extra nuts, loose nuts, heavy hex nut, six sided nut',
  ),
  concept(
    'hardened washer',
    'beilagscheibe, beilagscheiben, u scheibe, form a washer, flat washer, plain washer, flat washers, ' +
      'hard washer, steel washer, round washer, hartscheibe, rondelle trempee, rondelle plate, ' +
      'rondelle durcie, arandela plana, arandela endurecida, washers for truss bolts',
  ),
  concept(
    'spacer tube',
    'bushing, bushings, sleeve spacer, distanzhulse, distanzhulsen, abstandshalter, hulse, hulsen, ' +
      'entretoise, entretoises, separador, separadores, casquillo, casquillos, espaciador, espaciadores, ' +
      'crush tube, crush tubes, anti crush tube, anti crush sleeve, crush sleeve, crush, crushing, ' +
      'bolt sleeve, bolt sleeves, compression sleeve, compression tube, compression spacer, collar, collars, ' +
      'buchse, buchsen, douille entretoise, distanzstuck, distance tube, ' +
      'stand off, standoffs, stand off tube, tube spacer, spacer sleeve, round spacer, bolt spacer, ' +
      'spacer for bolt, keep plates apart, hold plates apart, keep apart, distanzrohr, distanzbuchse, ' +
      'distanzbuchsen, tube entretoise, entretoise tubulaire, tubo separador, tubo espaciador, ' +
      'separador tubular, stops tube crushing, keep tube from crushing',
  ),
  concept(
    'tool kit',
    'toolkit, toolkits, spanner set, wrench set, socket set, hex key set, allen key set, boite a outils, ' +
      'coffret, coffret d outils, mallette, juego de herramientas, set of tools, all tools, which tools, ' +
      'what tools, imperial tools, werkzeugkasten, werkzeugsatze, ' +
      'assembly tools, installation tools, build tools, tools for assembly, tools to assemble, ' +
      'tools to build, tools to build truss, tools to put together, tools needed, tools required, ' +
      'case of tools, tool case, tool roll, mechanics tools, mechanic set, montagewerkzeug, werkzeuge, ' +
      'werkzeugset, steckschlusselsatz, kit d outils, kit outillage, outillage, caisse a outil, ' +
      'maletin de herramientas, kit de herramientas, set de herramientas',
  ),
  concept(
    'combination wrench',
    'spanner, spanners, combination spanner, ring spanner, open ender, open ended spanner, open end wrench, ' +
      'maulschlussel, gabelschlussel, ringschlussel, ringmaulschlussel, cle plate, cle mixte, cles mixtes, ' +
      'llave combinada, llave fija, llaves fijas, podger spanner, ' +
      'box wrench, box end wrench, box end, three quarter wrench, flat wrench, flat spanner, ' +
      'scaffold spanner, scaff spanner, hand wrench, ring and open spanner, llave mixta, llave inglesa, ' +
      'llave espanola, cle a fourche, cle a oeil, ringgabelschlussel, schraubschlussel',
  ),
  concept(
    'deep socket',
    'socket, sockets, nut driver, nut drivers, impact socket, steckschlussel, steckschlusseleinsatz, ' +
      'stecknuss, stecknusse, nuss, nusse, douille, douilles, vaso, vasos, llave de vaso, llaves de vaso, ' +
      'box spanner, tube spanner, ' +
      'long socket, socket for nut, tiefe nuss, lange nuss, lange stecknuss, douille longue, ' +
      'douille profonde, vaso largo, dado largo, dados',
  ),
  concept(
    'tie-down ring',
    'd ring, d rings, zurrring, zurrringe, anneau d arrimage, point d arrimage, points d arrimage, argolla, ' +
      'argollas, anchor ring, anchor rings, guy point, guy points, truck tie point, tie off point, tie point, ' +
      'lashing point, lashing points, lashing ring, anilla, anillas, zurrpunkte, zurrosen, guy wire, guying, ' +
      'tie down eye, tie down point ring, lashing eye, lashing d ring, cargo ring, strap ring, ' +
      'strap point, ring for straps, rope ring, rope point, tie ropes, guy rope, guy line, guy cable, ' +
      'ballast point, verzurrpunkt, abspannung, abspannen, abspannseil, anneau d ancrage, ' +
      'anneaux d arrimage, hauban, haubanage, anilla de amarre, punto de amarre, viento, ' +
      'tensores de viento, argolla de amarre',
  ),
  concept(
    'tie-down bar',
    'bar to strap, zurrstange, zurrstangen, barra de amarre, barre d arrimage, lashing bar, lashing rail, ' +
      'strap bar, strap rail, place to hook straps, hook straps, barre d amarrage, barra para correas',
  ),
  concept(
    'mitchell mount plate',
    'support camera, plaque camera, soporte camara, placa para camara, mitchell base, camera bracket, ' +
      'camera brackets, kameraplatte, kamerahalterungen, camera mounts, fluid head mount, remote head, ' +
      'tripod head',
  ),
  concept(
    'underslung mitchell bracket',
    'upside down camera, camera upside down, hang camera, hang camera below, camera below truss, ' +
      'camera hanging, camera hanging under truss, inverted camera, hangende kamera, hanging camera, ' +
      'underhung, underslung, ' +
      'upside down head, head upside down, sling camera, slung camera, underslung camera, ' +
      'camera under beam, camera under truss, camera under jib, camera overhead, overhead camera, ' +
      'top shot, top down camera, camera looking down, camera from above, look down camera, ' +
      'low angle camera, kamera unter, kamera kopfuber, camera inversee, camera suspendue, camara colgada, ' +
      'camara invertida, camara cenital, plongee',
  ),
  concept(
    'mitchell riser',
    'camera riser, riser for camera, raise camera, bazooka, bazookas, camera height extension, ' +
      'kamera erhohung, camera extension, camera column, ' +
      'riser for head, camera post, camera spacer, camera pedestal, pedestal, camera taller, lift camera, ' +
      'camera higher, camera elevation, column for camera, head riser, height for camera, turret, ' +
      'kamerasaule, colonne camera, rehausse, rehausse camera, elevador de camara, columna de camara',
  ),
  concept(
    'tie-down nut',
    'mitchell nut, camera tie down, claw ball, claw ball nut, castle nut, hold down nut, ' +
      'wing nut for mitchell, kamera mutter, ' +
      'camera nut, nut for camera, nut for camera head, nut for mitchell, head tie down, ' +
      'wing nut for camera head, handwheel nut, spider nut, spannmutter, flugelmutter kamera, ' +
      'ecrou mitchell, ecrou camera, tuerca de camara, tuerca mitchell',
  ),
  concept(
    'mitchell cap 3 in',
    'camera plate for 3 in tube, camera on 3 in post, hihat, high hat, hat camera, hat, ' +
      'low camera mount, camera on post, camera on tube, low mount',
  ),
  concept(
    'warranty and policies, policies',
    't cs, agb, terms conditions, terms of sale, terms of trade, reklamation, reklamationen, reclamation, ' +
      'reclamacion, reclamaciones, conditions of sale, conditions generales, condiciones generales, ' +
      'geschaftsbedingungen, cgv',
  ),
  concept(
    'industrial rigging',
    'portique, portiques, portique de levage, portico, porticos, portico grua, rigging beam, ' +
      'plant installation, lifting beam, lifting beams, spreader beam, spreader beams, portalkran, ' +
      'portalkrane, gantry cranes, plant move, machinery install, ' +
      'gantry hoist, portal frame, portal gantry, lifting portal, rolling gantry, mobile gantry, ' +
      'machine mover, machinery mover, millwright, move a machine, move heavy machine, move machinery, ' +
      'heavy machine, heavy machinery, heavy equipment, lift heavy machine, lift machine, lift an engine, ' +
      'engine hoist, cherry picker engine, lift heavy load, lift heavy things, lift where no crane, ' +
      'no crane, overhead crane, bridge crane, workshop crane, shop crane, hallenkran, bockkran, ' +
      'schwerlast, schwertransport, maschinentransport, maschinenumzug, maschine heben, levage industriel, ' +
      'manutention, manutention lourde, transfert de machine, demenagement industriel, pont roulant, ' +
      'chevre de levage, izaje industrial, mover maquinaria, mover maquinas, traslado de maquinaria, ' +
      'maquinaria pesada, puente grua, portico de elevacion',
  ),
  concept(
    'office europe',
    'european, europe, eu, germany, german, deutschland, allemagne, alemania, berlin, uk, ' +
      'united kingdom, england, britain, france, frankreich, francia, spain, spanien, espana, espagne, ' +
      'italy, netherlands, holland, austria, osterreich, switzerland, schweiz, suisse, poland, sweden, ' +
      'ireland, overseas office, europa, london, paris, madrid',
  ),
  concept(
    'office usa',
    'america, american, united states, tennessee, north america, canada, mexico, etats unis, ' +
      'estados unidos, vereinigte staaten, kanada',
  ),
  concept(
    'operations',
    'production manager, warehouse manager, factory manager, plant manager, head of production, ' +
      'logistics manager, logistics, betriebsleiter, produktionsleiter, jefe de produccion, ' +
      'jefe de almacen, directeur de production',
  ),
  concept(
    'column, columns',
    'buckling, axial load, compression load, upright load, knickung, knicklast, flambage, pandeo',
  ),
  concept(
    'wing dock, wing stand',
    'wing platform, wing access, work on wing, leading edge, trailing edge, flugel, tragflache, ' +
      'tragflachen, aile, alas',
  ),
  concept(
    'nose dock',
    'cockpit window access, front of plane, front of aircraft, aircraft nose, radome, flugzeugnase, ' +
      'nez avion, morro',
  ),
  concept(
    'tail tower',
    'tail dock, tail access, rudder, vertical stabilizer, empennage, fin access, heckdock, leitwerk, ' +
      'seitenleitwerk, derive, cola del avion',
  ),
  concept(
    'engine stand',
    'engine platform, engine access, engine dock, jet engine stand, work on engine, engine change',
  ),
  concept(
    'crown bridge',
    'over the fuselage, top of fuselage, bridge over fuselage, on top of plane, roof of aircraft',
  ),
  concept(
    'aircraft shoring, shoring',
    'shore, shore up, prop up, propped, support wing, hold up wing, wing jack, jig, fixture for repair, ' +
      'repair jig, repair fixture, support while repaired, hold airframe, hold aircraft still, ' +
      'aircraft recovery, cradle for fuselage, trestle, tripod stand, abstutzen, abstutzung, abstutzbock, ' +
      'bock, unterbauen, etayage, etayer, etaiement, berceau, berceaux, treteau, treteaux, apuntalar, ' +
      'apuntalamiento, apeo, caballete, cuna',
  ),
  concept(
    'crane base',
    'camera crane, crane arm, technocrane, crane for camera, crane foot, boom, kamerakran, grue camera, ' +
      'grue de camera, grua de camara, grua para camara, jib crane',
  ),
  concept(
    'rotisserie',
    'spin car, roll car, car rolls over, roll over rig, rollover rig, rollover, turn car over, ' +
      'vehicle roll, flip car, tumbling car, car flip, auto drehen, retourner voiture, voiture tonneau, ' +
      'voltear coche, volcar coche',
  ),
  concept(
    'diffusion frame, overhead frame',
    'butterfly frame, butterflies, silk frame, bounce frame, 12x20 frame, 20x20 frame, light diffusion, ' +
      'soft light frame, softbox, soft box, diffuser, rag, cadre de diffusion, marco de difusion, ' +
      'rahmen diffusor',
  ),
  concept(
    'camera track',
    'camera dolly, tracking shot, travelling, traveling shot, dolly shot, dolly rails, camera rail, ' +
      'camera slider, kamerafahrt, dollyschiene, kameradolly, rail camera, travelling camera, ' +
      'carro de travelling, dolly de camara, rieles de camara',
  ),
  concept(
    'gantry',
    'a frame crane, a frame gantry, portable crane, portable gantry, rolling crane, mobile crane, ' +
      'mobile hoist, kran auf rollen, grue portique, grua portico, grua movil',
  ),
  concept(
    'spreader',
    'spreading beam, lifting spreader, lifting bar, lift beam, lift long load, hebetraverse, ' +
      'hebetraversen, lasttraverse, palonnier, balancin de izaje, viga separadora',
  ),
  concept(
    'crossover',
    'cross over, over conveyor, conveyor crossover, conveyor bridge, bridge over conveyor, step over, ' +
      'stepover, stile, pipe bridge, over pipes, footbridge, foot bridge, walk bridge, pedestrian bridge, ' +
      'bridge, brucke, brucken, ubergang, uberstieg, fussgangerbrucke, passage, ' +
      'passerelle de franchissement, franchissement, pont pieton, saut de loup, puente, puente peatonal, ' +
      'paso elevado, pasarela de cruce',
  ),
  concept(
    'tank platform',
    'tank access, around a tank, round a tank, silo, boiler, vessel, tank ladder platform, behalter, ' +
      'kessel, cuve, reservoir, tanque, deposito',
  ),
  concept(
    'stair tower',
    'staircase tower, tower stairs, scaffold stairs, treppenturm, tour escalier, torre de escalera, ' +
      'torre escalera',
  ),
  concept(
    'gallery walls',
    'moving walls, movable walls, moveable walls, mobile walls, freestanding walls, exhibition wall, ' +
      'temporary wall, hang pictures, display walls, stellwand, ausstellungswand, cimaise, murs mobiles, ' +
      'mur d exposition, panel expositor, muro movil, paredes moviles, pared movil',
  ),
  concept('plinth', 'sockel, podest fur exponat, socle, peana, zocalo de museo'),
  concept('capsule, cradle', 'satellite stand, space capsule, kapsel, object support, objekttrager, objekthalter'),
  concept(
    'suspended, glider',
    'hang airplane, hang plane, hanging aircraft, hang from museum ceiling, hang object, hang exhibit, ' +
      'suspended object, sailplane, segelflugzeug, planeur, planeador',
  ),
  concept('climbing wall', 'overhang wall, leaning wall, training board, kilter board, moon board'),
  concept('peg ladder', 'peg board, pegboard, salmon ladders, jumping bar, pegs'),
  concept(
    'rope tower',
    'rope training, rappel towers, climb rope, rope access, rope access training, irata, seilturm, ' +
      'kletterturm, tour de corde, torre de cuerda, torre de rapel, rapel',
  ),
  concept(
    'tilting cabin',
    'tilt, tip, roll over simulator, rollover simulator, helicopter underwater, dunker, huet, gekippt, ' +
      'neigbar, basculer, bascule, basculant, inclinable, inclinar, volteo',
  ),
  concept(
    'door trainer',
    'emergency exit, emergency slide, door training, evacuation slide, notausgang, rutsche, toboggan, ' +
      'issue de secours, salida de emergencia, tobogan',
  ),
  concept(
    'cockpit platform',
    'flight deck, cockpits, pilot seat, cabina, cabine de pilotage, poste de pilotage, cabina de piloto',
  ),
  concept(
    'stage roof',
    'roof over stage, roof for stage, stage cover, roof system, covered stage, outdoor roof, rain cover, ' +
      'stage canopy, canopy over stage, ground support roof, ground support, mother grid, tent, marquee, ' +
      'buhnendach, buhnendacher, uberdachung, dach, zelt, toit, toit de scene, toiture, ' +
      'couverture de scene, chapiteau, techo, techo de escenario, cubierta, cubierta de escenario, carpa',
  ),
  concept(
    'delay tower',
    'speaker tower, speaker stand, loudspeaker, hang speakers, line array, array frame, pa system, ' +
      'pa stack, pa wing, sound tower, sound system, audio tower, subwoofer, lautsprecher, ' +
      'lautsprecherturm, boxen, beschallung, pa turm, haut parleur, enceinte, tour de son, sono, ' +
      'sonorisation, altavoz, altavoces, bocina, torre de sonido, parlantes',
  ),
  concept(
    'front of house',
    'foh, foh platform, foh riser, mixing desk, mixing position, mixer position, sound desk, ' +
      'sound engineer position, lighting desk, control position, mischpult, regie, regieplatz, console, ' +
      'table de mixage, mesa de mezclas, mesa de sonido',
  ),
  concept(
    'totems',
    'light totem, light tower, lighting stand, lichtturm, lichtsaule, lichtstele, stele, stelen, ' +
      'tour lumiere, tour d eclairage, torre de luces, torre de luz, torre de iluminacion',
  ),
  concept(
    'camera tower',
    'camera platform, camera scaffold, camera riser platform, tower for camera, filming tower, ' +
      'filming platform, video tower, high camera, observation tower, lookout, viewing tower, ' +
      'viewing platform, spotter tower, judges tower, judge stand, umpire chair, kameraturm, kamerapodest, ' +
      'aussichtsturm, tour camera, tour de camera, tour de prise de vue, plateforme camera, ' +
      'torre de camara, torre para camara, plataforma de camara, mirador',
  ),
  concept(
    'commentary booth',
    'commentator, commentator booth, announcer, announcer booth, broadcast booth, press box, ' +
      'press booth, kommentator, kommentatoren, sprecherkabine, sprecherturm, commentateur, ' +
      'cabine commentateur, comentarista, locutor, cabina de comentaristas, cabina de prensa',
  ),
  concept(
    'sideline cart',
    'sideline, camera cart, camera buggy, rolling camera, rolling camera platform, touchline, ' +
      'kamerawagen, chariot camera, carro de camara',
  ),
  concept(
    'studio grid',
    'lighting grid, ceiling grid, pipe grid, studio lights, studio ceiling, lights from ceiling, ' +
      'hang lights from ceiling, deckenraster, lichtgrid, beleuchtungsraster, gril, gril technique, ' +
      'grill technique, parrilla, parrilla de luces, parrilla de iluminacion',
  ),
  concept(
    'two-story, balcony',
    'two storey set, two story stage, two level set, two storey, two floors, double level, upper stage, ' +
      'juliet balcony, loggia, balkon, zweistockig, zweigeschossig, balcon, deux niveaux, a deux etages, ' +
      'dos pisos, dos niveles, dos plantas',
  ),
  concept(
    'rolling wagon',
    'stage wagon, stage truck, wagons, rolling stage, rolling platform, rolling riser, rolling set, ' +
      'moving platform, platform on wheels, platform on castors, stage on wheels, floor on wheels, ' +
      'tile on wheels, buhnenwagen, rollpodest, rollbuhne, chariot de scene, plateau sur roulettes, ' +
      'praticable roulant, riser roulant, carra, plataforma movil, tarima con ruedas, tarima rodante',
  ),
  concept(
    'turntable',
    'revolves, revolving stage floor, round stage, circular stage, rotating stage, rotating floor, ' +
      'drehbuhnen, runde buhne, scene ronde, escenario redondo',
  ),
  concept(
    'grand stair',
    'big stair, big staircase, grand staircase, show stairs, show staircase, showgirl stairs, ' +
      'wide stair, wide staircase, wide steps, escalier monumental, grosse treppe, showtreppe, freitreppe, ' +
      'gran escalera, escalinata, grand escalier',
  ),
  concept(
    'flown header, header',
    'proscenium arch, portal header, flying piece, flying scenery, flown piece, flown set, ' +
      'flown scenery, flying set piece, portalbrucke, cadre de scene, bambalina, bambalinon',
  ),
  concept(
    'island booth',
    'island stand, islands, open booth, peninsula booth, inline booth, inselstand, stand en ilot, ' + 'stand isla',
  ),
  concept(
    'counter',
    'reception desk, reception counter, front desk, bar counter, desk, info desk, information desk, ' +
      'lectern, table legs, dining table, coffee table, furniture, theke, tresen, empfangstheke, ' +
      'empfangstresen, infostand, mobel, tisch, comptoir, banque d accueil, accueil, meuble, mobilier, ' +
      'mostrador, recepcion, mueble, mesa, barra de bar, pupitre',
  ),
  concept(
    'product arch, arch',
    'archway, entrance arch, entry arch, finish arch, finish line, finish line arch, start line, ' +
      'gateway, entry gate, entrance gate, goal post, goalpost, portal, bogen eingang, torbogen, ' +
      'eingangsbogen, zielbogen, arche d entree, arches depart, arco, arco de entrada, arco de meta, ' +
      'linea de meta',
  ),
  concept(
    'double deck',
    'double decker, double decker booth, double decker stand, double deck booth, two storey booth, ' +
      'two story booth, two storey stand, booth with upstairs, second floor booth, vip deck, vip area, ' +
      'vip platform, hospitality deck, hospitality, meeting room, doppelstockig, doppelstock, ' +
      'doppelgeschossig, doppelstockstand, stand a etage, stand double etage, mezzanine de stand, ' +
      'stand de dos pisos, stand doble piso, stand de dos plantas, zona vip',
  ),
  concept(
    'curved wall',
    'curved led, curved led wall, curved screen, curved video wall, curve, concave, convex, arc wall, ' +
      'bent wall, gebogene wand, kurve, kurven, gekrummt, mur courbe, ecran courbe, courbe, ' +
      'pantalla curva, pared curva, curva',
  ),
  concept(
    'robot, guard',
    'robot cells, robot cage, robot fence, robot guard, robot enclosure, robot stand, robot arm, ' +
      'robotic, robotic cell, cobot, automation, automation cell, machine fence, machine cage, ' +
      'machine enclosure, machine frame, machine guards, machine safety, safety cage, safety enclosure, ' +
      'safety screen, protective fence, protective cage, cage, cnc enclosure, plexiglass guard, roboter, ' +
      'roboterzelle, roboterzellen, schutzzaun, schutzeinhausung, maschinengestell, maschinenschutz, ' +
      'einhausung, kafig, automatisierung, carter machine, cellule robotisee, cellule robot, grillage, ' +
      'cloture, cage de protection, cage robot, protection machine, bati machine, bati, batis, jaula, ' +
      'celda robotizada, celda de robot, celda robotica, vallado perimetral, resguardo, ' +
      'proteccion de maquina, protecciones de maquina, automatizacion, bancada',
  ),
  concept(
    'workbench',
    'work benches, work table, worktable, workshop table, assembly table, assembly bench, welding table, ' +
      'work surface, workstation, work station, garage bench, shop bench, sturdy table, heavy table, ' +
      'arbeitstisch, werktisch, werkbanke, montagetisch, arbeitsplatz werkstatt, table de travail, ' +
      'poste de travail, plan de travail, etablis, mesa de trabajo, bancos de trabajo, banco de taller, ' +
      'puesto de trabajo',
  ),
  concept(
    'rolling rack, rack',
    'storage rack, stock rack, pipe rack, lumber rack, material rack, shelves, shelving unit, ' +
      'shelf unit, warehouse shelving, garage shelving, bookshelf, server rack, bike rack, boat rack, ' +
      'cantilever rack, a frame rack, regal, lagerregal, kragarmregal, rollregal, etagere, rayonnage, ' +
      'rack de stockage, estante, estanteria, repisa, rack movil',
  ),
  concept(
    'antenna mast, mast',
    'antenna, antenna tower, radio mast, radio tower, radio antenna, ham radio, cell tower, telecom, ' +
      'telecom tower, satellite dish, dish, weather mast, weather station, wind mast, wind turbine, ' +
      'wind generator, tall mast, guyed mast, camera mast, solar, solar panel, solar mount, antenne, ' +
      'antennen, antennenmast, antennenmasten, funkmast, funkturm, solaranlage, mat antenne, pylone, ' +
      'mat d antenne, parabole, panneau solaire, panneaux solaires, antena, torre de antena, mastil, ' +
      'torre de radio, torre de telecomunicaciones, panel solar',
  ),
  concept(
    'hardware',
    'nuts bolts, fixings and fastenings, fastenings, small parts, ironmongery, kleinteile, befestigung, ' +
      'befestigungen, beschlage, quincaillerie, ferreteria, herraje, accessoires, accesorios, zubehor',
  ),
  concept(
    'material handling',
    'moving and storage, logistics equipment, transport equipment, storage and transport, ' +
      'transport and storage, moving gear, materialtransport, lagerung, lagern, transportieren, ' +
      'transporthilfe, manutention materiel, transport de materiel, stockage, manejo de materiales, ' +
      'manipulacion, almacenaje, almacenamiento',
  ),
  concept(
    'motion',
    'moving parts, movable, moveable, things that move, movement, mechanism, mechanical, beweglich, ' +
      'bewegung, antrieb, mouvement, mobile parts, mecanisme, movimiento, movil, mecanismo',
  ),
  concept(
    'rigging',
    'rigging gear, rigging equipment, lifting gear, lifting equipment, lifting tackle, ' +
      'lifting accessories, hoisting equipment, suspended load, overhead lifting, overhead rigging, ' +
      'flying hardware, hebetechnik, anschlagtechnik, greage, accessoires de levage, materiel de levage, ' +
      'elementos de izaje, accesorios de izaje, equipo de izaje, elevacion, izado, aparejo',
  ),
]
