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
  ['aluminum', 'aluminium', 'alu', 'alum', 'alloy'],
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
    'than then whats go goes going come comes big small large size sizes dimension dimensions standard regular typical ' +
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
      'ladder beam, aluminum beam, aluminiumtraverse, poutre aluminium',
  ),
  concept(
    'extrusion',
    'tslot, t slot, t-slot, t slotted, slotted profile, profile, 8020, 80 20, 80/20, strut channel, ' +
      'unistrut, strut, aluprofil, profil, strangpressprofil, nutprofil, profile alu, profile aluminium, ' +
      'profiles, perfil, perfiles, perfil de aluminio, aluminiumprofil, aluminiumprofile, nutprofile, ' +
      'bosch rexroth, rexroth, bosch, maytec, minitec, item profile, construction profile, aluminum section, ' +
      'profilschiene, slotted section, perfil ranurado, strutsystem',
  ),
  concept('extrusion, truss', 'beam, post, column, upright, rail member, stick, sticks'),
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
      'join two trusses, flat joining strap, joining strap, tie plate, stossplatten',
  ),
  concept(
    'base plate',
    'foot plate, footplate, floor plate, grundplatte, bodenplatte, fussplatte, platine, embase, semelle, ' +
      'placa base, fussplatten, ankerplatte, ankerplatten, placa de anclaje, placas de anclaje, anchor plate, ' +
      'anchor plates, bolt to the floor, bolt to floor, bolt down to floor, bolt to concrete, concrete, ' +
      'holding down plate, holding down, column base, column foot, sole plate, floor flange plate, ' +
      'mounting flange floor, floor fixing plate, floor fixing, pie de columna, platine de sol, platines, ' +
      'bodenplatten, placas base, pied de poteau, plate under post, floor mounting plate',
  ),
  concept(
    'bent plate',
    'angle bracket, l bracket, angle iron, angle cleat, cleat, folded plate, l plate folded, kantblech, ' +
      'kantbleche, winkelblech gebogen, abgewinkelte, abgewinkelte platte, gebogen, tole pliee, pliee, ' +
      'placa doblada, doblada, angle clip, right angle plate, gekantet, angle brackets, plegada, cornier, ' +
      'corniere, cornieres',
  ),
  concept(
    'washer plate',
    'backing plate, backer plate, load spreader, spreader plate, unterlegplatte, unterlegplatten, ' +
      'contreplaque, contre plaque, big washer, large washer, penny washer, penny washers, square washer, ' +
      'rectangular washer, arandela cuadrada, plate washer, repair washer, fender washer',
  ),
  concept('spacer', 'shim, shims, packer, packing, standoff'),
  concept(
    'weld blank',
    'weld plate, weldable plate, blank plate, anschweissplatte, anschweissplatten, plaque a souder, souder, ' +
      'placa para soldar, soldar, weld on adapter, weld on adapter plate, weld on plate, plate for welding, ' +
      'welding plate, weld on, welding',
  ),
  concept(
    'joist hanger',
    'joist bracket, joist support, timber hanger, timber connector, lumber hanger, beam hanger, wood hanger, ' +
      'balkenschuh, etrier, estribo, simpson, sabot, sabots, sabot de charpente, wood beam bracket, ' +
      'bracket for timber floor beams, timber beam, wooden beam, wood beam, balkenschuhe, estribos, ' +
      'soporte de viga, joist shoe, etriers, solive, solives',
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
      'c clamp, pole, poles, scaffold pole, pole holder, pole adapter',
  ),
  concept('square adapter', 'box section adapter, square tube clamp, rhs adapter'),
  concept(
    'hinge',
    'pivot, knuckle, articulated joint, folding joint, scharnier, scharniere, gelenk, charniere, charnieres, ' +
      'articulation, bisagra, bisagras, hinged joint, book hinge, gelenkverbinder, gelenke, rotule, rotules, ' +
      'gozne, goznes, pivoting connector, knuckle joint, tilting joint, pivoting, klappgelenk, swivel joint, ' +
      'folding connection',
  ),
  concept(
    'hitch pin',
    'clevis pin, r clip, lynch pin, linch pin, cotter pin, steckbolzen, splint, goupille, pasador, chaveta, ' +
      'cotter, cotters, split pin, federstecker, splinte, goupilles, pasadores, tractor pin, r pin, ' +
      'drop nose pin, retaining pin, hinge pin, pivot pin',
  ),
  concept(
    'quick release pin',
    'ball lock pin, pip pin, detent pin, push button pin, quick pin, kugelsperrbolzen, pull pin, pull pins, ' +
      'goupille a billes, broche a billes, broches a billes, billes, pasador de bolas, aircraft pin, ' +
      'tool free pin, pit pin, pit pins, avibank, carr lane, schnellspannbolzen, pasador rapido, ' +
      'pasador de liberacion rapida',
  ),
  concept(
    'caster',
    'wheel, wheels, roller, rollers, castor, caster wheel, trolley wheel, lenkrolle, lenkrollen, rolle, ' +
      'rollen, laufrolle, roulette, roulettes, roue, roues, rueda, ruedas, ruedas giratorias, ' +
      'wheels for truss, dolly wheels, wheelset, rolling base, schwenkrolle, schwenkrollen, ruedas pivotantes, ' +
      'roulettes pivotantes, ruedas con freno, roulettes a frein, mecanum',
  ),
  concept('swivel caster', 'swiveling wheel, rotating wheel, locking wheel, wheel with brake, braked wheel'),
  concept('brake', 'lock, locks, locking, lockable, bremse, frein, freno'),
  concept(
    'rigid caster',
    'fixed caster, fixed castor, fixed wheel, bockrolle, non swivel caster, non swivel, rueda fija, ' +
      'ruedas fijas, roulette fixe, roulettes fixes, non steering castor, non steering, ' +
      'wheel that does not turn, straight wheel, bockrollen',
  ),
  concept(
    'head block',
    'pulley, pulleys, sheave, sheaves, loft block, umlenkrolle, seilrolle, poulie, polea, diverter, ' +
      'diverters, diverter pulley, rea, mule block, cable wheel, rope wheel, turning block, snatch block, ' +
      'snatch blocks, return block, counterweight block, garrucha, garruchas, counterweight, ' +
      'deflection pulley, deflector pulley, wire rope wheel, seilrollen, umlenkrollen, poulies, poleas, ' +
      'fly system, flying pulley',
  ),
  concept(
    'screw jack',
    'leveling jack, spindle, jackscrew, jack screw, spindel, verin, gato, base jack, base jacks, ' +
      'scaffold jack, scaffold jacks, adjustable base jack, gewindespindel, gewindespindeln, fussspindel, ' +
      'fussspindeln, husillo, husillos, jackleg, collar jack, acrow, acrow prop, acrow props, jacking screw, ' +
      'verin a vis, gato de tornillo, screw prop',
  ),
  concept('jack', 'lifter, raise'),
  concept(
    'leveling foot',
    'adjustable foot, leveler foot, levelling pad, machine foot, stellfuss, pied, pied reglable, pata, ' +
      'patas, feet, adjuster, machine mount, machine mounts, maschinenfuss, maschinenfusse, pie nivelador, ' +
      'pies niveladores, uneven floor, uneven ground, adjustable leg, adjustable legs, jack pads, jack pad, ' +
      'nivellierfuss, nivellierfusse, vis de reglage, pied de nivellement, verin de reglage, pieds, ' +
      'stellfusse, pata niveladora, sloping floor, out of level, glide, glides',
  ),
  concept(
    'roller sleeve',
    'sleeve block, tower carriage, carriage, tower trolley, schlitten, chariot de levage pour tour, ' +
      'carro deslizante, sleeve blocks, ground support sleeve block, moving head sleeve, laufwagen, ' +
      'tower sleeve, sleeve that slides on tower, chariot de tour',
  ),
  concept(
    'telescoping sleeve',
    'telescopic tube, slider, slide tube, sliding tube, adjustable length leg, teleskop, teleskoprohr, ' +
      'teleskoprohre, tubo telescopico, tube telescopique, telescopico, telescopique, tube that slides, ' +
      'sliding sleeve',
  ),
  concept(
    'slewing ring',
    'turntable, turntable bearing, lazy susan, rotating platform, revolve, revolving stage, rotary table, ' +
      'drehkranz, drehscheibe, drehbuhne, couronne, plateau tournant, plataforma giratoria, corona, ' +
      'drehteller, anillo giratorio, mesa giratoria, rotating base, rotating stage, rotating table, rotate, ' +
      'rotates, rotating, spin, spins, spinning, rotary bearing, slew bearing, swivel bearing, carousel, ' +
      'carrousel, turn table, karussell, drehverbindung, plateforme tournante, plateforme rotative',
  ),
  concept(
    'pillow block',
    'bearing, bearings, plummer block, shaft support, lager, stehlager, palier, rodamiento, cojinete, ' +
      'lagerbock, lagerbocke, chumacera, chumaceras, axle, axle bearing, axle mount, soporte de eje, eje, ' +
      'achse, shaft bearing, stehlagergehause',
  ),
  concept(
    'angle track',
    'rail track, track rail, camera track, floor track, laufschiene, schiene, carril, rail for wheels, ' +
      'v track, rail de guidage, rails de guidage, dolly track, camera dolly track, track for wheels, ' +
      'track for v wheels, floor rail, train track, guide rail, guide rails, schienen, laufschienen, carriles, ' +
      'rails',
  ),
  concept(
    'v-groove wheel',
    'track wheel, grooved wheel, v wheel, spurrolle, spurrollen, galet, galets, galet a gorge, roue a gorge, ' +
      'rueda acanalada, rueda en v, rolling gate wheel, train wheel, flanged wheel, spurkranz, rail wheel',
  ),
  concept(
    'lifting mount',
    'pick point, pickup point, hang point, hanging point, suspension point, lift point, anschlagpunkt, ' +
      'point de levage, punto de izaje, lift lug for truss, point d accroche, points d accroche, ' +
      'punto de anclaje, puntos de anclaje, hanging bracket, hanging brackets, flying point, flying points, ' +
      'flybar, fly bar, rigging point, rigging points, pickup, pick up point, truss pick, hang truss, ' +
      'fly truss, flying truss, flying bracket, truss hanger, truss hangers, anschlagpunkte, aufhangepunkt, ' +
      'aufhangung, pick',
  ),
  concept('hoist ring', 'swivel eye, lifting ring, anneau de levage'),
  concept(
    'eye bolt',
    'eyebolt, ringbolt, ring bolt, osenschraube, ringschraube, oese, piton, anneau, cancamo, armella, ' +
      'augenschraube, augenschrauben, lifting eye bolt, lifting eye bolts, ringschrauben, osenschrauben, ' +
      'pitons, cancamos, dynamo eye',
  ),
  concept(
    'pad eye',
    'padeye, d ring plate, deck eye, deck eyes, augplatte, augplatten, pontet, pontets, placa con ojo, ' +
      'bolt on eye, osenplatte, lifting pad, screw on eye',
  ),
  concept(
    'shackle',
    'd shackle, bow shackle, anchor shackle, schakel, schaekel, manille, grillete, crosby, clevis, clevises, ' +
      'bow shackles, schackel, green pin, manilles, grilletes',
  ),
  concept(
    'chain hoist mount',
    'motor mount, chain motor, motor bracket, kettenzug, palan, polipasto, hoist bracket, hoist brackets, ' +
      'motorhalterung, motorhalterungen, support moteur, support palan, lodestar, chain block, ' +
      'chain block bracket, chain blocks, chain fall, half ton motor, hang the motor, motor, motors, ' +
      'electric hoist, kettenzughalterung, soporte de motor, cm hoist',
  ),
  concept(
    'i-beam mount',
    'beam clamp, girder clamp, i beam, h beam, steel beam clamp, tragerklemme, rsj, rsj clamp, rsj bracket, ' +
      'pince a poutre, pinces a poutre, mordaza, mordazas, mordaza de viga, crab, ceiling beam, ' +
      'building steel, hang from steel, roof steel, ub clamp, joist clamp, universal beam, grip clamp, ' +
      'roof beam, house steel, hallentrager, tragerklemmen, stahltrager, steel girder, steel beam',
  ),
  concept(
    'bridle plate',
    'bridle, delta plate, sling plate, masterlink plate, master link, triangle link plate, ' +
      'plaque de repartition, gear plate, anchor plate for ropes, bear paw, pear plate, collector plate, ' +
      'rigging plate, rigging plates, three hole rigging plate, placa de distribucion, monkey paw, ' +
      'verteilerplatte',
  ),
  concept(
    'stair',
    'stairs, stairway, staircase, steps, step unit, treads, treppe, treppen, escalier, escaliers, escalera, ' +
      'escaleras, treppenstufe, treppenstufen, treppenaufgang, marche, marches, escalon, escalones, ' +
      'get off steps, portable stairs, stage steps, stage stairs, stage treads, treads stage, ' +
      'flight of stairs, way up on stage, step up, stufen, stufe, stringer',
  ),
  concept('ladder', 'leiter, echelle, rungs, climbing'),
  concept(
    'guardrail',
    'railing, railings, fence, barrier, balustrade, banister, edge protection, fall protection, gelander, ' +
      'garde corps, garde-corps, barandilla, barandillas, baranda, handrails for platform, safety rail, ' +
      'safety rails, safety railing, stop people falling, falling off, absturzsicherung, quitamiedos, balcony, ' +
      'balcony railing, catch rail, seitenschutz, rambarde, rambardes, stage rail, stage rails, crowd barrier, ' +
      'fence around platform, gelandern, schutzgelander, lifesaver rail, fall guard',
  ),
  concept('handrail, stair rail', 'handlauf, main courante, pasamanos, banister'),
  concept(
    'rail fittings',
    'kee klamp, key clamp, keyclamp, pipe fitting, pipe fittings, structural pipe fittings, speed rail, tube clamp, rohrschelle',
  ),
  concept(
    'toe board',
    'toeboard, kickboard, kick board, kick plate, kickplate, toe kick, bordbrett, plinthe, rodapie, ' +
      'fussleiste, fussleisten, stop tools falling, stop tools falling off, stops tools, tools rolling off, ' +
      'tools falling, rolling off edge, skirting, skirting board, kicker, kickers, bordbretter, plinthes, ' +
      'rodapies, toe guard, falling objects, dropped objects, scuff board',
  ),
  concept(
    'deck panel',
    'decking, deck, stage deck, floor panel, flooring, floor, platform panel, walkway, riser, plywood deck, ' +
      'podest, bodenplatten, plancher, plateau, piso, plataforma, tarima, litedeck, steeldeck, steel deck, ' +
      'metrodeck, rostra, rostrum, buhnenpodest, buhnenpodeste, podeste, praticable, praticables, ' +
      'stage platform, stage platforms, stage floor, risers, walk surface, walking surface, floor board, ' +
      'floor boards, deck board, deck boards, 4x8 platform, catwalk, catwalks, plywood top, suelo, suelos, ' +
      'boden, fussboden, planchers, tarimas, buhnenboden, laufsteg, laufstege, passerelle, pasarela, walkways, ' +
      'gangway, stage board, stage boards, deck sheet, deck sheets',
  ),
  concept('gate', 'door, tor, portillon, puerta, safety gate'),
  concept(
    'pad, edge guard',
    'padding, foam, cushion, bumper, bumpers, corner protector, edge protector, protection padding, polster, mousse, espuma',
  ),
  concept(
    'bolt',
    'screw, screws, fastener, fasteners, cap screw, hex bolt, machine bolt, schraube, schrauben, bolzen, boulon, boulons, vis, perno, pernos, tornillo, tornillos, bulon',
  ),
  concept(
    'short bolt',
    'stub bolt, slot bolt, stubby bolt, kurze schraube, kurze schrauben, boulon court, boulons courts, ' +
      'tornillo corto, tornillos cortos, perno corto, t slot bolt, bolt for slot nut, bolt for extrusion, ' +
      'bolts for extrusion, slot bolts',
  ),
  concept('nut', 'mutter, muttern, ecrou, ecrous, tuerca, tuercas'),
  concept(
    'slot nut',
    'drop in nut, roll in nut, t nut, tnut, t-nut, sliding nut, spring nut, channel nut, nutenstein, ' +
      'hammermutter, ecrou en t, tee nuts for slot, zebedee, zeb nut, zeb nuts, gleitmutter, gleitmuttern, ' +
      'ecrou pour rainure, ecrou marteau, tuerca en t, tuercas en t, tuerca para ranura, tuercas para ranura, ' +
      'slot key, captive nut for slot, hammer nut, nutensteine, nut for t track, nuts drop in groove',
  ),
  concept(
    'insert nut',
    'threaded insert, tee nut, rampa, einschlagmutter, einpressmutter, rampamuffe, rampamuffen, ' +
      'einschraubmutter, einschraubmuttern, rosan, rivnut, rivnuts, helicoil, thread in wood, ' +
      'bolt into plywood, bolt into wood, screw into wood, wood insert, inserto, insertos, insert bois, ' +
      'insert filete, pronged nut, einschlagmuttern, inserts filetes',
  ),
  concept('washer', 'unterlegscheibe, unterlegscheiben, scheibe, rondelle, rondelles, arandela, arandelas'),
  concept(
    'nut bar',
    'nut strip, tapped bar, threaded bar, nut plate, threaded plate, anchor nut strip, anchor nut, ' +
      'anchor nuts, anchor nut rail, gewindeleiste, gewindeleisten, gewindeschiene, gewindeplatte, ' +
      'barra roscada taladrada, plate with threaded holes, plate with nuts, gang channel, captive nut, ' +
      'captive nuts, tapped strip, nut rail, floating nut, floating nuts, cannot reach the nut, ' +
      'spanner on the back, wrench on the back, nutplate, nutplates, barre taraudee, backing nuts',
  ),
  concept(
    'threaded rod',
    'all thread, allthread, threaded stud, stud bolt, studding, gewindestange, tige filetee, ' +
      'varilla roscada, gewindebolzen, esparrago, esparragos, screwed rod, threaded bar, ceiling rod, ' +
      'ceiling rods, gewindestangen, tiges filetees, varillas roscadas, barra roscada, stud rod, drop rods, ' +
      'studs, threaded bars',
  ),
  concept(
    'coupling nut',
    'long nut, rod coupler, rod connector, stud connector, connector nut, langmutter, langmuttern, ' +
      'gewindemuffe, gewindemuffen, verbindungsmutter, verbindungsmuttern, manchon filete, tuerca de union, ' +
      'tuerca larga, tuercas largas, extend threaded rod, join threaded rod, join two threaded rods, ' +
      'studding connector, rod joiner, rod joiners, ecrou long, ecrous longs, ecrou de raccordement',
  ),
  concept(
    'hand knob',
    'thumb screw, thumbscrew, wing nut, star knob, drehknopf, sterngriff, hand wheel knob, wing bolt, ' +
      'wing bolts, randelschraube, randelschrauben, bouton etoile, bouton, molette, molettes, pomo, pomos, ' +
      'perilla, perillas, tool free knob, finger tight, thumbwheel, knobs, flugelschraube, papillon, ' +
      'sterngriffe, tool free',
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
      'llaves dinamometricas',
  ),
  concept(
    'hex key',
    'allen key, allen wrench, allen, allen keys, hex wrench, inbus, inbusschlussel, cle allen, llave allen, ' +
      'innensechskant, innensechskantschlussel, sechskantschlussel, cle 6 pans, cles 6 pans, llave hexagonal, ' +
      'llaves hexagonales, alan key, allan key, allan keys, cle six pans, cle hexagonale, cles allen, ' +
      'llaves allen',
  ),
  concept(
    'drift pin',
    'podger, spud, alignment pin, line up pin, bull pin, tapered punch, line up bar, lining bar, ' +
      'durchschlag, dorn, broche, broches, botador, punzon, tommy bar, pinch bar, sleever bar, pry bar, ' +
      'crowbar, line up holes, lines up holes, line holes up, align holes, aligning pin, alignment tool, ' +
      'alignment, centering pin, pin punch, podgers, locating pin',
  ),
  concept('socket', 'nut driver, impact socket, steckschlussel, nuss, douille'),
  concept(
    'ratchet',
    'knarre, cliquet, carraca, trinquete, ratsche, ratschen, umschaltknarre, cle a cliquet, socket wrench, ' +
      'ratchet wrench, socket handle, rattle gun, llave de carraca, half inch drive, speed wrench',
  ),
  concept(
    'forklift pocket',
    'fork pocket, fork pockets, forklift, fork lift, forktruck, fork truck, lift truck, pallet jack, ' +
      'gabelstapler, stapler, chariot elevateur, montacargas, fork tube, fork sleeve, fork sleeves, ' +
      'move with forklift, staplertasche, staplertaschen, gabeltasche, gabeltaschen, fourreau de fourche, ' +
      'fourreaux de fourche, fourche, fourches, passage de fourches, tine, tines, tine pockets, tyne, tynes, ' +
      'tyne pockets, telehandler, telehandlers, fork slot, fork slots, forks, fork channels, horquilla, ' +
      'horquillas, carretilla elevadora, bolsillos para montacargas',
  ),
  concept(
    'lifting lug',
    'lifting eye, crane eye, crane lug, crane point, hebeose, patte de levage, oreja, crane lifting point, ' +
      'kranose, kranosen, hebeosen, oreille, oreilles, oreille de levage, oreilles de levage, oreja de izaje, ' +
      'orejas, orejas de izaje, lug, lugs, crane hook',
  ),
  concept(
    'truss dolly',
    'trolley, dolly, hand truck, transport cart, wagen, rollwagen, chariot, carro, carrito, skate, skates, ' +
      'truss skate, wheel board, wheel boards, rollbrett, rollbretter, plateau roulant, roll truss, ' +
      'roll truss around, move truss, moving truss, truss cart, truss trolley, meat rack, ' +
      'plataforma con ruedas, set dolly, dollies, traversenwagen, truss on wheels cart, carrying truss',
  ),
  concept(
    'parts cart',
    'cart, trolley, wagon, tool cart, werkstattwagen, wagen, transportwagen, servante, servantes, carrito, ' +
      'carritos, carro de piezas, bins on wheels, hardware cart, push cart, carts, trolleys, ' +
      'trolley for parts, workshop trolley, desserte, materialwagen',
  ),
  concept(
    'stacking saddle',
    'stacker, stacking block, storage cradle, stapelhilfe, stapelhilfen, stapelsattel, calage, empilage, ' +
      'apilado, soporte de apilado, apilar, gerbage, stack truss, stacking truss, store truss, storing truss, ' +
      'truss storage, dunnage, keep trusses apart, keep truss apart, stack trusses',
  ),
  concept(
    'tie-down',
    'lashing, lash, tie down point, anchor point, cargo, zurrpunkt, zurrose, arrimage, sangle, amarre',
  ),
  concept(
    'strap winch',
    'ratchet strap, web winch, strap, straps, spanngurt, truck winch, gurtwinde, gurtwinden, spanngurtwinde, ' +
      'treuil, treuils, treuil a sangle, tensor, tensor de correa, correa, correas, malacate, malacates, ' +
      'trinquete de correa, ratchet straps, spanngurte, webbing winch, sangles, cabrestante',
  ),
  concept(
    'mitchell mount',
    'mitchell, camera mount, camera plate, camera head, fluid head, head mount, kamerahalterung, kamera, support camera, soporte de camara',
  ),
  concept(
    'end cap',
    'cover cap, cover, plastic cap, plug cap, abdeckkappe, endkappe, bouchon, embout, tapa, tapon, capuchon, ' +
      'capuchons, blanking cap, cap for cut end, sharp end, sharp ends, endkappen, abdeckkappen, tapa final, ' +
      'tapones',
  ),
  concept(
    'corner block',
    'corner, cube, 6 way, six way, six-way, corner cube, box corner, corner piece, eckwurfel, eckverbinder, ' +
      'ecke, coin, esquina, cubo de esquina, cube d angle, node, node block, junction block, ' +
      'sleeve block corner, corner junction, corner for truss, truss corner, eckwuerfel, angle 6 voies, ' +
      'wurfelecke',
  ),
  concept(
    'box-truss adapter',
    'adapter plate, other brands, other manufacturers, compatible with, compatibility, tomcat, prolyte, ' +
      'eurotruss, tyler truss, thomas truss, global truss, litec, james thomas, other truss, other make, ' +
      'stage truss adapter, fremdfabrikat',
  ),
  concept(
    'ground base',
    'ground plate, ground support base, floor base, tower base, standfuss, totem base, totem foot, ' +
      'truss tower foot, big foot, goal post base, goalpost base, truss stand, outrigger, outriggers, ballast, ' +
      'bodenplatte traverse, tower foot, standfusse, pie de torre, embase de tour, foot for totem, ' +
      'base for upright truss',
  ),
  concept(
    'tapered truss',
    'conical truss, transition, taper, reducing truss, truss that gets smaller, narrowing truss, ' +
      'adapter truss, konisch, konische, conique',
  ),
  concept(
    'spigot',
    'conical connector, internal connector, inner sleeve, insert tube, manchon, manchons, inner connector, ' +
      'internal sleeve, inside joiner, inside sleeve, conical coupler, tube joiner, tube connector, ' +
      'innenverbinder, rohrverbinder innen, joiner for 3 in tube',
  ),
  concept(
    'slot cover',
    'slot filler, cover strip, slot strip, channel cover, cover profile, nutabdeckung, nutabdeckungen, ' +
      'abdeckprofil, abdeckprofile, abdeckleiste, cache rainure, tapa ranura, slot infill, t slot infill, ' +
      'infill strip, groove strip, groove cover, slot trim, dirt, couvre rainure, groove filler',
  ),
  concept(
    'frame rail',
    'panel frame, panel rail, frame profile, sign frame, banner frame, rahmenprofil, rahmenprofile, ' +
      'panel holder, panel holders, cadre, cadre panneau, sign, sign holder, graphic panel, graphic, graphics, ' +
      'fabric frame, fabric, plexiglass, plexiglas, polycarbonate, perspex, acrylic, glazing, marco, ' +
      'marco de panel, panel groove, klemmprofil',
  ),
  concept(
    'inside corner bracket',
    'inside bracket, corner bracket, angle bracket, winkel, equerre, equerres, escuadra interior, ' +
      'small l bracket, innenwinkel, profilwinkel, internal bracket',
  ),
  concept('pipe, tube', 'tubing, rohr, rohre, tuyau, tubo'),
  // Materials and finishes
  concept('steel', 'stahl, acier, acero, iron, mild steel, a36, carbon steel'),
  concept('aluminum', 'ali, aluminio, light alloy, lightweight, 6061'),
  concept('stainless', 'edelstahl, inoxydable, inoxidable, rustproof, rust proof'),
  concept(
    'powder coated',
    'paint, painted, lacquer, painting, spray painted, lackiert, peint, pintado, color, black finish',
  ),
  concept(
    'finishes',
    'coating, coatings, surface, finish options, rust, corrosion, galvanized, galvanised, verzinkt, zinc, plating',
  ),
  concept('anodized', 'eloxiert, anodise, anodised'),
  // Figures
  concept(
    'load, capacity, rated capacity, working load limit',
    'swl, wll, safe working load, load rating, rating, load bearing, load limit, weight limit, weight capacity, max load, ' +
      'strong, strength, hold, holds, carry, carries, support weight, bear, withstand, traglast, tragfahigkeit, belastung, nutzlast, ' +
      'charge, charge utile, capacite, carga, capacidad, resistencia',
  ),
  concept('weight', 'heavy, mass, gewicht, wiegt, poids, pese, peso, pesa'),
  concept(
    'load table, load tables',
    'span table, span chart, load chart, capacity chart, capacity table, weight chart, table de charge, ' +
      'table de charges, belastungstabelle, lasttabelle, traglasttabelle, tableau de charge, ' +
      'tableau des charges, abaque, tabla de cargas, calculator, load calculator, span calculator, ' +
      'engineering data, safe load chart, safe load charts, safe load table, safe load tables, ' +
      'structural data, traglasttabellen, lasttabellen, tablas de carga, loading chart, loading charts, ' +
      'loading tables, load data',
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
  concept('deflection', 'sag, bend, bending, durchbiegung, fleche, flecha'),
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
      'product list, kataloge, catalogos, catalogue papier, paper catalog, broschure, folleto, depliant',
  ),
  concept('usb catalog', 'usb stick, flash drive, thumb drive, memory stick, usb drive'),
  concept(
    'digital catalog',
    'download catalog, catalog download, pdf catalog, ebook, downloads, brochures download, telecharger, ' +
      'descargar, descargas, herunterladen',
  ),
  concept(
    '3d model, models',
    'cad, dwg, dxf, step file, stl, revit, bim, autocad, vectorworks, solidworks, 3d file, 3d files, cad files, cad file, cad drawings, skp, sketchup, modell, zeichnung, modele, modelo, plano',
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
      'which bolts where, which bolt goes where, bolt chart, put truss together, how to put together',
  ),
  concept(
    'inspection',
    'inspect, check list, checklist, wear, damage, maintenance, prufung, controle, inspeccion, ' +
      'annual inspection, loler, puwer, check for damage, retire, retirement, rejection, rejection criteria, ' +
      'discard, discard criteria, thorough examination, examination, inspections, ablegereife, worn out, ' +
      'inspektion, controles',
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
      'kontaktieren',
  ),
  concept(
    'phone',
    'telephone, call, phone number, number to call, hotline, fax, telefon, telefonnummer, telephone number, telefono, mobile',
  ),
  concept(
    'hours, mon-fri',
    'opening hours, office hours, business hours, opening times, opening, open, closed, when open, ' +
      'offnungszeiten, horaires, horario, time open, time close, opening time, what time open, hours of opening',
  ),
  concept(
    'office, offices',
    'location, locations, headquarters, head office, hq, branch, where located, factory, plant, address, adresse, direccion, standort, bureau, oficina, directions, map',
  ),
  concept(
    'quote, quotes',
    'price, prices, pricing, cost, costs, buy, buying, purchase, order, ordering, rfq, estimate, quotation, preis, preise, angebot, kaufen, bestellen, prix, devis, acheter, commander, precio, precios, presupuesto, comprar, cotizacion, rent, rental, hire, shop, expensive, cheap',
  ),
  concept(
    'reseller',
    'dealer, dealers, distributor, distributors, stockist, retailer, wholesale, handler, revendeur, distributeur, distribuidor, where to buy',
  ),
  concept(
    'warranty',
    'guarantee, guaranty, warrantee, garantie, garantia, gewahrleistung, broken, defect, faulty, damaged',
  ),
  concept('live load, live loads', 'psf, kpa, floor load, people load, crowd load, floor rating'),
  concept(
    'defects, defective, report',
    'damaged, broken, faulty, damaged on arrival, arrived damaged, missing part, wrong part',
  ),
  concept(
    'return policy, returns',
    'refund, refunds, send back, exchange, give back, money back, ruckgabe, umtausch, retour, retours, devolucion, devoluciones, rma, cancel order, restocking',
  ),
  concept(
    'payment, payments, credit',
    'pay, paying, payment terms, terms, visa, mastercard, amex, american express, paypal, invoice, ' +
      'wire transfer, deposit, down payment, zahlung, bezahlen, rechnung, paiement, pago, surcharge, net 30, ' +
      'cheque, check payment, on account, zahlungsbedingungen, conditions de paiement, condiciones de pago, ' +
      'bezahlung, ratenzahlung, zahlungsarten, paiements',
  ),
  concept(
    'financing',
    'lease, leasing, loan, finance, installment, installments, instalments, monthly payments, finanzierung, financement, financiacion, credit terms, pay later',
  ),
  concept(
    'delivery, lead time, faster lead times',
    'shipping, ship, shipment, freight, deliver, turnaround, how soon, lieferzeit, lieferung, livraison, delai, entrega, envio, in stock, fast',
  ),
  concept(
    'training',
    'course, courses, class, classes, workshop, seminar, certification, certified, certificate, learn, ' +
      'lesson, schulung, kurs, formation, stage de formation, capacitacion, formacion, curso, webinar, ' +
      'lehrgang, lehrgange, cours, stages de formation, toolbox talk, schulungen, formations, cursos, kurse, ' +
      'apprendre, lernen, aprender',
  ),
  concept(
    'leadership',
    'team, management, executives, ceo, president, owner, boss, founder, founders, who runs, who owns, ' +
      'geschaftsfuhrer, equipo, directors, chief, staff, managing director, geschaftsleitung ' +
      'direccion general',
  ),
  concept('founder', 'ceo, president, owner, boss, inventor, who started, started company, started boltspan, founded'),
  concept(
    'engineering',
    'engineer, engineers, structural engineer, pe stamp, calculations, calc, ingenieur, ingeniero',
  ),
  concept(
    'about us, story',
    'history, company profile, uber uns, a propos, quienes somos, background, how it started, ' +
      'qui sommes nous, over ons',
  ),
  concept('award, awards', 'prize, prizes, medal, recognition, auszeichnung, prix, premio'),
  concept('patent, patented', 'patents, intellectual property, patente, brevet'),
  concept(
    'privacy, cookies',
    'cookie, gdpr, data protection, personal data, tracking, datenschutz, confidentialite, privacidad, analytics',
  ),
  concept('made in the usa', 'american made, us made, country of origin, origin, made in america, manufactured'),
  // Applications
  concept(
    'aircraft, aerospace',
    'airplane, aeroplane, plane, planes, jet, airliner, aviation, hangar, airframe, fuselage, helicopter, ' +
      'mro, airport, flugzeug, avion, aeronautica, rocket, satellite, wing support, aeroplane repair, ' +
      'aircraft jack, aircraft stand, flugzeuge, aviones, avions, aeronef',
  ),
  concept(
    'aerospace dock, dock',
    'docking, docking system, maintenance stand, maintenance platform, work stand, workstand',
  ),
  concept('shoring', 'prop, propping, cribbing, support tower, recovery'),
  concept(
    'film, grip',
    'movie, movies, cinema, cinematography, filming, hollywood, grip gear, kino, pelicula, cine, tournage, ' +
      'movie set, movie sets, green screen, green screen frame, blue screen, chroma key, process trailer, ' +
      'insert car, dreharbeiten, dreh, camera car, rodaje, rain rig, stunt, stunts, filmset',
  ),
  concept(
    'television, broadcast',
    'tv, studio, sports broadcast, stadium, fernsehen, television studio, news set, esports, commentary, ' +
      'commentary platform, commentary box, commentary booth, commentary position, camera position, ' +
      'televisions, kommentatorenplatz, outside broadcast',
  ),
  concept(
    'theatre, scenic',
    'stage set, scenery, drama, opera, theater, buhne, buhnenbau, teatro, escenario, scene, musical, ' +
      'broadway, set construction, flat scenery, decor, decors, escenografia, set piece, set pieces, kulisse, ' +
      'kulissen, stage design, panto, pantomime',
  ),
  concept(
    'concert, touring',
    'live music, band, festival, rock and roll, tour, konzert, concierto, stage roof, live event, ' +
      'live events, event, events, gig, gigs, rock show, rock shows, lighting rig, pa tower, pa towers, ' +
      'konzerte, concerts, conciertos, delay tower, front of house',
  ),
  concept('stage', 'buhne, scene, escenario, staging'),
  concept(
    'led wall, video wall',
    'led screen, led panel, video screen, jumbotron, digital signage, screen support, ledwand, mur led, pantalla led, videowand, display wall, led panels, screen',
  ),
  concept(
    'mezzanine, platforms',
    'loft, raised floor, second floor, upper level, platform, platforms, plattform, entresuelo, mezanine, ' +
      'storage level, elevated floor, warehouse floor, raised storage, zwischenboden, entreplanta, altillo, ' +
      'altillos, zwischengeschoss, mezzanina',
  ),
  concept(
    'tradeshow',
    'booth, exhibition, expo, exhibition stand, trade fair, convention, messe, messestand, messebau, salon, ' +
      'feria, exhibit booth, pop up, activation, stand d exposition, stand de feria, shell scheme, ' +
      'brand activation, exhibition booth, exhibition booths, exhibition build, exhibition builder, ' +
      'trade fair stand, ferias, messestande, exhibitor',
  ),
  concept(
    'museums, exhibits',
    'museum, gallery wall, artwork, exhibition, display case, sculpture, ausstellung, musee, exposition, ' +
      'museo, exposicion, dinosaur, dinosaurs, display stand, display stands, skeleton, ausstellungen',
  ),
  concept(
    'obstacle courses, aerial arts',
    'ninja, ninja warrior, obstacle course, climbing frame, circus, acrobat, trapeze, aerial, aerialist, ' +
      'gymnastics, playground, trampoline, zirkus, cirque, circo, parkour, lyra, lyras, aerial hoop, ' +
      'aerial silks, klettergerust, klettergeruste, pull up bar, pull up bars, pole dance, calisthenics, ' +
      'parcours, ninja rig, gym rig',
  ),
  concept(
    'training simulators',
    'simulator, simulators, flight simulator, cockpit, rope tower, mock up, mockup, military training, ' +
      'firefighter training, flugsimulator, flugsimulatoren, burn tower, simulateur, simulateurs, simulador, ' +
      'simuladores, simulatoren',
  ),
  concept(
    'industrial rigging, rigging',
    'machinery moving, machine moving, crane, gantry, gantries, gantry crane, lifting frame, hoist, hoisting, winch, kran, grue, levage, grua, izaje, heben, lifting, heavy lifting, a frame, portal crane',
  ),
  concept('platform, tower', 'scaffold, scaffolding, staging tower, gerust, echafaudage, andamio'),
  concept(
    'other applications',
    'workbench, work bench, bench, table frame, machine guard, machine guarding, rack, racking, shelving, shelf, storage, greenhouse, antenna mast, mast, robot, robot cell, enclosure, canopy, pergola, werkbank, etabli, banco de trabajo',
  ),
  concept(
    'connection',
    'joint, joints, connector, connectors, connecting, joining, join, attach, fasten, verbindung, verbinder, raccord, assemblage, conexion, union',
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
      'endplatten, plaque d extremite',
  ),
  concept(
    'reducer plate',
    '12 to 6 adapter plate, step down plate, size change plate, transition plate, reduction plate, ' +
      'reduzierplatte, plaque de reduction, placa de reduccion, reducer, 12 in truss to 6 in truss',
  ),
  concept('chord splice angle', 'angle connector for chord, chord joiner, chord connector, gurtwinkel'),
  concept(
    'tube cap',
    'bung, bungs, rohrkappe, rohrkappen, rohrstopfen, rohrstopsel, bouchon de tube, tapa de tubo, tube plug, ' +
      'tube stopper',
  ),
  concept(
    'end plug',
    'endstopfen, stopfen, thread in end, threaded end, tapped end, foot on the end of extrusion, ' +
      'insert for end of profile, tapon roscado, bouchon filete, gewindestopfen',
  ),
  concept(
    'frame rail corner',
    'mitre corner, miter corner, mitre joint, miter joint, corner key, gehrung, gehrungsverbinder',
  ),
  concept('slot nut bar', 'double t nut, twin slot nut, double slot nut, two hole slot nut, slot nut with two holes'),
  concept('bent plate 45', '45 degree bracket, 45 bracket, 45 degree angle plate'),
  concept(
    'gusset plate',
    'corner brace, corner brace plate, triangular bracket, triangular brackets, triangle bracket, ' +
      'plate for corners, stiffener, stiffeners, stiffener plate, haunch, knee plate, brace plate, ' +
      'corner reinforcement, corner stiffener, versteifung, eckbleche, refuerzo, renfort, renforts',
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
      'futterblech, placa espaciadora, furrure',
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
      'tubo cuadrado, box section adapter, adaptador de tubo cuadrado',
  ),
  concept('hinge assembly 180', 'complete hinge, full hinge, whole hinge, hinge set'),
  concept(
    'hinge half',
    'single hinge leaf, single hinge knuckle, single hinge, scharnierhalfte, scharnierhalften, ' +
      'demi charniere, demi charnieres, media bisagra, one side of a hinge',
  ),
  concept(
    'flat hinge',
    'butt hinge, butt hinges, strap hinge, strap hinges, piano hinge, door hinge, door hinges, gate hinge, ' +
      'gate hinges, flap hinge, hinge for a panel, panel hinge, flachscharnier, flachscharniere, ' +
      'bisagra plana, bisagras planas, charniere plate, leaf hinge',
  ),
  concept(
    'side crank jack',
    'trailer jack, trailer jacks, side winder, sidewinder, kurbelheber, jockey jack, drop leg jack, ' +
      'winding jack, lift and roll, gato de manivela, manivela, cric, cric a manivelle, manivelle, ' +
      'corner steady, kurbel, crank up, landing gear, kurbelstutze',
  ),
  concept('lifting saddle', '3 in truss hanger, lifting bracket 3 in, hang 3 in truss'),
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
      'paddle stair, sambastufen',
  ),
  concept(
    'ladder section',
    'ladder, ladders, leiter, leitern, echelle, echelles, cat ladder, caged ladder, vertical ladder, ' +
      'fixed ladder, crinoline, crinoline ladder, escalera de mano, escaleras de mano, climbing ladder, ' +
      'wall ladder, sprossen, sprosse, truss ladder, steigleiter, steigleitern, rungs, rung, ' +
      'wall mounted ladder',
  ),
  concept(
    'stair landing',
    'treppenpodest, treppenpodeste, palier d escalier, descansillo, descansillos, rellano, rellanos, ' +
      'landing platform, turning platform, half landing, quarter landing, landing',
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
      'post flange, wall flange, rosette, handrail base, floor flange, fussflansch',
  ),
  concept(
    'side-mount bracket',
    'wall bracket, wall brackets, side palm, fascia, fascia bracket, fascia mount, side fix, wandhalter, ' +
      'wandhalterung',
  ),
  concept('tee', 't piece, t pieces, t stuck, t stucke, te de tube, tee connector'),
  concept('elbow', 'bogen, rohrbogen, winkelstuck, coude, coudes, codo, codos, pipe bend, pipe corner, bend for pipe'),
  concept(
    'cross',
    'four way fitting, 4 way pipe fitting, 4 way fitting, kreuzstuck, kreuz, croix, cruz, cruce, cruces',
  ),
  concept(
    'adjustable tee',
    'swivel tee, variable tee, variable angle fitting, variable angle, pivoting tee, angle tee, ' +
      'verstellbares t stuck',
  ),
  concept(
    'self-closing gate',
    'swing gate, swing gates, tur, turen, tore, barrera, lift up gate, access gate, spring gate, portillons, ' +
      'puertas, door in railing',
  ),
  concept(
    'stair rail',
    'treppengelander, rampe, rampe d escalier, stair balustrade, grab rail, grab rails, grab bar, handlaufe, ' +
      'barandilla de escalera, stair railing, stair handrail',
  ),
  concept(
    'post socket',
    'post pocket, pfostenhalter, pfostenhulse, pfostenhulsen, poteau, poteau support, poste, porta poste, ' +
      'soporte de poste, post bracket, post holder, stanchion, stanchions, stanchion socket, pfosten',
  ),
  concept(
    'truss pad',
    'padding, foam, foam padding, polster, polsterung, polsterungen, schaumstoff, rembourrage, acolchado, ' +
      'acolchados, soft cover, soft cover for truss, foam cover, crash pad, crash pads, crash mat, ' +
      'truss warmer, truss sleeve foam, padded cover, bumping, bumping head, head protection, schutzpolster, ' +
      'mousse, espuma',
  ),
  concept(
    'edge guard',
    'kantenschutz, protege arete, arete, cantonera, cantoneras, protector de esquina, protector de borde, ' +
      'corner bumper, edge bumper, corner foam, eckenschutz, eckschutz, sharp edge, sharp edges',
  ),
  concept(
    'bolt set',
    'bolt, bolts, screws, fixing, fixings, bolt kit, hardware pack, sechskantschraube, sechskantschrauben, ' +
      'visserie, boulonnerie, tornilleria, high tensile, high tensile bolt, high tensile bolts, hex head bolt, ' +
      'hex head bolts, structural bolt, structural bolts, setscrew, set bolt, bolts to put truss together, ' +
      'befestigungsmaterial, verschraubung, pernos, hochfest, hochfeste',
  ),
  concept('5/8-11 bolt set', 'bolt for box truss, big bolt, big bolts, large bolt, heavy bolt'),
  concept(
    'hex nut',
    'nut, nuts, sechskantmutter, sechskantmuttern, hexagon nut, full nut, full nuts, ecrou hexagonal, ' +
      'tuerca hexagonal, plain nut',
  ),
  concept(
    'hardened washer',
    'beilagscheibe, beilagscheiben, u scheibe, form a washer, flat washer, plain washer, flat washers',
  ),
  concept(
    'spacer tube',
    'bushing, bushings, sleeve spacer, distanzhulse, distanzhulsen, abstandshalter, hulse, hulsen, ' +
      'entretoise, entretoises, separador, separadores, casquillo, casquillos, espaciador, espaciadores, ' +
      'crush tube, crush tubes, anti crush tube, anti crush sleeve, crush sleeve, crush, crushing, ' +
      'bolt sleeve, bolt sleeves, compression sleeve, compression tube, compression spacer, collar, collars, ' +
      'buchse, buchsen, douille entretoise, distanzstuck, distance tube',
  ),
  concept(
    'tool kit',
    'toolkit, toolkits, spanner set, wrench set, socket set, hex key set, allen key set, boite a outils, ' +
      'coffret, coffret d outils, mallette, juego de herramientas, set of tools, all tools, which tools, ' +
      'what tools, imperial tools, werkzeugkasten, werkzeugsatze',
  ),
  concept(
    'combination wrench',
    'spanner, spanners, combination spanner, ring spanner, open ender, open ended spanner, open end wrench, ' +
      'maulschlussel, gabelschlussel, ringschlussel, ringmaulschlussel, cle plate, cle mixte, cles mixtes, ' +
      'llave combinada, llave fija, llaves fijas, podger spanner',
  ),
  concept(
    'deep socket',
    'socket, sockets, nut driver, nut drivers, impact socket, steckschlussel, steckschlusseleinsatz, ' +
      'stecknuss, stecknusse, nuss, nusse, douille, douilles, vaso, vasos, llave de vaso, llaves de vaso, ' +
      'box spanner, tube spanner',
  ),
  concept(
    'tie-down ring',
    'd ring, d rings, zurrring, zurrringe, anneau d arrimage, point d arrimage, points d arrimage, argolla, ' +
      'argollas, anchor ring, anchor rings, guy point, guy points, truck tie point, tie off point, tie point, ' +
      'lashing point, lashing points, lashing ring, anilla, anillas, zurrpunkte, zurrosen, guy wire, guying',
  ),
  concept(
    'tie-down bar',
    'bar to strap, zurrstange, zurrstangen, barra de amarre, barre d arrimage, lashing bar, lashing rail',
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
      'underhung, underslung',
  ),
  concept(
    'mitchell riser',
    'camera riser, riser for camera, raise camera, bazooka, bazookas, camera height extension, ' +
      'kamera erhohung, camera extension, camera column',
  ),
  concept(
    'tie-down nut',
    'mitchell nut, camera tie down, claw ball, claw ball nut, castle nut, hold down nut, ' +
      'wing nut for mitchell, kamera mutter',
  ),
  concept('mitchell cap 3 in', 'camera plate for 3 in tube, camera on 3 in post'),
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
      'portalkrane, gantry cranes, plant move, machinery install',
  ),
]
