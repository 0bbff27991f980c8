/**
 * Head and header of the pages that are not a product or an application. Product pages make their title
 * the same way: 'Truss | BoltSpan', with the product's own description.
 */
export interface PageHead {
  /** The canonical path. */
  readonly path: string
  /** The document's title. */
  readonly title: string
  /** Of the document; 70 to 160 characters. */
  readonly description: string
  /** The page's first heading. */
  readonly heading: string
  /** Under the heading; absent where the page's first words say it. */
  readonly intro?: string
}

export const pageHeads = {
  home: {
    path: '/',
    title: 'Modular Structural Building Components | BoltSpan',
    description:
      'Truss, extrusion, plates and hinges on one 3-inch grid. Bolt together docks, stages, walls and floors, then build something else with the same parts.',
    heading: 'A revolutionary approach to designing and building for all industries and applications',
  },
  products: {
    path: '/products',
    title: 'Our Products | BoltSpan',
    description:
      'Thirteen product families on one 3-inch grid: truss, extrusion, plates, hinges, motion, rigging, access and hardware, each with spec sheets.',
    heading: 'Our Products',
    intro: 'Thirteen families of parts, one hole pattern. Whatever you pick, it bolts to the rest.',
  },
  applications: {
    path: '/applications',
    title: 'Applications | BoltSpan',
    description:
      'What is built from BoltSpan parts: aircraft docks, LED walls, mezzanines, stages, camera rigs, trade show booths, obstacle courses and exhibits.',
    heading: 'Applications',
    intro: 'Fourteen kinds of work and one kit of parts.',
  },
  resources: {
    path: '/resources',
    title: 'Our Resources | BoltSpan',
    description:
      'Catalog, load tables, connection guide, tool kit sheet, 3D models, training, warranty and financing: everything needed to design with BoltSpan.',
    heading: 'Our Resources',
    intro: 'What you need to draw it, order it, bolt it together and sign it off.',
  },
  cadLibrary: {
    path: '/resources/cad',
    title: 'CAD Library | BoltSpan',
    description:
      'STEP, DXF and GLB files of every BoltSpan part in every size, with lengths and weights: filter by product and figure, take one file or a zip of all.',
    heading: 'CAD Library',
    intro: 'Exact solids of every part number: STEP and DXF in inches, GLB in meters.',
  },
  training: {
    path: '/training',
    title: 'Training Sessions | BoltSpan',
    description:
      'Register for hands-on training in designing, building and inspecting modular truss structures. 2026 dates will be announced; spaces are limited.',
    heading: 'Training Sessions',
  },
  about: {
    path: '/about',
    title: 'About Us | BoltSpan',
    description:
      'How 25 years in event production led to a truss with a hole every 3 inches: the story of BoltSpan, the people who run it, and its awards.',
    heading: 'About Us',
    intro: 'Designed, built, reused.',
  },
  leadership: {
    path: '/leadership',
    title: 'Leadership | BoltSpan',
    description:
      'The people who answer for BoltSpan: the founder, the head of engineering and the director of operations.',
    heading: 'Leadership',
    intro: 'Three people who have built with what they sell.',
  },
  contactUs: {
    path: '/contact-us',
    title: 'Contact Us | BoltSpan',
    description:
      'Ask for a quote, find a reseller or talk to an engineer. Addresses, phone numbers and opening hours of our offices in the USA and Europe.',
    heading: 'Contact Us',
    intro: 'Send a sketch, a span and a load. We answer with a list of parts.',
  },
  warrantyAndPolicies: {
    path: '/warranty-and-policies',
    title: 'Warranty & Policies | BoltSpan',
    description:
      'Terms of payment, the one-year product warranty, standard finishes and how to return a part: the policies that apply to every BoltSpan order.',
    heading: 'Warranty & Policies',
    intro: 'Four short texts that apply to every order.',
  },
  loadTables: {
    path: '/load-tables',
    title: 'Load Tables | BoltSpan',
    description:
      'Allowable loads of truss in 3, 6 and 12 inch and of four extrusion profiles: spans, cantilevers, columns, joint ratings, in pounds and kilograms.',
    heading: 'Load Tables',
    intro: 'Allowable loads by span, five tables for truss and four for extrusion.',
  },
  tools: {
    path: '/tools',
    title: 'Calculators | BoltSpan',
    description:
      'Calculators for truss and extrusion: beams with any loads, columns and towers, LED wall supports and platforms, with lists of parts.',
    heading: 'Calculators',
    intro: 'Loads in, utilization and a list of parts out: by the same checks as the load tables.',
  },
  beamCalculator: {
    path: '/tools/beam',
    title: 'Beam Calculator | BoltSpan',
    description:
      'Beam calculator for truss and extrusion: any point and uniform loads, reactions, moment, shear and deflection diagrams, utilization by check.',
    heading: 'Beam Calculator',
    intro: 'Any loads on a span, a cantilever or two spans: reactions, diagrams, and what governs.',
  },
  columnCalculator: {
    path: '/tools/column',
    title: 'Column and Tower Calculator | BoltSpan',
    description:
      'Column and tower calculator for truss and extrusion: loads off the middle, wind from the side, utilization, overturning and ballast.',
    heading: 'Column and Tower Calculator',
    intro: 'Eccentric load, lateral force, and wind: utilization, overturning, sliding, and ballast.',
  },
  ledWallCalculator: {
    path: '/tools/led-wall',
    title: 'LED Wall Calculator | BoltSpan',
    description:
      'LED wall calculator: panel size and weight, columns and rows, flown or on the ground: header truss, towers, reactions, ballast, list of parts.',
    heading: 'LED Wall Calculator',
    intro: 'Panels, columns and rows: header, picks or towers, ballast, and a list of parts.',
  },
  platformCalculator: {
    path: '/tools/platform',
    title: 'Platform Calculator | BoltSpan',
    description:
      'Platform calculator: length, width, height and load class: decks, joists, beams, legs, guardrails by OSHA and stairs, with a list of parts.',
    heading: 'Platform Calculator',
    intro: 'Length, width, height and load class: legs, beams, joists, decks, rails and stairs.',
  },
  inspectionTool: {
    path: '/inspection-tool',
    title: 'Inspection Tool | BoltSpan',
    description:
      'A guided checklist for inspecting bolted truss structures before each use. The inspection tool is coming soon.',
    heading: 'Inspection Tool',
  },
  notFound: {
    path: '/404',
    title: 'Page Not Found | BoltSpan',
    description:
      'There is no page at this address. Go back to where you came from, or start again from the BoltSpan home page.',
    heading: 'Page not found!',
  },
  catalog: {
    path: '/catalog',
    title: 'Catalog V5 | BoltSpan',
    description:
      'The BoltSpan catalog, version 5: in print by mail, on a USB drive, or as a PDF to download now. Every part with its dimensions and weight.',
    heading: 'Catalog',
    intro: 'Version 5, in print, as a PDF or on a USB drive.',
  },
  catalogRequest: {
    path: '/catalog/request',
    title: 'Request a Catalog | BoltSpan',
    description:
      'Tell us where to send it: request the BoltSpan catalog in print or on a USB drive, mailed to your address.',
    heading: 'Request a Catalog',
    intro: 'Choose print or USB, and tell us where to send it.',
  },
  connectionGuide: {
    path: '/connection-guide',
    title: 'Connection Guide | BoltSpan',
    description:
      'Bolt patterns, hardware and torque values for every joint on the 3-inch grid, with pictures of each step. Read it here or open the PDF.',
    heading: 'Connection Guide',
  },
  quoteList: {
    path: '/quote-list',
    title: 'Quote List | BoltSpan',
    description:
      'Your list of parts: quantities, lengths, weight and the hardware that joins them. Kept on your device; send it for a quote or as a link.',
    heading: 'Quote List',
    intro:
      'Parts, quantities, lengths and weight, and the hardware that joins them. Kept on your device until you send it.',
  },
  offline: {
    path: '/offline',
    title: 'On This Device | BoltSpan',
    description:
      'What this browser has of the site for times without a connection: products that you keep, pages you have visited, and inquiries that wait.',
    heading: 'On This Device',
    intro: 'What this browser has of the site for times without a connection.',
  },
  searchResults: {
    path: '/searchResults',
    title: 'Search Results | BoltSpan',
    description:
      'Search the products, applications, load tables, spec sheets and other documents of BoltSpan by word or part number.',
    heading: 'Search Results',
  },
} as const satisfies Record<string, PageHead>
