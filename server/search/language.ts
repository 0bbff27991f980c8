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
    'girder, lattice, lattice beam, lattice girder, box girder, trussing, spaceframe, space frame, traverse, traversen, ' +
      'fachwerk, fachwerktrager, gittertrager, alutraverse, poutre, poutres, poutre treillis, treillis, structure alu, ' +
      'pont, cercha, celosia, viga, vigas, estructura',
  ),
  concept(
    'extrusion',
    'tslot, t slot, t-slot, t slotted, slotted profile, profile, 8020, 80 20, 80/20, strut channel, unistrut, strut, ' +
      'aluprofil, profil, strangpressprofil, nutprofil, profile alu, profile aluminium, profiles, perfil, perfiles, perfil de aluminio',
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
    'joining plate, fishplate, fish plate, connector plate, coupling plate, stossblech, stossplatte, eclisse, placa de empalme, empalme',
  ),
  concept(
    'base plate',
    'foot plate, footplate, floor plate, grundplatte, bodenplatte, fussplatte, platine, embase, semelle, placa base',
  ),
  concept('bent plate', 'angle bracket, l bracket, angle iron, angle cleat, cleat'),
  concept('washer plate', 'backing plate, backer plate, load spreader, spreader plate'),
  concept('spacer', 'shim, shims, packer, packing, standoff'),
  concept('weld blank', 'weld plate, weldable plate, blank plate'),
  concept(
    'joist hanger',
    'joist bracket, joist support, timber hanger, timber connector, lumber hanger, beam hanger, wood hanger, balkenschuh, etrier, estribo, simpson',
  ),
  concept('2', 'two, double, doubled, pair'),
  concept('3', 'three, triple'),
  concept('4', 'four, quad'),
  concept('6', 'six'),
  concept('1', 'single'),
  concept(
    'pipe adapter',
    'tube adapter, pipe clamp, pipe connector, pipe coupler, pipe flange, half coupler, cheeseborough, cheeseboro, conduit adapter, rohradapter, rohrverbinder, adaptateur de tube, adaptateur, adaptador, adaptador de tubo, scaffold clamp, scaffold tube',
  ),
  concept('square adapter', 'box section adapter, square tube clamp, rhs adapter'),
  concept(
    'hinge',
    'pivot, knuckle, articulated joint, folding joint, scharnier, scharniere, gelenk, charniere, charnieres, articulation, bisagra, bisagras',
  ),
  concept(
    'hitch pin',
    'clevis pin, r clip, lynch pin, linch pin, cotter pin, steckbolzen, splint, goupille, pasador, chaveta',
  ),
  concept('quick release pin', 'ball lock pin, pip pin, detent pin, push button pin, quick pin'),
  concept(
    'caster',
    'wheel, wheels, roller, rollers, castor, caster wheel, trolley wheel, lenkrolle, lenkrollen, rolle, rollen, laufrolle, ' +
      'roulette, roulettes, roue, roues, rueda, ruedas, ruedas giratorias',
  ),
  concept('swivel caster', 'swiveling wheel, rotating wheel, locking wheel, wheel with brake, braked wheel'),
  concept('brake', 'lock, locks, locking, lockable, bremse, frein, freno'),
  concept('rigid caster', 'fixed caster, fixed castor, fixed wheel, bockrolle'),
  concept('head block', 'pulley, pulleys, sheave, sheaves, loft block, umlenkrolle, seilrolle, poulie, polea'),
  concept('screw jack', 'leveling jack, spindle, jackscrew, jack screw, spindel, verin, gato'),
  concept('jack', 'lifter, raise'),
  concept(
    'leveling foot',
    'adjustable foot, leveler foot, levelling pad, machine foot, stellfuss, pied, pied reglable, pata, patas, feet, adjuster',
  ),
  concept('roller sleeve', 'sleeve block, tower carriage, carriage'),
  concept('telescoping sleeve', 'telescopic tube, slider'),
  concept(
    'slewing ring',
    'turntable, turntable bearing, lazy susan, rotating platform, revolve, revolving stage, rotary table, drehkranz, drehscheibe, drehbuhne, couronne, plateau tournant, plataforma giratoria, corona',
  ),
  concept(
    'pillow block',
    'bearing, bearings, plummer block, shaft support, lager, stehlager, palier, rodamiento, cojinete',
  ),
  concept('angle track', 'rail track, track rail, camera track, floor track, laufschiene, schiene, carril'),
  concept('v-groove wheel', 'track wheel, grooved wheel, v wheel'),
  concept(
    'lifting mount',
    'pick point, pickup point, hang point, hanging point, suspension point, lift point, anschlagpunkt, point de levage, punto de izaje',
  ),
  concept('hoist ring', 'swivel eye, lifting ring, anneau de levage'),
  concept(
    'eye bolt',
    'eyebolt, ringbolt, ring bolt, osenschraube, ringschraube, oese, piton, anneau, cancamo, armella',
  ),
  concept('pad eye', 'padeye, d ring plate'),
  concept('shackle', 'd shackle, bow shackle, anchor shackle, schakel, schaekel, manille, grillete'),
  concept('chain hoist mount', 'motor mount, chain motor, motor bracket, kettenzug, palan, polipasto'),
  concept('i-beam mount', 'beam clamp, girder clamp, i beam, h beam, steel beam clamp, tragerklemme'),
  concept('bridle plate', 'bridle, delta plate, sling plate'),
  concept(
    'stair',
    'stairs, stairway, staircase, steps, step unit, treads, treppe, treppen, escalier, escaliers, escalera, escaleras',
  ),
  concept('ladder', 'leiter, echelle, rungs, climbing'),
  concept(
    'guardrail',
    'railing, railings, fence, barrier, balustrade, banister, edge protection, fall protection, gelander, garde corps, garde-corps, barandilla, barandillas, baranda',
  ),
  concept('handrail, stair rail', 'handlauf, main courante, pasamanos, banister'),
  concept(
    'rail fittings',
    'kee klamp, key clamp, keyclamp, pipe fitting, pipe fittings, structural pipe fittings, speed rail, tube clamp, rohrschelle',
  ),
  concept('toe board', 'toeboard, kickboard, kick board, kick plate, kickplate, toe kick, bordbrett, plinthe, rodapie'),
  concept(
    'deck panel',
    'decking, deck, stage deck, floor panel, flooring, floor, platform panel, walkway, riser, plywood deck, podest, bodenplatten, plancher, plateau, piso, plataforma, tarima',
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
  concept('short bolt', 'stub bolt, slot bolt'),
  concept('nut', 'mutter, muttern, ecrou, ecrous, tuerca, tuercas'),
  concept(
    'slot nut',
    'drop in nut, roll in nut, t nut, tnut, t-nut, sliding nut, spring nut, channel nut, nutenstein, hammermutter, ecrou en t',
  ),
  concept('insert nut', 'threaded insert, tee nut, rampa, einschlagmutter, einpressmutter'),
  concept('washer', 'unterlegscheibe, unterlegscheiben, scheibe, rondelle, rondelles, arandela, arandelas'),
  concept('nut bar', 'nut strip, tapped bar, threaded bar, nut plate'),
  concept(
    'threaded rod',
    'all thread, allthread, threaded stud, stud bolt, studding, gewindestange, tige filetee, varilla roscada',
  ),
  concept('coupling nut', 'long nut, rod coupler, rod connector'),
  concept('hand knob', 'thumb screw, thumbscrew, wing nut, star knob, drehknopf, sterngriff'),
  concept(
    'tool kit, tools',
    'toolbox, tool box, tool set, tool bag, toolset, werkzeug, werkzeugkoffer, werkzeugsatz, outil, outils, trousse, caisse a outils, herramienta, herramientas, caja de herramientas',
  ),
  concept('wrench', 'spanner, spanners, schraubenschlussel, schlussel, cle, cles, llave, llaves'),
  concept(
    'torque wrench',
    'torque spanner, clicker, click wrench, drehmomentschlussel, cle dynamometrique, llave dinamometrica',
  ),
  concept(
    'hex key',
    'allen key, allen wrench, allen, allen keys, hex wrench, inbus, inbusschlussel, cle allen, llave allen',
  ),
  concept('drift pin', 'podger, spud, alignment pin, line up pin, bull pin, tapered punch'),
  concept('socket', 'nut driver, impact socket, steckschlussel, nuss, douille'),
  concept('ratchet', 'knarre, cliquet, carraca, trinquete'),
  concept(
    'forklift pocket',
    'fork pocket, fork pockets, forklift, fork lift, forktruck, fork truck, lift truck, pallet jack, gabelstapler, stapler, chariot elevateur, montacargas, fork tube',
  ),
  concept('lifting lug', 'lifting eye, crane eye, crane lug, crane point, hebeose, patte de levage, oreja'),
  concept('truss dolly', 'trolley, dolly, hand truck, transport cart, wagen, rollwagen, chariot, carro, carrito'),
  concept('parts cart', 'cart, trolley, wagon, tool cart'),
  concept('stacking saddle', 'stacker, stacking block, storage cradle'),
  concept(
    'tie-down',
    'lashing, lash, tie down point, anchor point, cargo, zurrpunkt, zurrose, arrimage, sangle, amarre',
  ),
  concept('strap winch', 'ratchet strap, web winch, strap, straps, spanngurt'),
  concept(
    'mitchell mount',
    'mitchell, camera mount, camera plate, camera head, fluid head, head mount, kamerahalterung, kamera, support camera, soporte de camara',
  ),
  concept('end cap', 'cover cap, cover, plastic cap, plug cap, abdeckkappe, endkappe, bouchon, embout, tapa, tapon'),
  concept(
    'corner block',
    'corner, cube, 6 way, six way, six-way, corner cube, box corner, corner piece, eckwurfel, eckverbinder, ecke, coin, esquina',
  ),
  concept('box-truss adapter', 'adapter plate, other brands, other manufacturers, compatible with, compatibility'),
  concept('ground base', 'ground plate, ground support base, floor base, tower base, standfuss'),
  concept('tapered truss', 'conical truss, transition, taper'),
  concept('spigot', 'conical connector, internal connector, inner sleeve, insert tube'),
  concept('slot cover', 'slot filler, cover strip, slot strip, channel cover, cover profile'),
  concept('frame rail', 'panel frame, panel rail, frame profile, sign frame, banner frame'),
  concept('inside corner bracket', 'inside bracket, corner bracket, angle bracket'),
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
    'span table, span chart, load chart, capacity chart, capacity table, weight chart, table de charge, table de charges, belastungstabelle, lasttabelle, traglasttabelle, tableau de charge, tableau des charges, abaque, tabla de cargas, calculator, load calculator, span calculator, engineering data',
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
    'katalog, brochure, prospekt, catalogo, booklet, price list, pricelist, leaflet, printed catalog, product list',
  ),
  concept('usb catalog', 'usb stick, flash drive, thumb drive, memory stick, usb drive'),
  concept('digital catalog', 'download catalog, catalog download, pdf catalog, ebook'),
  concept(
    '3d model, models',
    'cad, dwg, dxf, step file, stl, revit, bim, autocad, vectorworks, solidworks, 3d file, 3d files, cad files, cad file, cad drawings, skp, sketchup, modell, zeichnung, modele, modelo, plano',
  ),
  concept('drawing', 'drawings, blueprint, blueprints'),
  concept(
    'connection guide',
    'manual, manuals, instruction, instructions, instruction manual, assembly instructions, assembly guide, installation guide, how to assemble, assemble, assembly manual, handbook, user guide, anleitung, montageanleitung, aufbauanleitung, notice de montage, mode d emploi, manual de montaje, instrucciones, put together, bolt pattern',
  ),
  concept(
    'inspection',
    'inspect, check list, checklist, wear, damage, maintenance, prufung, controle, inspeccion, annual inspection',
  ),
  concept(
    'picture, gallery',
    'photo, photos, image, images, pictures, bilder, bild, fotos, photographie, imagen, imagenes, gallery',
  ),
  // Company and service
  concept(
    'contact, contact us',
    'get in touch, talk, speak, customer service, customer support, support, help desk, helpdesk, sales rep, kontakt, contacto, contactez, write',
  ),
  concept(
    'phone',
    'telephone, call, phone number, number to call, hotline, fax, telefon, telefonnummer, telephone number, telefono, mobile',
  ),
  concept(
    'hours, mon-fri',
    'opening hours, office hours, business hours, opening times, opening, open, closed, when open, offnungszeiten, horaires, horario',
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
    'pay, paying, payment terms, terms, visa, mastercard, amex, american express, paypal, invoice, wire transfer, deposit, down payment, zahlung, bezahlen, rechnung, paiement, pago, surcharge, net 30, cheque, check payment, on account',
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
    'course, courses, class, classes, workshop, seminar, certification, certified, certificate, learn, lesson, schulung, kurs, formation, stage de formation, capacitacion, formacion, curso, webinar',
  ),
  concept(
    'leadership',
    'team, management, executives, ceo, president, owner, boss, founder, founders, who runs, who owns, geschaftsfuhrer, equipo, directors, chief, staff',
  ),
  concept('founder', 'ceo, president, owner, boss, inventor, who started, started company, started boltspan, founded'),
  concept(
    'engineering',
    'engineer, engineers, structural engineer, pe stamp, calculations, calc, ingenieur, ingeniero',
  ),
  concept('about us, story', 'history, company profile, uber uns, a propos, quienes somos, background, how it started'),
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
    'airplane, aeroplane, plane, planes, jet, airliner, aviation, hangar, airframe, fuselage, helicopter, mro, airport, flugzeug, avion, aeronautica, rocket, satellite',
  ),
  concept(
    'aerospace dock, dock',
    'docking, docking system, maintenance stand, maintenance platform, work stand, workstand',
  ),
  concept('shoring', 'prop, propping, cribbing, support tower, recovery'),
  concept(
    'film, grip',
    'movie, movies, cinema, cinematography, filming, hollywood, grip gear, kino, pelicula, cine, tournage',
  ),
  concept(
    'television, broadcast',
    'tv, studio, sports broadcast, stadium, fernsehen, television studio, news set, esports',
  ),
  concept(
    'theatre, scenic',
    'stage set, scenery, drama, opera, theater, buhne, buhnenbau, teatro, escenario, scene, musical, broadway, set construction',
  ),
  concept(
    'concert, touring',
    'live music, band, festival, rock and roll, tour, konzert, concierto, stage roof, live event, live events, event, events',
  ),
  concept('stage', 'buhne, scene, escenario, staging'),
  concept(
    'led wall, video wall',
    'led screen, led panel, video screen, jumbotron, digital signage, screen support, ledwand, mur led, pantalla led, videowand, display wall, led panels, screen',
  ),
  concept(
    'mezzanine, platforms',
    'loft, raised floor, second floor, upper level, platform, platforms, plattform, entresuelo, mezanine, storage level, elevated floor, warehouse floor',
  ),
  concept(
    'tradeshow',
    'booth, exhibition, expo, exhibition stand, trade fair, convention, messe, messestand, messebau, salon, feria, exhibit booth, pop up, activation',
  ),
  concept(
    'museums, exhibits',
    'museum, gallery wall, artwork, exhibition, display case, sculpture, ausstellung, musee, exposition, museo, exposicion',
  ),
  concept(
    'obstacle courses, aerial arts',
    'ninja, ninja warrior, obstacle course, climbing frame, circus, acrobat, trapeze, aerial, aerialist, gymnastics, playground, trampoline, zirkus, cirque, circo, parkour',
  ),
  concept(
    'training simulators',
    'simulator, simulators, flight simulator, cockpit, rope tower, mock up, mockup, military training, firefighter training',
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
]
