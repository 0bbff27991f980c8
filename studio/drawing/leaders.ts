/** The leaders as flat illustrations: ink, plate and signal, drawn with the hand of the drawings. Square, 800 px. */

const INK = '#0d0e0f'
const INK_2 = '#3b4044'
const STEEL = '#6d747a'
const LINE = '#d5d9dc'
const PLATE = '#eef0f1'
const PAPER = '#ffffff'
const SIGNAL = '#feed4d'

/** Tone of a face: three flat grays of the house, no skin colors; a drawing, not a photograph. */
interface Tone {
  readonly face: string
  readonly shade: string
}

/** On a bare ground: the plate that it lies on has corner holes of its own. */
const picture = (title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><title>${title}</title><rect width="800" height="800" fill="${PLATE}"/>${content}</svg>\n`

const line = (d: string, width = 5, color = INK) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const area = (d: string, fill: string) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`
const flat = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** Shoulders that run out of the picture, neck and head; the face looks to the viewer. */
const shoulders = (fill: string) =>
  area('M96 800C100 690 168 640 262 612L340 588H460L538 612C632 640 700 690 704 800Z', fill)
const neck = ({ face, shade }: Tone) =>
  area('M344 486V596C360 636 440 636 456 596V486Z', face) +
  flat('M347 520C376 560 424 560 453 520V546C424 584 376 584 347 546Z', shade)
const ears = ({ face }: Tone) =>
  area('M276 352C252 340 246 374 258 402C266 420 280 424 288 414Z', face) +
  area('M524 352C548 340 554 374 542 402C534 420 520 424 512 414Z', face)
const head = ({ face }: Tone) =>
  area('M280 330C280 230 330 190 400 190S520 230 520 330V392C520 480 466 532 400 532S280 480 280 392Z', face)
const brows = (lift = 0, color = INK) =>
  line(`M318 ${330 - lift}C334 ${318 - lift} 354 ${318 - lift} 368 ${326 - lift}`, 7, color) +
  line(`M432 ${326 - lift}C446 ${318 - lift} 466 ${318 - lift} 482 ${330 - lift}`, 7, color)
const eyes = `<circle cx="344" cy="362" r="8" fill="${INK}"/><circle cx="456" cy="362" r="8" fill="${INK}"/>`
const nose = line('M402 366C398 396 386 410 388 420C392 428 406 430 414 426')

const daleTone: Tone = { face: PAPER, shade: LINE }
const dale = picture(
  'Dale Mercer',
  shoulders(INK_2) +
    // Work shirt: collar, placket, two pockets with stitched flaps.
    area('M340 588L400 690L318 668L296 610Z', INK) +
    area('M460 588L400 690L482 668L504 610Z', INK) +
    line('M400 690V800', 4) +
    `<circle cx="412" cy="728" r="6" fill="${PLATE}"/><circle cx="412" cy="776" r="6" fill="${PLATE}"/>` +
    line('M212 724H316V760L264 776L212 760Z', 4, STEEL) +
    line('M484 724H588V760L536 776L484 760Z', 4, STEEL) +
    flat('M540 704H552V744H540Z', SIGNAL) +
    line('M540 704H552V742H540Z', 3) +
    neck(daleTone) +
    ears(daleTone) +
    head(daleTone) +
    // Beard, gray, with the mouth in it.
    area(
      'M280 384C290 402 300 420 318 428C344 434 368 430 400 436C432 430 456 434 482 428C500 420 510 402 520 384V402C520 500 466 552 400 552S280 500 280 402Z',
      STEEL,
    ) +
    flat('M356 462C384 452 416 452 444 462C430 484 370 484 356 462Z', PAPER) +
    line('M356 462C384 474 416 474 444 462', 4) +
    // Short gray hair.
    area(
      'M276 336C262 232 318 162 402 162S538 232 524 336C516 300 506 276 488 258C440 244 366 240 316 262C296 278 284 302 276 336Z',
      STEEL,
    ) +
    line('M330 214C366 196 420 192 462 208', 4, LINE) +
    line('M346 190C374 180 410 178 438 184', 4, LINE) +
    brows(0, INK_2) +
    eyes +
    // Round glasses.
    `<circle cx="344" cy="362" r="38" fill="none" stroke="${INK}" stroke-width="6"/><circle cx="456" cy="362" r="38" fill="none" stroke="${INK}" stroke-width="6"/>` +
    line('M382 356C392 348 408 348 418 356', 6) +
    line('M306 354L282 346', 6) +
    line('M494 354L518 346', 6) +
    nose,
)

const renataTone: Tone = { face: STEEL, shade: INK_2 }
const renata = picture(
  'Renata Okafor',
  // Hair tied back, seen behind the head.
  area(
    'M268 360C240 220 310 146 402 146S560 220 532 360C534 380 530 392 524 400L276 400C270 392 266 380 268 360Z',
    INK,
  ) +
    area('M470 176C500 128 566 130 582 176C594 214 562 250 524 242Z', INK) +
    shoulders(PAPER) +
    area('M340 588L400 676L322 700L286 614Z', PAPER) +
    area('M460 588L400 676L478 700L514 614Z', PAPER) +
    line('M400 676V800', 4) +
    `<circle cx="412" cy="722" r="5" fill="${INK}"/><circle cx="412" cy="772" r="5" fill="${INK}"/>` +
    // Chest pocket with a pencil.
    area('M532 660H546V740H532Z', SIGNAL) +
    flat('M532 660H546L539 640Z', INK) +
    area('M496 714H600V800H496Z', PAPER) +
    line('M496 734H600', 4) +
    neck(renataTone) +
    ears(renataTone) +
    head(renataTone) +
    // Hairline, drawn back.
    area(
      'M276 344C270 240 322 172 400 172S530 240 524 344C512 296 494 262 462 240C424 228 376 228 338 240C306 262 288 296 276 344Z',
      INK,
    ) +
    line('M352 214C366 204 384 200 398 200', 4, STEEL) +
    line('M416 202C436 206 452 214 466 226', 4, STEEL) +
    `<circle cx="268" cy="424" r="7" fill="${SIGNAL}" stroke="${INK}" stroke-width="3"/><circle cx="532" cy="424" r="7" fill="${SIGNAL}" stroke="${INK}" stroke-width="3"/>` +
    brows(4) +
    eyes +
    line('M330 350C338 344 350 344 358 350', 4) +
    line('M442 350C450 344 462 344 470 350', 4) +
    nose +
    line('M356 464C384 486 416 486 444 464', 6) +
    line('M372 462C390 456 410 456 428 462', 4),
)

const tomasTone: Tone = { face: PAPER, shade: LINE }
const tomas = picture(
  'Tomas Lindqvist',
  shoulders(INK) +
    // Crew-neck shirt under an open jacket.
    area('M318 600C350 650 450 650 482 600L500 800H300Z', LINE) +
    line('M330 612C362 662 438 662 470 612', 4) +
    area('M318 594L262 612L250 700L306 734L280 800H320L352 700Z', INK) +
    area('M482 594L538 612L550 700L494 734L520 800H480L448 700Z', INK) +
    line('M262 614L252 700L304 732', 4, STEEL) +
    line('M538 614L548 700L496 732', 4, STEEL) +
    flat('M580 716H620V728H580Z', SIGNAL) +
    neck(tomasTone) +
    ears(tomasTone) +
    head(tomasTone) +
    // Shaved head: the shadow of the hair.
    flat(
      'M284 322C284 236 334 194 400 194S516 236 516 322C508 286 492 262 468 250C424 238 376 238 332 250C308 262 292 286 284 322Z',
      LINE,
    ) +
    line('M280 330C280 230 330 190 400 190S520 230 520 330') +
    // Short blond beard: light, cut close.
    area(
      'M281 394C292 424 306 440 330 442C350 430 374 428 400 434C426 428 450 430 470 442C494 440 508 424 519 394C520 486 466 534 400 534S280 486 281 394Z',
      '#e5dfc0',
    ) +
    flat('M360 462C384 454 416 454 440 462C426 482 374 482 360 462Z', PAPER) +
    line('M358 462C384 476 416 476 442 462', 5) +
    brows(2, STEEL) +
    eyes +
    nose,
)

/** By drawing key; the same keys as the pictures in the catalogue. */
export const leaders: Readonly<Record<string, string>> = {
  'leaders/dale-mercer': dale,
  'leaders/renata-okafor': renata,
  'leaders/tomas-lindqvist': tomas,
}
